import { spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')

/** Runs the steps one after the other, each shown with its time; stops with its exit code at the first that fails. */
export function runSteps(steps) {
  for (const { name, command, env } of steps) {
    console.log(`\n── ${name}`)
    const started = Date.now()
    const [file, ...args] = command
    const { status } = spawnSync(process.execPath, [path.join(root, file), ...args], {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, ...env },
    })
    console.log(
      `   ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(1)} s`,
    )
    if (status !== 0) process.exit(status ?? 1)
  }
}

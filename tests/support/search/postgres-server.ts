import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const DEBIAN = '/usr/lib/postgresql'
const STARTED_WITHIN_MS = 30_000

const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
const folders = [
  ...versions.map((version) => join(DEBIAN, version, 'bin')),
  ...(process.env.PATH ?? '').split(delimiter),
]

/** The folder of PostgreSQL's programs, if this machine has them. */
export const postgresFolder = (): string | undefined =>
  folders.find((folder) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))))

/** PostgreSQL refuses to run as root; Debian's package makes a user for it. */
const owner = (): { uid: number; gid: number } | undefined => {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (option: string) => Number(execFileSync('id', [option, 'postgres']))
  return { uid: idOf('-u'), gid: idOf('-g') }
}

/** The server writes its status into this file, as `pg_ctl` reads it: a socket alone may refuse. */
const isReady = (data: string): boolean => {
  const file = join(data, 'postmaster.pid')
  return existsSync(file) && readFileSync(file, 'utf8').includes('ready')
}

/** Starts a server of its own in a temporary folder, on a Unix socket alone. */
export const startPostgres = async (settings: Record<string, string> = {}) => {
  const programs = postgresFolder()
  if (!programs) throw new Error('PostgreSQL is not installed.')
  const who = owner()
  const folder = mkdtempSync(join(tmpdir(), 'oja-postgres-'))
  if (who) execFileSync('chown', [`${who.uid}:${who.gid}`, folder])
  const data = join(folder, 'data')
  const init = ['-D', data, '-U', 'oja', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  execFileSync(join(programs, 'initdb'), init, { cwd: folder, ...who, stdio: 'pipe' })
  const given = { listen_addresses: '', unix_socket_directories: folder, ...settings }
  const options = Object.entries(given).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const server = spawn(join(programs, 'postgres'), ['-D', data, ...options], {
    cwd: folder,
    ...who,
    stdio: 'ignore',
  })
  const ended = once(server, 'exit')
  const stop = async (): Promise<void> => {
    // SIGINT ends open connections; SIGTERM would wait for them.
    server.kill('SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgresql://oja@localhost/postgres?host=${encodeURIComponent(folder)}`
  const until = Date.now() + STARTED_WITHIN_MS
  while (!isReady(data)) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop()
      throw new Error('PostgreSQL did not start.')
    }
    await pause(50)
  }
  return { url, data, stop }
}

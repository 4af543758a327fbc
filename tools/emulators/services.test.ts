import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isBusy } from './busy-ports'
import { endLeftOvers, killMarked, newMark } from './process-tree'
import { startService } from './services'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-children-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** A program in a process group of its own that holds a port, as the emulators start Java. */
const holding = (port: number) => `
  const { spawn } = require('node:child_process')
  const listen = "require('node:net').createServer().listen(${port}, '127.0.0.1', () => process.stdout.write('up'))"
  const held = spawn(process.execPath, ['-e', listen], { detached: true, stdio: ['ignore', 'pipe', 'inherit'] })
  held.stdout.once('data', () => console.log('ready ' + process.pid))
`

const pidIn = (file: string): number => Number(/ready (\d+)/.exec(readFileSync(file, 'utf8'))?.[1])

test('what a service started ends with it, however it ends', async () => {
  const port = await freePort()
  const log_file = join(folder, 'service.log')
  const service = await startService({
    name: 'A service that crashes',
    args: ['-e', `${holding(port)}; process.on('SIGUSR2', () => process.abort())`],
    env: {},
    log_file,
    ready: { printed: 'ready' },
  })
  expect(await isBusy(port)).toBe(true)
  process.kill(pidIn(log_file), 'SIGUSR2')
  await service.ended
  await service.stop()
  expect(await isBusy(port)).toBe(false)
})

test('what a killed starter left running is ended by the next one', async () => {
  const port = await freePort()
  const { env } = newMark()
  const [name, mark = ''] = Object.entries(env)[0] ?? []
  // The mark of a process that has ended.
  const [tree] = mark.split('#')
  const left = spawn(process.execPath, ['-e', `${holding(port)}; setInterval(() => {}, 1000)`], {
    env: { ...process.env, [name as string]: `${tree}#${2 ** 30}#1` },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  await new Promise((resolve) => left.stdout.once('data', resolve))
  expect(await isBusy(port)).toBe(true)
  expect(await endLeftOvers()).toBe(2)
  expect(await isBusy(port)).toBe(false)
})

test('a program with busy threads holds nothing once it counts as killed', async () => {
  const port = await freePort()
  const { mark, env } = newMark()
  const thread =
    'const held = []; for (;;) if (held.push(new Array(1000).fill(1)) > 20000) held.length = 0'
  const program = `
    const { Worker } = require('node:worker_threads')
    for (let number = 0; number < 4; number += 1) new Worker('${thread}', { eval: true })
    require('node:net').createServer().listen(${port}, '127.0.0.1', () => setTimeout(() => console.log('up'), 300))
  `
  const busy = spawn(process.execPath, ['-e', program], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  })
  await new Promise((resolve) => busy.stdout.once('data', resolve))
  expect(await killMarked((one) => one === mark)).toBe(1)
  expect(await isBusy(port)).toBe(false)
})

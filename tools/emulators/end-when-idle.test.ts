import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { ROOT } from './project'

const HOOK = pathToFileURL(join(ROOT, 'tools/emulators/end-when-idle.mjs')).href
const SERVER = `require('http').createServer((_, response) => setTimeout(() => response.end(), 2_500))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port) })`

async function startFunction(target: string) {
  const child = spawn(process.execPath, ['--import', HOOK, '-e', SERVER], {
    env: { ...process.env, FUNCTION_TARGET: target, FUNCTIONS_IDLE_MS: '2000' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(child, 'exit')
  const [port] = await once(child.stdout, 'data')
  return { child, ended, url: `http://127.0.0.1:${String(port).trim()}/` }
}

test('ends the process of a trigger that waits for nothing, not one that works', async () => {
  const { ended, url } = await startFunction('onStockWritten')
  const response = await fetch(url)
  expect(response.status).toBe(200)
  expect(await ended).toEqual([0, null])
})

test('keeps the process of what people wait for', async () => {
  const { child, ended } = await startFunction('api')
  await pause(3_000)
  expect(child.exitCode).toBeNull()
  child.kill()
  await ended
})

import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { serializeByKey } from './serialize-by-key'

test('begins the others once the first has ended, well or not', async () => {
  const seen: string[] = []
  const call = (name: string, fails = false) =>
    serializeByKey('key', async () => {
      seen.push(`begin ${name}`)
      await pause(2)
      seen.push(`end ${name}`)
      if (fails) throw new Error('lost')
    })
  const results = await Promise.allSettled([call('first', true), call('second'), call('third')])
  expect(seen.slice(0, 2)).toEqual(['begin first', 'end first'])
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
})

test('keeps nobody waiting for another key, nor for one that has ended', async () => {
  const hanging = serializeByKey('hanging', () => pause(200))
  await expect(serializeByKey('other', async () => 'done')).resolves.toBe('done')
  await expect(serializeByKey('other', async () => 'again')).resolves.toBe('again')
  await hanging
})

test('says that the first is still running if it takes too long', async () => {
  let finish = () => {}
  const first = serializeByKey('slow', () => new Promise<void>((resolve) => (finish = resolve)))
  const second = serializeByKey('slow', async () => {}, 10)
  await expect(second).rejects.toMatchObject({
    code: 'idempotency/in-progress',
    details: { retry_after_seconds: 0.01 },
  })
  finish()
  await first
})

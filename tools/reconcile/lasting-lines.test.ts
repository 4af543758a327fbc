import { expect, test } from 'vitest'
import type { Finding } from '../../functions/src/domain/money/ledger/invariant'
import { lastingLines } from './lasting-lines'

type Look = Record<string, string>

/** Plays looks, each with its findings by rule and id; the last one repeats. */
const play = async (...looks: Look[]) => {
  let count = 0
  const look = async () => {
    const found = looks[Math.min(count, looks.length - 1)] ?? {}
    count += 1
    const of = (number: string): Finding[] =>
      Object.entries(found).flatMap(([name, problem]) =>
        name.startsWith(`${number} `) ? [{ id: name.slice(number.length + 1), problem }] : [],
      )
    return ['9', '13'].map((number) => ({ number, name: '', checked: 1, findings: of(number) }))
  }
  const lines = await lastingLines(look, async () => {})
  const found = lines.flatMap(({ number, findings }) =>
    findings.map(({ id, problem }) => `${number} ${id}: ${problem}`),
  )
  return { found, count }
}

test('one look is enough where nothing is wrong', async () => {
  expect(await play({})).toEqual({ found: [], count: 1 })
})

test('what any rule finds once is not wrong', async () => {
  expect(await play({ '9 a': 'x', '13 b': 'y' }, {})).toEqual({ found: [], count: 2 })
})

test('another purchase on its way in each look is not wrong, nor the same one by two rules', async () => {
  const looks: Look[] = [{ '13 a': 'x' }, { '13 b': 'x', '9 a': 'x' }, { '13 a': 'x' }]
  expect((await play(...looks)).found).toEqual([])
})

test('what stays is wrong', async () => {
  const stays = { '13 a': 'off by 1' }
  expect(await play({ ...stays, '9 b': 'x' }, stays)).toEqual({
    found: ['13 a: off by 1'],
    count: 4,
  })
})

test('what stays while people trade is wrong, as the last look says it', async () => {
  const looks = Array.from({ length: 9 }, (_, at) => ({ '13 a': `${at} instead of ${at + 1}` }))
  expect(await play(...looks)).toEqual({ found: ['13 a: 7 instead of 8'], count: 8 })
})

test('what settles late is not wrong', async () => {
  const moving = Array.from({ length: 5 }, (_, at) => ({ '13 a': `${at}` }))
  expect((await play(...moving, {})).found).toEqual([])
})

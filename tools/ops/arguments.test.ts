import { expect, test } from 'vitest'
import { amountOf, instantOf, postingsOf, readArguments, required, subjectOf } from './arguments'

test('arguments are a command, its subjects and options', () => {
  expect(readArguments(['split', 'abc', '--refund', '500', '--reason', 'half broken'])).toEqual({
    command: 'split',
    subjects: ['abc'],
    options: { refund: '500', reason: 'half broken' },
  })
  expect(readArguments([]).command).toBe('help')
})

test('an option without its value, or that does not exist, is refused', () => {
  expect(() => readArguments(['release', 'abc', '--reason'])).toThrow('--reason')
  expect(() => readArguments(['release', '--reason', '--by'])).toThrow('--reason')
  expect(() => readArguments(['release', 'abc', '--because', 'x'])).toThrow('--because')
})

test('a command without its reason or subject is refused', () => {
  const args = readArguments(['release'])
  expect(() => required(args, 'reason')).toThrow('Say --reason')
  expect(() => subjectOf(args)).toThrow('Say what to release')
})

test.each(['a/b', '../x', 'products/a', '.', '__id__'])('%s is refused: not an id', (id) => {
  expect(() => subjectOf(readArguments(['block', id]))).toThrow(`"${id}" is not an id`)
})

test('postings are accounts with what they get or give', () => {
  const args = readArguments(['correct', 'abc', 'provider:fees=-700', 'provider:clearing=700'])
  expect(postingsOf(args)).toEqual([
    { account: 'provider:fees', amount_minor: -700 },
    { account: 'provider:clearing', amount_minor: 700 },
  ])
  for (const text of ['provider:fees', 'provider:fees=1.5', '=5', 'provider:fees=1e3']) {
    expect(() => postingsOf(readArguments(['correct', 'abc', text]))).toThrow('account=amount')
  }
})

test('amounts are in whole kobo only', () => {
  const split = (refund: string) => readArguments(['split', 'a', `--refund=${refund}`])
  expect(amountOf(split('1200'), 'refund')).toBe(1200)
  for (const text of ['12.5', '-3', '1e3', 'x']) {
    expect(() => amountOf(split(text), 'refund')).toThrow('whole number of kobo')
  }
})

test('a time is read as the clock in Lagos shows it', () => {
  const at = (from: string) => instantOf(readArguments(['maintenance', `--from=${from}`]), 'from')
  expect(at('2026-11-21T22:00')).toBe(Date.UTC(2026, 10, 21, 21))
  for (const text of ['tomorrow', '2026-11-21', '2026-11-21 22:00', '2026-13-01T00:00']) {
    expect(() => at(text)).toThrow('--from is a time in Lagos')
  }
})

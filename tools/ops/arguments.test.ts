import { describe, expect, test } from 'vitest'
import { amountOf, postingsOf, readArguments, required, subjectOf } from './arguments'

describe("an operator's words", () => {
  test('are a command, its subject and options', () => {
    expect(readArguments(['split', 'abc', '--refund', '500', '--reason', 'half broken'])).toEqual({
      command: 'split',
      subjects: ['abc'],
      options: { refund: '500', reason: 'half broken' },
    })
  })

  test('ask for help when there are none', () => {
    expect(readArguments([]).command).toBe('help')
  })

  test('are refused when an option lacks its value', () => {
    expect(() => readArguments(['release', 'abc', '--reason'])).toThrow('--reason needs a value')
    expect(() => readArguments(['release', '--reason', '--by'])).toThrow('--reason needs a value')
  })

  test('are refused without a reason or a subject', () => {
    const typed = readArguments(['release'])
    expect(() => required(typed, 'reason')).toThrow('Say --reason')
    expect(() => subjectOf(typed)).toThrow('Say what to release')
  })

  test.each(['a/b', '../x', 'products/a', '.', '__id__'])(
    'are refused for what is no id: %s',
    (id) => {
      expect(() => subjectOf(readArguments(['block', id]))).toThrow(`"${id}" is not an id`)
    },
  )

  test('name accounts with what they get or give', () => {
    const typed = readArguments(['correct', 'abc', 'provider:fees=-700', 'provider:clearing=700'])
    expect(postingsOf(typed)).toEqual([
      { account: 'provider:fees', amount_minor: -700 },
      { account: 'provider:clearing', amount_minor: 700 },
    ])
    for (const text of ['provider:fees', 'provider:fees=1.5', '=5', 'provider:fees=1e3']) {
      expect(() => postingsOf(readArguments(['correct', 'abc', text]))).toThrow('account=amount')
    }
  })

  test('give amounts in whole kobo only', () => {
    expect(amountOf(readArguments(['split', 'a', '--refund', '1200']), 'refund')).toBe(1200)
    for (const text of ['12.5', '-3', '1e3', 'x']) {
      expect(() => amountOf(readArguments(['split', 'a', '--refund', text]), 'refund')).toThrow()
    }
  })
})

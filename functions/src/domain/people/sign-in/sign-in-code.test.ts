import { describe, expect, test } from 'vitest'
import { SIGN_IN_CODE } from '../../../contract/entities/people/phone-sign-in'
import { millisOf } from '../../../contract/time'
import { liveCodes, type SentCode, trySignInCode, withNewCode } from './sign-in-code'

const NOW = 1_800_000_000_000
const HASH = 'a'.repeat(64)
const OTHER = 'b'.repeat(64)
const WRONG = 'c'.repeat(64)

const sent = (...hashes: string[]): SentCode[] =>
  hashes.reduce<SentCode[]>((codes, hash) => withNewCode(codes, { hash, channel: 'sms' }, NOW), [])
const attempt = (codes: readonly SentCode[], hash: string, device = 'mine', now = NOW) =>
  trySignInCode(codes, { hash, device, now })

describe('a code of a sign-in', () => {
  test('is right for the device that types it, again and for longer', () => {
    const first = attempt(sent(HASH), HASH)
    if (first.kind !== 'right') throw new Error(first.kind)
    expect(first.codes[0]?.proved_by).toBe('mine')
    const later = NOW + SIGN_IN_CODE.proved_ms - 1
    expect(attempt(first.codes, HASH, 'mine', later).kind).toBe('right')
    expect(attempt(first.codes, HASH, 'another').kind).toBe('wrong')
    expect(attempt(first.codes, HASH, 'mine', later + 1).kind).toBe('none')
  })

  test('ends with its fifth wrong try, and not with its fourth', () => {
    let codes = sent(HASH)
    const left: number[] = []
    for (let tries = 0; tries < SIGN_IN_CODE.tries; tries += 1) {
      const tried = attempt(codes, WRONG)
      if (tried.kind !== 'wrong') throw new Error(tried.kind)
      codes = tried.codes
      left.push(tried.tries_left)
    }
    expect(left).toEqual([4, 3, 2, 1, 0])
    expect(attempt(codes, HASH)).toEqual({ kind: 'none' })
  })

  test('shares each wrong try with those before it', () => {
    const tried = attempt(sent(HASH, OTHER), WRONG)
    if (tried.kind !== 'wrong') throw new Error(tried.kind)
    expect(tried.codes.map(({ attempts }) => attempts)).toEqual([1, 1])
    expect(attempt(tried.codes, HASH).kind).toBe('right')
    expect(attempt(tried.codes, OTHER).kind).toBe('right')
  })

  test('ends after five minutes to the millisecond', () => {
    const codes = sent(HASH)
    const ends = millisOf(codes[0]?.expires_at ?? { seconds: 0, nanoseconds: 0 })
    expect(ends - NOW).toBe(5 * 60_000)
    expect([liveCodes(codes, ends - 1).length, liveCodes(codes, ends).length]).toEqual([1, 0])
  })

  test('is none where none was sent', () => {
    expect(attempt([], HASH)).toEqual({ kind: 'none' })
  })
})

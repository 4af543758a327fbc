import { describe, expect, test } from 'vitest'
import { DAY_MS, MINUTE_MS, timestampFromMillis } from '../../../contract/time'
import { makeSixDigitCode } from '../../six-digit-code'
import { escrowCodeHash, tryEscrowCode } from './escrow-code'
import { START, TRANSACTION_ID } from './testing/sample'

const fresh = {
  hash: escrowCodeHash(TRANSACTION_ID, '004213'),
  attempts: 0,
  locked_until: null,
}
const attempt = (code: string, state: Parameters<typeof tryEscrowCode>[0] = fresh, now = START) =>
  tryEscrowCode(state, TRANSACTION_ID, code, now)

describe('an escrow code', () => {
  test('has six digits, leading zeros too', () => {
    expect(makeSixDigitCode(() => Uint8Array.of(0, 0, 16, 117))).toBe('004213')
  })

  test('does not favour low codes: numbers beyond the last whole million are thrown away', () => {
    const given = [Uint8Array.of(255, 255, 255, 255), Uint8Array.of(0, 0, 0, 7)]
    expect(makeSixDigitCode(() => given.shift() ?? new Uint8Array(4))).toBe('000007')
  })

  test('has another hash in another transaction', () => {
    expect(escrowCodeHash('other', '004213')).not.toBe(fresh.hash)
  })

  test('opens with the right digits', () => {
    expect(attempt('004213')).toEqual({ kind: 'right' })
  })

  test('refuses and counts wrong ones', () => {
    expect(attempt('004214')).toEqual({
      kind: 'wrong',
      change: { attempts: 1, locked_until: null },
      tries_left: 4,
    })
  })

  test('locks for 15 minutes with the fifth wrong try, the right code too', () => {
    const until = timestampFromMillis(START + 15 * MINUTE_MS)
    const fifth = attempt('000000', { ...fresh, attempts: 4 })
    expect(fifth).toEqual({
      kind: 'wrong',
      change: { attempts: 0, locks: 1, locked_until: until },
      tries_left: 0,
    })
    const locked = { ...fresh, locked_until: until }
    expect(attempt('004213', locked, START + 15 * MINUTE_MS - 1)).toMatchObject({ kind: 'locked' })
    expect(attempt('004213', locked, START + 15 * MINUTE_MS)).toEqual({ kind: 'right' })
  })

  test('is guessed 25 times in two days: each lock lasts longer than the one before', () => {
    const waits: number[] = []
    let state: Parameters<typeof tryEscrowCode>[0] = fresh
    let now = START
    let tries = 0
    while (now < START + 2 * DAY_MS) {
      const found = attempt('000000', state, now)
      if (found.kind === 'right') throw new Error('000000 is not the code')
      if (found.kind === 'locked') {
        waits.push((found.until_ms - now) / MINUTE_MS)
        now = found.until_ms
      } else {
        tries += 1
        state = { ...state, ...found.change }
      }
    }
    expect(waits).toEqual([15, 60, 240, 1440, 1440])
    expect(tries).toBe(25)
  })
})

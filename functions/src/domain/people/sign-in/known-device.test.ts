import { describe, expect, test } from 'vitest'
import { EMAIL_PROOF_MS } from '../../../contract/entities/people/phone-sign-in'
import { timestampFromMillis } from '../../../contract/time'
import { isPasswordDoubtful, isProvedByEmail, withDevice } from './known-device'

const NOW = 1_800_000_000_000
const at = (offset_ms: number) => timestampFromMillis(NOW + offset_ms)
const device = (offset_ms: number) => ({
  first_seen_at: at(offset_ms),
  last_seen_at: at(offset_ms),
  is_known: false,
})

describe('the devices of an account', () => {
  test('are twenty at most, and the one that was longest unseen is forgotten', () => {
    const twenty = Object.fromEntries(
      Array.from({ length: 20 }, (_, index) => [`d${index}`, device(index)]),
    )
    const names = Object.keys(withDevice(twenty, 'new', {}, at(100)))
    expect(names).toHaveLength(20)
    expect(names).toContain('new')
    expect(names).not.toContain('d0')
  })

  test('stay known, and since when they were seen stays', () => {
    const known = withDevice({}, 'one', { is_known: true }, at(0))
    expect(withDevice(known, 'one', {}, at(5)).one).toEqual({
      first_seen_at: at(0),
      last_seen_at: at(5),
      is_known: true,
    })
  })
})

describe('a password', () => {
  const seconds = NOW / 1_000
  test.each([
    ['that is older than the sign-in by phone', seconds - 1, false],
    ['of the same second', seconds, true],
    ['that is newer', seconds + 60, true],
  ])('%s is doubted: %i, %s', (_, valid_since, isDoubtful) => {
    expect(isPasswordDoubtful({ phone_alone_since: at(0) }, valid_since)).toBe(isDoubtful)
  })

  test('is not doubted where nobody signed in by a phone alone', () => {
    expect(isPasswordDoubtful({ phone_alone_since: null }, seconds + 60)).toBe(false)
  })
})

test('a code from the email proves for a quarter of an hour', () => {
  const proved = { ...device(0), email_proved_at: at(0) }
  expect(isProvedByEmail(proved, NOW + EMAIL_PROOF_MS)).toBe(true)
  expect(isProvedByEmail(proved, NOW + EMAIL_PROOF_MS + 1)).toBe(false)
  expect(isProvedByEmail(device(0), NOW)).toBe(false)
  expect(isProvedByEmail(undefined, NOW)).toBe(false)
})

import { timingSafeEqual } from 'node:crypto'
import { SIGN_IN_CODE } from '../../../contract/entities/people/phone-sign-in'
import { millisOf, type Timestamp, timestampFromMillis } from '../../../contract/time'

/** A code that was sent and still counts. */
export type SentCode<Channel extends string = string> = {
  hash: string
  channel: Channel
  attempts: number
  expires_at: Timestamp
  /** The device that typed it, to which it goes on proving the number. */
  proved_by: string | null
}

const isLive = ({ attempts, expires_at }: SentCode, now: number): boolean =>
  attempts < SIGN_IN_CODE.tries && now < millisOf(expires_at)

/** Those of the codes that can still be typed. */
export const liveCodes = <Code extends SentCode>(codes: readonly Code[], now: number): Code[] =>
  codes.filter((code) => isLive(code, now))

/** With one more code. Those before stay: one that comes late is as good. */
export const withNewCode = <Channel extends string>(
  codes: readonly SentCode<Channel>[],
  { hash, channel }: { hash: string; channel: Channel },
  now: number,
): SentCode<Channel>[] => [
  ...liveCodes(codes, now),
  {
    hash,
    channel,
    attempts: 0,
    expires_at: timestampFromMillis(now + SIGN_IN_CODE.lives_ms),
    proved_by: null,
  },
]

type CodeTry =
  | { kind: 'right'; codes: SentCode[] }
  | { kind: 'wrong'; codes: SentCode[]; tries_left: number }
  | { kind: 'none' }

const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b))

/**
 * One try at the codes of a number. A wrong one counts against each of them, so that none is guessed
 * more than five times. A right one belongs to its device from then on: a repeated request finds it,
 * and nobody else can use it.
 * @param hash of what was typed
 */
export const trySignInCode = (
  codes: readonly SentCode[],
  { hash, device, now }: { hash: string; device: string; now: number },
): CodeTry => {
  const open = liveCodes(codes, now)
  const found = open.find((code) => isSame(code.hash, hash))
  if (found && (found.proved_by ?? device) === device) {
    const proved = {
      ...found,
      proved_by: device,
      expires_at: found.proved_by
        ? found.expires_at
        : timestampFromMillis(now + SIGN_IN_CODE.proved_ms),
    }
    return { kind: 'right', codes: open.map((code) => (code === found ? proved : code)) }
  }
  if (open.length === 0) return { kind: 'none' }
  const tried = open.map((code) => ({ ...code, attempts: code.attempts + 1 }))
  const left = tried.map(({ attempts }) => SIGN_IN_CODE.tries - attempts)
  return { kind: 'wrong', codes: liveCodes(tried, now), tries_left: Math.max(0, ...left) }
}

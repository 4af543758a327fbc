import { createHmac } from 'node:crypto'
import { AppError } from '../../../contract/api/errors'
import { millisOf, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import {
  readSignInCodes,
  type SignInCodes,
  saveSignInCodes,
} from '../../../db/people/sign-in-codes'
import { readSigningKey } from '../../../db/signing-keys'
import { liveCodes, trySignInCode, withNewCode } from '../../../domain/people/sign-in/sign-in-code'
import { makeSixDigitCode } from '../../../domain/six-digit-code'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'

const KEY_BYTES = 32

/** What a code was sent to: a number, or the email address of an account. */
export type CodeSubject = `phone:${string}` | `email:${string}`
type Channel = SignInCodes['codes'][number]['channel']

const keyOf = ({ random }: Deps): Promise<string> =>
  readSigningKey('sign_in_codes', () => Buffer.from(random(KEY_BYTES)).toString('hex'))

const hashWith = (key: string, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex')

/** Names numbers and devices in documents, whose readers learn neither. */
const idOf = (key: string, subject: string): string => hashWith(key, `id:${subject}`).slice(0, 40)

const codesWith = (id: string, codes: SignInCodes['codes']): SignInCodes => {
  const ends = Math.max(0, ...codes.map(({ expires_at }) => millisOf(expires_at)))
  return { id, codes, expires_at: timestampFromMillis(ends) }
}

/**
 * Adds a code to those of the subject and returns it. Only its hash is kept, under a key that lies
 * elsewhere.
 * @param choose the channel, from those of the codes that still count, the newest last
 */
export const addSignInCode = async <Chosen extends Channel>(
  deps: Deps,
  subject: CodeSubject,
  choose: (live: readonly Channel[]) => Chosen,
): Promise<{ code: string; channel: Chosen }> => {
  const key = await keyOf(deps)
  const id = idOf(key, subject)
  const code = makeSixDigitCode(deps.random)
  return commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const now = deps.clock()
    const stored = await readSignInCodes(id)
    const before = stored?.data.codes ?? []
    // A code that was typed ended its sign-in: the next one begins with the first channel again.
    const open = liveCodes(before, now).filter(({ proved_by }) => proved_by === null)
    const channel = choose(open.map((one) => one.channel))
    const hash = hashWith(key, `${subject}:${code}`)
    saveSignInCodes(
      batch,
      codesWith(id, withNewCode<Channel>(before, { hash, channel }, now)),
      stored,
    )
    return { result: { code, channel } }
  })
}

/**
 * Checks a typed code. Every wrong one counts, those at once too: a try holds only if nobody else tried
 * meanwhile. Whoever asks about a number without a code gets the same answer as about any other.
 * @throws AppError `auth/wrong-code` with the tries that are left, `auth/code-expired`
 */
export const checkSignInCode = async (
  deps: Deps,
  subject: CodeSubject,
  code: string,
  device: string,
): Promise<void> => {
  const key = await keyOf(deps)
  const id = idOf(key, subject)
  const hash = hashWith(key, `${subject}:${code}`)
  const refusal = await commitWithRetry<AppError | null>(
    backoffFrom(deps),
    'service/unavailable',
    async (batch) => {
      const stored = await readSignInCodes(id)
      const tried = trySignInCode(stored?.data.codes ?? [], { hash, device, now: deps.clock() })
      if (tried.kind === 'none') {
        return { result: new AppError('auth/code-expired'), skip_commit: true }
      }
      saveSignInCodes(batch, codesWith(id, tried.codes as SignInCodes['codes']), stored)
      if (tried.kind === 'right') return { result: null, contends: id }
      const { tries_left } = tried
      return { result: new AppError('auth/wrong-code', { tries_left }), contends: id }
    },
  )
  if (refusal) throw refusal
}

import type { ResponseOf } from '@contract/api/endpoint'
import { accountJoinEndpoints } from '@contract/api/people/account-joins'
import { PHONE_EXPECTED } from '@contract/phone-expected'
import { counted } from '@contract/text/counted'
import { mobilePhone, nationalPhone } from '@contract/text/phone'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { isApiError, isRefusal } from '@/lib/api/api-error'
import { inlineFailureText } from '@/lib/api/failure-text'
import { queryClient } from '@/lib/api/query-client'
import { useSession } from '@/lib/session/session'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { useCodeChannels } from './auth/phone-way'
import { useSentCode } from './auth/use-sent-code'
import { NumberAndCode } from './number-and-code'

type Found = ResponseOf<typeof accountJoinEndpoints.look>
type Proof = { phone: string; code: string; word?: string }

/** Says which orders are open, and what else the server says. */
const textOf = (error: unknown): string => {
  const orders = isApiError(error) ? error.details.orders : undefined
  const text = inlineFailureText(error)
  return Array.isArray(orders) ? `${text} Open: ${orders.map(String).join(', ')}.` : text
}

const LINES: readonly [keyof Found['things'], string, string][] = [
  ['purchases', 'order', 'orders'],
  ['conversations', 'conversation', 'conversations'],
  ['favourites', 'favourite', 'favourites'],
  ['addresses', 'address', 'addresses'],
  ['cart_items', 'product in the cart', 'products in the cart'],
]

/** What moves here, in words; nothing of which there is none. */
const thingsText = (things: Found['things']): string[] =>
  LINES.filter(([key]) => things[key] > 0).map(([key, one, many]) =>
    counted(things[key], one, many),
  )

type ConfirmProps = { found: Found; proof: Proof; onDone: () => void }

/** Shows what moves, and joins. */
const Confirm = ({ found, proof, onDone }: ConfirmProps) => {
  const { refresh } = useSession()
  const { run, dialog } = useRecentLogin()
  const join = useAction(
    async (body: Proof, { idempotency_key }) => {
      const { is_moved } = await run(() =>
        call(accountJoinEndpoints.join, { body: { ...body, confirm: 'JOIN' }, idempotency_key }),
      )
      await Promise.all([refresh(), queryClient.invalidateQueries()])
      toast.success(
        is_moved ? 'Your accounts are one now' : 'Your accounts are joined. The rest comes soon.',
      )
      onDone()
    },
    { textOf },
  )
  const things = thingsText(found.things)
  return (
    <div className="grid gap-5">
      <div className="grid gap-2">
        <p>
          The account of <strong>{found.name}</strong> with {nationalPhone(proof.phone)} becomes a
          part of this one. This can’t be undone.
        </p>
        <p className="font-semibold">What moves here</p>
        <ul className="list-disc pl-5">
          {things.map((text) => (
            <li key={text}>{text}</li>
          ))}
          {things.length === 0 && <li>Nothing: that account is empty</li>}
          {found.takes_number && <li>The number, with which you log in here from then on</li>}
        </ul>
        <p className="text-sm text-muted">
          Sellers see your past orders as before. That account is closed, and its devices are logged
          out.
        </p>
      </div>
      <FormAlert>{join.failure}</FormAlert>
      <span className="flex flex-wrap gap-3">
        <Button
          loading={join.isPending}
          loadingText="Joining…"
          onClick={() => void join.run(proof)}
        >
          Join the accounts
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </span>
      {dialog}
    </div>
  )
}

/** Proves the other account by a code to its number, and by its word where that is asked for. */
const JoinForm = ({ onDone }: { onDone: () => void }) => {
  const { run, dialog } = useRecentLogin()
  const sending = useSentCode()
  const { sent, send, isSending, failure } = sending
  const [fields, setFields] = useState({ phone: '', code: '' })
  const [word, setWord] = useState<string>()
  const [error, setError] = useState<string>()
  const [found, setFound] = useState<{ found: Found; proof: Proof }>()
  const look = useAction(
    async (proof: Proof) => {
      setFound({ found: await run(() => call(accountJoinEndpoints.look, { body: proof })), proof })
    },
    {
      textOf,
      onFailure: (failed) => {
        if (isRefusal(failed, 'user/join-word')) setWord((typed) => typed ?? '')
      },
    },
  )
  const lookWith = (code: string) =>
    void look.run({ phone: sent?.phone ?? fields.phone, code, ...(word && { word }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (sent) return lookWith(fields.code)
    if (mobilePhone(fields.phone) === undefined) return setError(PHONE_EXPECTED)
    void send({ phone: fields.phone })
  }
  if (found) return <Confirm {...found} onDone={onDone} />
  return (
    <>
      <form onSubmit={submit} noValidate className="grid gap-5">
        <NumberAndCode
          label="Phone number of the other account"
          sending={sending}
          fields={fields}
          error={error}
          onChange={(typed) => {
            setError(undefined)
            setFields(typed)
          }}
          onWhole={lookWith}
        />
        {word !== undefined && (
          <TextField
            label="Word of the other account"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={60}
            value={word}
            onChange={({ target }) => setWord(target.value)}
          />
        )}
        <FormAlert>{look.failure ?? failure}</FormAlert>
        <span className="flex flex-wrap gap-3">
          <Button type="submit" loading={look.isPending || isSending}>
            {sent ? 'Show what moves' : 'Send the code'}
          </Button>
          <Button variant="secondary" onClick={onDone}>
            Cancel
          </Button>
        </span>
      </form>
      {dialog}
    </>
  )
}

/** Makes one account of two of the same person, where codes can be sent. */
export const JoinAccount = () => {
  const { user } = useSession()
  const channels = useCodeChannels()
  const [isOpen, setOpen] = useState(false)
  if (!user) return null
  if (!user.email) {
    return (
      <p>
        Log in with your email address and open this page there: your account with this number
        becomes a part of that one.
      </p>
    )
  }
  if (!user.email_verified) return <p>Verify your email address first.</p>
  if (channels.length === 0) return <p>This isn’t possible at the moment.</p>
  if (isOpen) return <JoinForm onDone={() => setOpen(false)} />
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => setOpen(true)}>
      Join another account
    </Button>
  )
}

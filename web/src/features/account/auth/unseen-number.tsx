import { phoneEndpoints } from '@contract/api/people/phone'
import { pastedEmail } from '@contract/text/pasted-email'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { authErrorText } from '@/lib/session/auth-errors'
import { useAction } from '@/lib/use-action'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { PasswordField } from '@/ui/form/password-field'
import { TextField } from '@/ui/form/text-field'

type Props = {
  asks_for: 'email' | 'word'
  proof: { phone: string; code: string }
  onWord: (word: string) => Promise<unknown>
  /** Makes a new account with the number. */
  onNew: () => void
  onStart?: (() => void) | undefined
  onDone?: (() => void) | undefined
  failure: string | undefined
  isPending: boolean
}

/** Asks for more than a number that nobody used here for long: somebody else may have it now. */
export const UnseenNumber = (props: Props) => {
  const { asks_for, proof, onWord, onNew, onStart, onDone, failure, isPending } = props
  const [fields, setFields] = useState({ email: '', password: '', word: '' })
  const set = (change: Partial<typeof fields>) => setFields({ ...fields, ...change })
  const byEmail = useAction(
    async () => {
      onStart?.()
      const { signIn } = await loadChunk(() => import('@/lib/firebase/accounts'))
      await signIn(pastedEmail(fields.email).toLowerCase(), fields.password.trim())
      // The number is proved again, and asks for nothing more the next time.
      await call(phoneEndpoints.save, { body: proof }).catch(console.error)
      toast.success('Login successful! Redirecting...')
      onDone?.()
    },
    { textOf: authErrorText },
  )
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    await (asks_for === 'email' ? byEmail.run() : onWord(fields.word))
  }
  return (
    <form onSubmit={submit} method="post" noValidate className="grid gap-5">
      <p role="status">
        Nobody used this number here for a long time, and networks give such numbers to other
        people.{' '}
        {asks_for === 'email'
          ? 'If the account is yours, log in with its email address.'
          : 'If the account is yours, enter the word that our messages to you began with.'}
      </p>
      {asks_for === 'email' ? (
        <>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            value={fields.email}
            onChange={({ target }) => set({ email: target.value })}
          />
          <PasswordField
            label="Password"
            autoComplete="current-password"
            value={fields.password}
            onChange={({ target }) => set({ password: target.value })}
          />
        </>
      ) : (
        <TextField
          label="Your word"
          autoCapitalize="none"
          value={fields.word}
          onChange={({ target }) => set({ word: target.value })}
        />
      )}
      <FormAlert>{byEmail.failure ?? failure}</FormAlert>
      <Button type="submit" wide size="lg" loading={isPending || byEmail.isPending}>
        Continue
      </Button>
      <Button variant="secondary" wide onClick={onNew}>
        I am new: make an account with this number
      </Button>
    </form>
  )
}

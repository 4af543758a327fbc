import { pastedEmail } from '@contract/text/pasted-email'
import { CircleCheck } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { Button } from '@/ui/form/button'
import { FieldError } from '@/ui/form/field-error'
import { MISTYPED, useNewsletter } from './use-newsletter'

const MISSING = 'Email is required'

export const Newsletter = () => {
  const id = useId()
  const { state, failure, send, forgetFailure } = useNewsletter()
  const field = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()

  const check = () => {
    const isMissing = email === ''
    setError(isMissing ? MISSING : undefined)
    return !isMissing
  }
  const clear = () => {
    setError(undefined)
    forgetFailure()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (state === 'sending' || !check()) return
    if (field.current?.validity.typeMismatch) return setError(MISTYPED)
    if (await send(email.toLowerCase())) setEmail('')
  }
  const message = error ?? (state === 'error' ? failure : undefined)

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="border-t border-line bg-sunken print:hidden"
    >
      <div className="page grid grid-cols-[minmax(0,1fr)] items-center gap-6 py-12 md:grid-cols-2">
        <div>
          <h2 id={`${id}-title`} className="text-2xl">
            News from the market
          </h2>
          <p className="mt-2 max-w-prose text-muted">
            Leave your address to hear from us by email: who has opened a store, and what has just
            been made. We send you a link to confirm it first.
          </p>
        </div>
        <form onSubmit={submit} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
          <label htmlFor={`${id}-email`} className="text-sm font-semibold">
            Email
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              ref={field}
              id={`${id}-email`}
              type="email"
              name="email"
              autoComplete="email"
              placeholder="you@example.com"
              value={email}
              aria-required
              aria-invalid={message ? true : undefined}
              aria-describedby={message ? `${id}-error` : undefined}
              onChange={(event) => setEmail(pastedEmail(event.target.value))}
              onBlur={check}
              onFocus={clear}
              className="min-h-11 min-w-0 flex-1 basis-40 rounded-md border border-edge bg-surface px-3 aria-invalid:border-error"
            />
            <Button type="submit" loading={state === 'sending'}>
              Subscribe
            </Button>
          </div>
          <div role="status" className="min-h-6">
            {message && <FieldError id={`${id}-error`}>{message}</FieldError>}
            {state === 'success' && !message && (
              <p className="flex items-center gap-1.5 text-sm text-success">
                <CircleCheck aria-hidden className="size-4" />
                Thank you for subscribing!
              </p>
            )}
          </div>
        </form>
      </div>
    </section>
  )
}

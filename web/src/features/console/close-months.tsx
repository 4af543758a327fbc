import { bookEndpoints } from '@contract/api/console/console-books'
import { OPERATOR_REASON, reasonSchema } from '@contract/api/console/console-change'
import { monthText } from '@contract/month-text'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { problemIn } from './written'

/** "February 2026", or "February 2026 to June 2026". */
const spanText = (months: readonly string[]): string =>
  [...new Set([months[0] ?? '', months[months.length - 1] ?? ''])].map(monthText).join(' to ')

/** Closes the oldest open month, or all open ones up to a later one, after they were named. */
export const CloseMonths = ({ months }: { months: readonly string[] }) => {
  const client = useQueryClient()
  const login = useRecentLogin()
  const [reason, setReason] = useState('')
  const [isAsked, setAsked] = useState(false)
  const problem = problemIn(reason, reasonSchema, OPERATOR_REASON)
  const span = spanText(months)
  const button = months.length > 1 ? `Close ${months.length} months: ${span}` : `Close ${span}`
  const { run, isPending, failure } = useAction(async () => {
    try {
      for (const month of months) {
        const given = { params: { month }, body: { reason: reason.trim() } }
        await login.run(() => call(bookEndpoints.closeMonth, given))
      }
      toast.success(months.length > 1 ? `${span} are closed.` : `${span} is closed.`)
      setAsked(false)
    } finally {
      await client.invalidateQueries({ queryKey: ['console', 'months'] })
    }
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={submit}>
      {months.length > 1 && (
        <p className="text-muted">
          {`Months are closed in order, so ${spanText(months.slice(0, -1))} too.`}
        </p>
      )}
      <TextField
        label="Reason"
        hint="A closed month doesn’t change any more."
        error={problem}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Button
        type="submit"
        className="w-fit"
        disabled={problem !== undefined || reason.trim().length < OPERATOR_REASON.min}
      >
        {button}
      </Button>
      <ConfirmModal
        isOpen={isAsked}
        onClose={() => setAsked(false)}
        onConfirm={() => void run()}
        title={months.length > 1 ? `Close ${months.length} months?` : `Close ${span}?`}
        confirmText={button}
        isLoading={isPending}
        error={failure}
      >
        <p>{`Nothing can be posted into ${span} any more. A closed month can’t be opened again.`}</p>
      </ConfirmModal>
      {login.dialog}
    </form>
  )
}

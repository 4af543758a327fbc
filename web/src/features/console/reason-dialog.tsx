import { OPERATOR_REASON, reasonSchema } from '@contract/api/console/console-change'
import { AMOUNT_EXPECTED, minorFromText } from '@contract/text/typed-amount'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import { problemIn } from './written'

/** A decision that needs a reason: what it says, and what it does. */
export type Step = {
  title: string
  /** What follows from it. */
  text: ReactNode
  /** What the field is called; a reason unless it says otherwise. */
  label?: string
  /** What it does, with the amount if money moves. */
  button: string | ((amount_minor: number) => string)
  done: string
  isDanger?: boolean
  /** What a field for an amount is called, if it needs one. */
  amount?: string
  run: (reason: string, amount_minor?: number) => Promise<unknown>
}

const WAITS = 'Somebody else has to confirm this: it waits in the queue.'

const isWaiting = (result: unknown): boolean =>
  typeof result === 'object' && result !== null && 'state' in result && result.state === 'waiting'

type Props = {
  step: Step
  /** False while what the text asks for is missing. */
  isReady?: boolean
  onClose: () => void
}

/** Asks for the reason, then for the password if the sign-in is too old, and decides. */
export const ReasonDialog = ({ step, isReady = true, onClose }: Props) => {
  const [reason, setReason] = useState('')
  const [amount, setAmount] = useState('')
  const amount_minor = step.amount ? minorFromText(amount) : undefined
  const button = typeof step.button === 'string' ? step.button : step.button(amount_minor ?? 0)
  const isMissing = step.amount !== undefined && amount_minor === undefined
  const problem = problemIn(reason, reasonSchema, OPERATOR_REASON)
  const login = useRecentLogin()
  const { run, isPending, failure } = useAction(async () => {
    const result = await login.run(() => step.run(reason.trim(), amount_minor))
    toast.success(isWaiting(result) ? WAITS : step.done)
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void run()
  }
  return (
    <>
      <Modal isOpen onClose={onClose} title={step.title} maxWidth={520}>
        <form onSubmit={submit} noValidate className="grid gap-5">
          <div className="text-muted">{step.text}</div>
          {step.amount && (
            <TextField
              label={`${step.amount} (₦)`}
              inputMode="decimal"
              error={isMissing && amount !== '' ? AMOUNT_EXPECTED : undefined}
              value={amount}
              onChange={(event) => setAmount(event.target.value)}
            />
          )}
          <TextArea
            label={step.label ?? 'Reason'}
            hint="Kept in the audit log."
            maxLength={OPERATOR_REASON.max}
            rows={3}
            error={problem}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
          <FormAlert>{failure}</FormAlert>
          <FormActions
            text={button}
            isDanger={step.isDanger}
            isSubmitting={isPending}
            disabled={
              !isReady ||
              isMissing ||
              problem !== undefined ||
              reason.trim().length < OPERATOR_REASON.min
            }
            onCancel={onClose}
          />
        </form>
      </Modal>
      {login.dialog}
    </>
  )
}

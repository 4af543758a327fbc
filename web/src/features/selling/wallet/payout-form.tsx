import type { PayoutAccount } from '@contract/entities/people/vendor'
import { maxPayoutOf } from '@contract/escrow/payout-cost'
import { formatMoney } from '@contract/money'
import { type FormEvent, useState } from 'react'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { checkPayout, type Payable, payoutCostText } from './payout-eligibility'
import { usePayout } from './use-payout'

type Props = { account: PayoutAccount; payable: Payable; currency: string }

const choice = 'flex min-h-11 cursor-pointer items-center gap-3'

/** Requests a payout, after a confirmation. */
export const PayoutForm = ({ account, payable, currency }: Props) => {
  const all_minor = maxPayoutOf(payable.available_minor, payable.isLater)
  const costText = (minor: number) => payoutCostText(minor, payable.isLater, currency)
  const [isAll, setIsAll] = useState(true)
  const [text, setText] = useState('')
  const [isTried, setIsTried] = useState(false)
  const [asked_minor, setAsked] = useState<number>()
  const { run, isPending, failure, clearFailure } = usePayout()
  const { amount_minor, error } = isAll
    ? { amount_minor: all_minor, error: undefined }
    : checkPayout(text, payable, currency)
  const bank = `${account.bank_name} ${account.account_number_masked}`

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setIsTried(true)
    clearFailure()
    setAsked(amount_minor)
  }
  const confirm = async (amount: number) => {
    if (!(await run(amount))) return
    toast.success(`${formatMoney(amount, currency)} is on its way to ${bank}.`)
    setAsked(undefined)
    setIsAll(true)
    setText('')
    setIsTried(false)
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <fieldset className="grid gap-1">
        <legend className="text-sm font-semibold">How much?</legend>
        <label className={choice}>
          <input
            type="radio"
            name="payout-amount"
            checked={isAll}
            onChange={() => setIsAll(true)}
            className="size-5 accent-primary"
          />
          All of it, {formatMoney(all_minor, currency)}
        </label>
        <label className={choice}>
          <input
            type="radio"
            name="payout-amount"
            checked={!isAll}
            onChange={() => setIsAll(false)}
            className="size-5 accent-primary"
          />
          Another amount
        </label>
      </fieldset>
      {!isAll && (
        <TextField
          label="Amount in naira"
          inputMode="decimal"
          autoComplete="off"
          prefix="₦"
          value={text}
          onChange={(event) => setText(event.target.value)}
          error={isTried || text.length > 0 ? error : undefined}
        />
      )}
      {amount_minor !== undefined && (
        <p className="text-sm">
          You receive <strong>{formatMoney(amount_minor, currency)}</strong>.{' '}
          {costText(amount_minor) ?? 'This payout is free.'}
        </p>
      )}
      <Button type="submit" className="justify-self-start">
        {amount_minor === undefined ? 'Pay out' : `Pay out ${formatMoney(amount_minor, currency)}`}
      </Button>
      {asked_minor !== undefined && (
        <ConfirmModal
          isOpen
          onClose={() => setAsked(undefined)}
          onConfirm={() => confirm(asked_minor)}
          title="Pay out to your bank?"
          confirmText={`Pay out ${formatMoney(asked_minor, currency)} to ${bank}`}
          isLoading={isPending}
          error={failure}
        >
          <p>
            {costText(asked_minor) ?? 'This payout is free.'} It goes to {account.account_name},{' '}
            {bank}. A transfer can’t be stopped once it is on its way. If it fails, the money comes
            back here.
          </p>
        </ConfirmModal>
      )}
    </form>
  )
}

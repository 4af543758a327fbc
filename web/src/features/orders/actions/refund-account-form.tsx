import { transactionEndpoints } from '@contract/api/orders/transactions'
import { isRefundWaiting } from '@contract/entities/money/refund'
import { refundsOf } from '@contract/entities/orders/partial'
import { accountNumberSchema } from '@contract/entities/people/store-fields'
import { formatMoney } from '@contract/money'
import { type FormEvent, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { BankField } from '@/shared/banks/bank-field'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { FormActions } from '@/ui/form/form-actions'
import { TextField } from '@/ui/form/text-field'
import { Modal } from '@/ui/overlay/modal'
import type { ActionProps } from './action-props'

const row = transactionEndpoints.refundAccount
const INCOMPLETE = 'Choose your bank and type the ten digits of the account.'

type Account = { bank_code: string; account_number: string }

/** Names a bank account for a refund that could not go back; the user confirms its holder. */
export const RefundAccountForm = ({ transaction, run, onClose }: ActionProps) => {
  const { id, currency } = transaction
  const [refund] = refundsOf(transaction).filter(isRefundWaiting).slice(-1)
  const [account, setAccount] = useState<Account>({ bank_code: '', account_number: '' })
  const [owner, setOwner] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const amount = formatMoney(refund?.amount_minor ?? 0, currency)
  const isComplete =
    account.bank_code !== '' && accountNumberSchema.safeParse(account.account_number).success

  const change = (part: Partial<Account>) => {
    setAccount({ ...account, ...part })
    setOwner(undefined)
    setProblem(undefined)
    send.clearFailure()
  }
  const request = (is_confirmed: boolean) =>
    call(row, { params: { id }, body: { ...account, is_confirmed } })

  const login = useRecentLogin()
  const send = useAction(async () => {
    if (owner === undefined) return setOwner((await login.run(() => request(false))).account_name)
    await run(() => login.run(() => request(true)))
    toast.success(`${amount} is on its way to this account.`)
    onClose()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setProblem(isComplete ? undefined : INCOMPLETE)
    if (isComplete) void send.run()
  }

  return (
    <>
      <Modal
        isOpen
        onClose={() => !send.isPending && onClose()}
        title="Where should your refund go?"
      >
        <form noValidate onSubmit={submit} className="grid gap-5">
          <p>
            {amount} could not go back to how you paid. Nothing is lost: name a bank account and we
            send it there. It must be in your name, or in that of the person the order was for.
          </p>
          <BankField
            value={account.bank_code}
            onChange={(event) => change({ bank_code: event.target.value })}
          />
          <TextField
            label="Account number"
            inputMode="numeric"
            autoComplete="off"
            value={account.account_number}
            onChange={(event) => change({ account_number: event.target.value })}
          />
          {owner !== undefined && (
            <p role="status">
              The bank says: <strong>{owner}</strong>. Is this right?
            </p>
          )}
          <FormAlert>{problem ?? send.failure}</FormAlert>
          <FormActions
            text={owner === undefined ? 'Check this account' : `Send ${amount} there`}
            busyText={owner === undefined ? 'Asking the bank…' : 'Sending…'}
            isSubmitting={send.isPending}
            onCancel={onClose}
          />
        </form>
      </Modal>
      {login.dialog}
    </>
  )
}

import { consoleEndpoints } from '@contract/api/console/console'
import type { Case } from '@contract/entities/console/console'
import { accountNumberSchema } from '@contract/entities/people/store-fields'
import { formatMoney } from '@contract/money'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import { BankField } from '@/shared/banks/bank-field'
import { Panel } from '@/ui/data/panel'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { Facts } from '../facts'
import { ReasonDialog } from '../reason-dialog'

type Task = Case['tasks'][number]

/** Refunds that came back and wait for a person. */
const waitingRefunds = ({ tasks }: Case): Task[] =>
  tasks.filter(
    ({ kind, state }) => (kind === 'refund' || kind === 'refund_transfer') && state === 'dead',
  )

type DialogProps = { id: string; currency: Parameters<typeof formatMoney>[1]; onClose: () => void }

/** Asks for an account, shows whose the bank says it is, and sends the refund there. */
const RedirectDialog = ({ id, currency, onClose }: DialogProps) => {
  const [typed, setTyped] = useState({ bank_id: '', account_number: '' })
  const number = accountNumberSchema.safeParse(typed.account_number)
  const account = { bank_id: typed.bank_id, account_number: number.data ?? '' }
  const isComplete = account.bank_id !== '' && number.success
  const { data, error } = useQuery({
    queryKey: ['console', 'refund-account', id, account],
    queryFn: () => call(consoleEndpoints.refundAccount, { params: { id }, body: account }),
    enabled: isComplete,
    // Each look is logged, and the bank is asked: once for what was typed.
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    retry: false,
  })
  const found = isComplete ? data : undefined
  const amount = found ? formatMoney(found.amount_minor, currency) : 'It'
  const fields = (
    <div className="grid gap-4">
      <BankField
        value={typed.bank_id}
        onChange={(event) => setTyped({ ...typed, bank_id: event.target.value })}
      />
      <TextField
        label="Account number"
        inputMode="numeric"
        autoComplete="off"
        value={typed.account_number}
        onChange={(event) => setTyped({ ...typed, account_number: event.target.value })}
      />
      {found && (
        <Facts
          facts={[
            ['The bank says', `${found.account_name}, ${found.bank} ${found.account}`],
            ['In the buyer’s name', found.is_payers_name ? 'yes' : 'no'],
            ['Amount', amount],
          ]}
        />
      )}
      {found && (
        <p role="status">
          {found.needs_two
            ? 'A second person confirms it before anything is sent. The buyer is written to then.'
            : 'It is sent at once, and the buyer is written to.'}
        </p>
      )}
      <FormAlert>{isComplete && error ? inlineFailureText(error) : undefined}</FormAlert>
    </div>
  )
  return (
    <ReasonDialog
      onClose={onClose}
      isReady={found !== undefined}
      step={{
        title: 'Send the refund to another account',
        text: fields,
        button: !found
          ? 'Send it there'
          : `${found.needs_two ? 'Propose to send' : 'Send'} ${amount} to ${found.account_name}`,
        done: `${amount} is on its way to this account.`,
        run: (reason) =>
          call(consoleEndpoints.retry, { params: { id }, body: { reason, account } }),
      }}
    />
  )
}

type Props = { found: Case; onDecided: () => void }

/** Refunds that could not reach the buyer: tried again as they were, or sent to another account. */
export const RefundPanel = ({ found, onDecided }: Props) => {
  const [chosen, setChosen] = useState<{ id: string; isElsewhere: boolean }>()
  const refunds = waitingRefunds(found)
  if (refunds.length === 0) return null
  const { currency, partial } = found.transaction
  const refund = found.transaction.refund ?? partial?.refund
  const amount = refund ? formatMoney(refund.amount_minor, currency) : 'the refund'
  const end = () => {
    setChosen(undefined)
    onDecided()
  }
  return (
    <Panel title="A refund came back">
      {refunds.map(({ id, last_error }) => (
        <div key={id} className="grid gap-3">
          <p className="text-sm wrap-anywhere text-muted">{last_error ?? 'No reason was given.'}</p>
          <div className="flex flex-wrap gap-3">
            <Button variant="secondary" onClick={() => setChosen({ id, isElsewhere: false })}>
              Try again
            </Button>
            <Button variant="secondary" onClick={() => setChosen({ id, isElsewhere: true })}>
              Send to another account
            </Button>
          </div>
        </div>
      ))}
      {chosen?.isElsewhere && <RedirectDialog id={chosen.id} currency={currency} onClose={end} />}
      {chosen && !chosen.isElsewhere && (
        <ReasonDialog
          onClose={end}
          step={{
            title: 'Try the refund again',
            text: `The provider is asked for the earlier attempt before ${amount} is sent again.`,
            button: `Try again to send ${amount}`,
            done: 'It was tried again.',
            run: (reason) =>
              call(consoleEndpoints.retry, { params: { id: chosen.id }, body: { reason } }),
          }}
        />
      )}
    </Panel>
  )
}

import { consoleEndpoints } from '@contract/api/console/console'
import { OUTCOMES } from '@contract/entities/console/case-decision'
import type { Case } from '@contract/entities/console/console'
import type { FailedSaleCostBearer } from '@contract/entities/money/cost-bearer'
import { REASON_LENGTH } from '@contract/entities/orders/transaction'
import { failedSaleCostOf, settlementCostOf } from '@contract/escrow/failed-sale-cost'
import { isWithBuyer } from '@contract/escrow/states'
import { formatMoney } from '@contract/money'
import { maskContacts } from '@contract/text/mask-contacts'
import { AMOUNT_EXPECTED, minorFromText } from '@contract/text/typed-amount'
import { type FormEvent, useId, useState } from 'react'
import { call } from '@/lib/api/api-client'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { useAction } from '@/lib/use-action'
import { Panel } from '@/ui/data/panel'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { Facts } from '../facts'
import { problemIn } from '../written'
import { type Outcome, sharesOfVerdict, verdictText } from './verdict'
import { VerdictLines } from './verdict-lines'

const { reason: reasonSchema } = consoleEndpoints.decide.body.shape

const NAIRA_MINOR = 100
const LABELS: Record<Outcome, string> = {
  release: 'The money goes to the vendor',
  refund: 'The money goes back to the buyer',
  split: 'Split it',
}

const naira = (minor: number): string =>
  `${Math.floor(minor / NAIRA_MINOR)}.${String(minor % NAIRA_MINOR).padStart(2, '0')}`

type SplitProps = { max_minor: number; text: string; onText: (text: string) => void }

/** What is wrong with the amount of a split; undefined while nothing is typed. */
const splitProblem = (text: string, max_minor: number): string | undefined => {
  if (text === '') return undefined
  const minor = minorFromText(text)
  if (minor === undefined) return AMOUNT_EXPECTED
  return minor >= 1 && minor <= max_minor
    ? undefined
    : `Enter from ${formatMoney(1, 'NGN')} to ${formatMoney(max_minor, 'NGN')}.`
}

/** The slider moves by whole naira, the amount beside it takes kobo. */
const SplitFields = ({ max_minor, text, onText }: SplitProps) => {
  const id = useId()
  const value = minorFromText(text) ?? 0
  return (
    <div className="grid gap-3">
      <label htmlFor={id} className="text-sm font-semibold">
        What the buyer gets back
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={Math.floor(max_minor / NAIRA_MINOR)}
        step={1}
        value={Math.floor(value / NAIRA_MINOR)}
        onChange={(event) => onText(naira(Number(event.target.value) * NAIRA_MINOR))}
        className="min-h-11 w-full accent-primary"
      />
      <TextField
        label="Amount"
        hint={`At most ${formatMoney(max_minor, 'NGN')}`}
        prefix="₦"
        inputMode="decimal"
        error={splitProblem(text, max_minor)}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
    </div>
  )
}

type Props = { found: Case; onDecided: () => void }

/** Decides the dispute on the version that is on the screen, once its amounts were read and confirmed. */
export const DecidePanel = ({ found, onDecided }: Props) => {
  const { transaction, version, split_max_minor, needs_two } = found
  const { currency, id } = transaction
  const [outcome, setOutcome] = useState<Outcome>()
  const [amount, setAmount] = useState('')
  const [reason, setReason] = useState('')
  const [cost_by, setCostBy] = useState<FailedSaleCostBearer>('vendor')
  const [isBack, setBack] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const login = useRecentLogin()
  const refund_minor = outcome === 'split' ? (minorFromText(amount) ?? 0) : 0
  const result = outcome && sharesOfVerdict(found, outcome, refund_minor)
  const isWithin = result !== undefined && refund_minor <= split_max_minor
  const cost_minor =
    outcome === 'split'
      ? settlementCostOf(transaction, refund_minor)
      : failedSaleCostOf(transaction)
  const hasCost = outcome !== undefined && outcome !== 'release' && cost_minor > 0
  // Goods that the buyer has can be sent back once.
  const mayReturn =
    outcome !== undefined &&
    outcome !== 'release' &&
    isWithBuyer(transaction) &&
    !transaction.return?.dispute
  const isLater = mayReturn && isBack
  const problem = problemIn(reason, reasonSchema, REASON_LENGTH)
  const { run, isPending, failure, clearFailure } = useAction(async () => {
    if (!outcome) return
    const goods = isLater ? ('return' as const) : undefined
    const body = { version, outcome, refund_minor, cost_by, reason: reason.trim(), goods }
    const { state } = await login.run(() => call(consoleEndpoints.decide, { params: { id }, body }))
    toast.success(state === 'done' ? 'The case is decided.' : 'It waits for a second person.')
    setAsked(false)
    onDecided()
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    clearFailure()
    setAsked(true)
  }
  const money = (minor: number) => formatMoney(minor, currency)
  return (
    <Panel title="Decide">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <SelectField
          label="Outcome"
          placeholder="Choose an outcome"
          value={outcome ?? ''}
          options={OUTCOMES.filter((one) => one !== 'split' || split_max_minor > 0).map(
            (value) => ({
              value,
              label: LABELS[value],
            }),
          )}
          onChange={(event) => setOutcome(OUTCOMES.find((one) => one === event.target.value))}
        />
        {outcome === 'split' && (
          <SplitFields max_minor={split_max_minor} text={amount} onText={setAmount} />
        )}
        {result && (
          <Facts
            facts={[
              ['To the buyer', money(result.buyer_minor)],
              ['To the vendor', money(result.vendor_minor)],
              ['Fee', money(result.platform_minor)],
            ]}
          />
        )}
        {hasCost && (
          <SelectField
            label={`Who pays the bank’s fee, ${money(cost_minor)}`}
            value={cost_by}
            options={[
              { value: 'vendor', label: 'The vendor, who lost the dispute' },
              { value: 'platform', label: 'Oja' },
            ]}
            onChange={(event) =>
              setCostBy(event.target.value === 'platform' ? 'platform' : 'vendor')
            }
          />
        )}
        {mayReturn && (
          <SelectField
            label="The goods"
            value={isBack ? 'return' : 'keep'}
            options={[
              { value: 'keep', label: 'Stay with the buyer' },
              { value: 'return', label: 'Go back first; then the money moves' },
            ]}
            onChange={(event) => setBack(event.target.value === 'return')}
          />
        )}
        <TextArea
          label="Reason"
          hint={`At least ${REASON_LENGTH.min} characters.`}
          maxLength={REASON_LENGTH.max}
          error={problem}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        {reason.trim() !== '' && (
          <div className="grid gap-1 rounded-md bg-sunken p-3 text-sm">
            <p className="font-semibold">Both will read this:</p>
            <p className="whitespace-pre-line wrap-anywhere">{maskContacts(reason.trim())}</p>
          </div>
        )}
        {needs_two && (
          <p className="rounded-md bg-warning-soft p-3 text-sm text-warning">
            This is more than one person decides: a second one has to confirm it.
          </p>
        )}
        <Button
          type="submit"
          disabled={!isWithin || problem !== undefined || reason.trim().length < REASON_LENGTH.min}
        >
          {needs_two ? 'Propose this decision' : 'Decide'}
        </Button>
      </form>
      {result && (
        <ConfirmModal
          isOpen={isAsked}
          onClose={() => setAsked(false)}
          onConfirm={() => void run()}
          title={needs_two ? 'Propose this decision?' : 'Decide this case?'}
          confirmText={
            needs_two ? `Propose: ${verdictText(result, currency)}` : verdictText(result, currency)
          }
          isLoading={isPending}
          error={failure}
        >
          <div className="grid gap-3">
            <VerdictLines found={found} shares={result} />
            {hasCost && (
              <p>
                {cost_by === 'vendor' ? found.vendor.name : 'Oja'} pays the bank’s fee of{' '}
                {money(cost_minor)}.
              </p>
            )}
            <p className="text-muted">
              {needs_two
                ? 'Nothing moves until a second person has confirmed it.'
                : isLater
                  ? 'The buyer has three working days to send the goods. The money moves once the vendor has looked at them; if they are never sent, the case comes back.'
                  : 'The money moves at once, and both are told. This can’t be taken back.'}
            </p>
          </div>
        </ConfirmModal>
      )}
      {login.dialog}
    </Panel>
  )
}

import { bookEndpoints } from '@contract/api/console/console-books'
import type { ResponseOf } from '@contract/api/endpoint'
import type { OperatorRole } from '@contract/entities/console/operator'
import { MONTH_FILES, type MonthFile } from '@contract/entities/money/closed-month'
import { accounts } from '@contract/entities/money/ledger'
import { dateText } from '@contract/lagos-text'
import { formatExactMoney, groupDigits } from '@contract/money'
import { monthText } from '@contract/month-text'
import { counted } from '@contract/text/counted'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callFile } from '@/lib/api/api-client'
import { saveFile } from '@/lib/save-file'
import { useAction } from '@/lib/use-action'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { ErrorState } from '@/ui/feedback/error-state'
import { FormAlert } from '@/ui/feedback/form-alert'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { BalanceTable } from './balance-table'
import { CloseMonths } from './close-months'
import { Facts } from './facts'
import { Loaded } from './loaded'
import { TaxPanel } from './tax-panel'

/** In the balances of whoever has charged with VAT. */
const VAT_KEYS = [accounts.vatPayable, accounts.vatDeferred].map((account) => `${account} NGN`)

type Vat = ResponseOf<typeof bookEndpoints.month>['vat']

const FILE_LABELS: Record<MonthFile, string> = {
  ledger: 'Ledger by account and day',
  fees: 'Fees and commission',
  payouts: 'Payouts',
  refunds: 'Refunds',
  'provider-fees': 'Provider’s fees',
  held: 'Held at the end',
  vat: 'VAT postings',
  'vat-documents': 'VAT documents',
}

const hasVat = (closing: Record<string, number>, vat: Vat): boolean =>
  vat.document_count > 0 || VAT_KEYS.some((key) => key in closing)

/** What of the month is due to the tax authority. */
const VatFacts = ({ vat }: { vat: Vat }) => (
  <Facts
    facts={[
      ['VAT charged', formatExactMoney(vat.charged_minor, 'NGN')],
      ['VAT credited', formatExactMoney(vat.credited_minor, 'NGN')],
      ['VAT due of the month', <strong key="due">{formatExactMoney(vat.due_minor, 'NGN')}</strong>],
      ['Receipts, invoices and credit notes', String(vat.document_count)],
    ]}
  />
)

type MonthProps = {
  month: string
  /** The months that closing this one closes, the oldest first; none if it can't be closed now. */
  closes: readonly string[]
}

const MonthPanel = ({ month, closes }: MonthProps) => {
  const query = useQuery({
    queryKey: ['console', 'months', month],
    queryFn: ({ signal }) => call(bookEndpoints.month, { params: { month }, signal }),
  })
  const save = useAction(async (file: MonthFile) => {
    saveFile(
      `oja-${month}-${file}.csv`,
      await callFile(bookEndpoints.monthFile, { params: { month, file } }),
    )
  })
  return (
    <Loaded query={query} label="the month">
      {({ opening, closing, closed, problems, entry_count, vat, messages }) => (
        <Panel title={monthText(month)}>
          <p>
            <StatusChip
              tone={closed ? 'success' : 'neutral'}
              label={
                closed
                  ? `closed on ${dateText(closed.closed_at)}`
                  : `open, ${counted(entry_count, 'entry', 'entries')}`
              }
            />
          </p>
          {problems.length > 0 ? (
            <ErrorState>{problems.join('; ')}</ErrorState>
          ) : (
            <p>Every file sums to the ledger, to the kobo.</p>
          )}
          {hasVat(closing, vat) && <VatFacts vat={vat} />}
          {messages.count > 0 && (
            <Facts
              facts={[
                ['Paid messages to phones', groupDigits(messages.count)],
                ['What they cost', formatExactMoney(messages.cost_minor, 'NGN')],
              ]}
            />
          )}
          <BalanceTable opening={opening} closing={closing} />
          <div className="flex flex-wrap gap-3">
            {MONTH_FILES.filter((file) => hasVat(closing, vat) || !file.startsWith('vat')).map(
              (file) => (
                <Button
                  key={file}
                  variant="secondary"
                  size="sm"
                  disabled={save.isPending}
                  onClick={() => void save.run(file)}
                >
                  {FILE_LABELS[file]}
                </Button>
              ),
            )}
          </div>
          <FormAlert>{save.failure}</FormAlert>
          {closes.length > 0 && problems.length === 0 && <CloseMonths months={closes} />}
          {!closed && closes.length === 0 && (
            <p className="text-muted">This month can be closed once it is over.</p>
          )}
        </Panel>
      )}
    </Loaded>
  )
}

const hintOf = (open: readonly string[], closed: readonly { month: string }[]): string => {
  const [first] = open
  if (first) return `First to close: ${monthText(first)}`
  return closed[0] ? `Closed up to ${monthText(closed[0].month)}` : 'No month is over yet'
}

/** The books of a month: files for the accountant, and closing it. */
export const BooksPage = ({ role }: { role: OperatorRole }) => {
  usePageTitle('Books')
  const [chosen, setChosen] = useState('')
  const query = useQuery({
    queryKey: ['console', 'months'],
    queryFn: ({ signal }) => call(bookEndpoints.months, { signal }),
  })
  return (
    <>
      <h1>Books</h1>
      <Loaded query={query} label="the months">
        {({ running, open, closed }) => {
          const month = chosen || (open[0] ?? running)
          const options = [
            ...open.map((value) => ({ value, label: `${monthText(value)}, to close` })),
            { value: running, label: `${monthText(running)}, running` },
            ...closed.map((one) => ({
              value: one.month,
              label: `${monthText(one.month)}, closed`,
            })),
          ]
          return (
            <>
              <div className="max-w-md">
                <SelectField
                  label="Month"
                  hint={hintOf(open, closed)}
                  options={options}
                  value={month}
                  onChange={(event) => setChosen(event.target.value)}
                />
              </div>
              <MonthPanel
                key={month}
                month={month}
                closes={open.slice(0, open.indexOf(month) + 1)}
              />
              <TaxPanel role={role} />
            </>
          )
        }}
      </Loaded>
    </>
  )
}

import type { ResponseOf } from '@contract/api/endpoint'
import { bookEndpoints } from '@contract/api/endpoints/console-books'
import { MONTH_FILES, type MonthFile } from '@contract/entities/closed-month'
import { accounts } from '@contract/entities/ledger'
import type { OperatorRole } from '@contract/entities/operator'
import { formatMoney, groupDigits } from '@contract/money'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, callFile } from '@/lib/api/api-client'
import { saveFile } from '@/lib/save-file'
import { useRecentLogin } from '@/lib/session/use-recent-login'
import { monthText } from '@/lib/tax-facts'
import { useAction } from '@/lib/use-action'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { ErrorState } from '@/ui/feedback/error-state'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { usePageTitle } from '@/ui/navigation/use-page-title'
import { BalanceTable } from './balance-table'
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
      ['VAT charged', formatMoney(vat.charged_minor, 'NGN')],
      ['VAT credited', formatMoney(vat.credited_minor, 'NGN')],
      ['VAT due of the month', <strong key="due">{formatMoney(vat.due_minor, 'NGN')}</strong>],
      ['Receipts, invoices and credit notes', String(vat.document_count)],
    ]}
  />
)

const MonthPanel = ({ month }: { month: string }) => {
  const client = useQueryClient()
  const login = useRecentLogin()
  const [reason, setReason] = useState('')
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
  const close = useAction(async () => {
    await login.run(() =>
      call(bookEndpoints.closeMonth, { params: { month }, body: { reason: reason.trim() } }),
    )
    toast.success(`${monthText(month)} is closed.`)
    await client.invalidateQueries({ queryKey: ['console', 'months'] })
  })
  return (
    <Loaded query={query} label="the month">
      {({ opening, closing, closed, problems, entry_count, vat }) => (
        <Panel title={monthText(month)}>
          <p>
            <StatusChip
              tone={closed ? 'success' : 'neutral'}
              label={
                closed
                  ? `closed by ${closed.closed_by}`
                  : `open, ${groupDigits(entry_count)} entries`
              }
            />
          </p>
          {problems.length > 0 ? (
            <ErrorState>{problems.join('; ')}</ErrorState>
          ) : (
            <p>Every file sums to the ledger, to the kobo.</p>
          )}
          {hasVat(closing, vat) && <VatFacts vat={vat} />}
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
          {!closed && (
            <form
              noValidate
              className="grid gap-3"
              onSubmit={(event) => {
                event.preventDefault()
                void close.run()
              }}
            >
              <TextField
                label="Reason"
                hint="A closed month doesn’t change any more."
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
              <FormAlert>{close.failure}</FormAlert>
              <Button
                type="submit"
                className="w-fit"
                loading={close.isPending}
                disabled={reason.trim().length < 3 || problems.length > 0}
              >
                Close the month
              </Button>
            </form>
          )}
        </Panel>
      )}
    </Loaded>
  )
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
        {({ running, closed }) => (
          <>
            <div className="w-60">
              <TextField
                label="Month"
                type="month"
                max={running}
                hint={
                  closed[0]
                    ? `Closed up to ${monthText(closed[0].month)}`
                    : 'No month is closed yet'
                }
                value={chosen || running}
                onChange={(event) => setChosen(event.target.value)}
              />
            </div>
            <MonthPanel key={chosen || running} month={chosen || running} />
            <TaxPanel role={role} />
          </>
        )}
      </Loaded>
    </>
  )
}

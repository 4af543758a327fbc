import { taxEndpoints } from '@contract/api/console/console-tax'
import { mayAs, type OperatorRole } from '@contract/entities/console/operator'
import { rateBpsSchema, type Supplier, supplierRequestSchema } from '@contract/entities/money/tax'
import { rateText, type VatDue, vatInside } from '@contract/escrow/vat'
import { lagosDayOf } from '@contract/lagos-day'
import { formatMoney } from '@contract/money'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '@/lib/api/api-client'
import { dayLabel } from '@/lib/chart-labels'
import { issueOf } from '@/lib/forms/issue-of'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { StatusChip } from '@/ui/data/status-chip'
import { Button } from '@/ui/form/button'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'
import { Facts } from './facts'
import { Loaded } from './loaded'
import { ReasonDialog } from './reason-dialog'

const DUE: Record<VatDue, string> = {
  charge: 'when the buyer has paid',
  release: 'when the purchase is completed',
}
const SUPPLIER_FIELDS: readonly [name: keyof Supplier, label: string, hint?: string][] = [
  ['name', 'Registered name'],
  ['address', 'Address'],
  ['tin', 'TIN', '12345678-0001, or 10 or 13 digits'],
  ['rc_number', 'RC number', 'RC and 4 to 8 digits'],
]
const { shape } = supplierRequestSchema
/** The fee of an order of ₦10,000. */
const EXAMPLE_MINOR = 35_000
const BPS = 100

type Tax = Awaited<ReturnType<typeof loadTax>>
type Draft = { vat_registered: boolean; from: string; rate: string; due: VatDue } & Supplier

const loadTax = (signal?: AbortSignal) => call(taxEndpoints.tax, { ...(signal && { signal }) })

const bpsOf = (rate: string): number => Math.round(Number(rate) * BPS)

const bodyOf = ({ vat_registered, from, rate, due, ...supplier }: Draft) => ({
  vat_registered,
  from,
  rate_bps: bpsOf(rate),
  due,
  ...(vat_registered && { supplier }),
})

/** What a change does and doesn't do, before it is made. */
const Preview = ({ draft, held_orders }: { draft: Draft; held_orders: number }) => {
  const vat_minor = vatInside(EXAMPLE_MINOR, bodyOf(draft).rate_bps)
  const money = (minor: number) => formatMoney(minor, 'NGN')
  return (
    <ul className="grid list-disc gap-1 pl-5">
      {draft.vat_registered ? (
        <>
          <li>
            {`Of a fee of ${money(EXAMPLE_MINOR)}, ${money(vat_minor)} is VAT and ${money(EXAMPLE_MINOR - vat_minor)} is ours. Buyers and vendors pay what they pay now.`}
          </li>
          <li>{`It is due ${DUE[draft.due]}. Receipts, invoices and credit notes get numbers without gaps.`}</li>
        </>
      ) : (
        <li>New orders have no VAT. Credit notes go on for what was charged with it.</li>
      )}
      <li>{`Paid orders in escrow (${held_orders}) stay as they are, and so does every closed month.`}</li>
      <li>An accountant decides this, not the console.</li>
    </ul>
  )
}

const TaxForm = ({ tax, onDone }: { tax: Tax; onDone: () => void }) => {
  const [draft, setDraft] = useState<Draft>({
    vat_registered: !tax.now.vat_registered,
    from: lagosDayOf(Date.now()),
    rate: String(tax.now.rate_bps / BPS),
    due: tax.now.due,
    ...(tax.supplier ?? { name: '', address: '', tin: '', rc_number: '' }),
  })
  const [isAsked, setIsAsked] = useState(false)
  const set = (change: Partial<Draft>) => setDraft({ ...draft, ...change })
  const isRate = rateBpsSchema.safeParse(bpsOf(draft.rate)).success
  const isLater = draft.from >= lagosDayOf(Date.now())
  const isComplete =
    isLater &&
    isRate &&
    (!draft.vat_registered || SUPPLIER_FIELDS.every(([name]) => !issueOf(shape[name], draft[name])))
  return (
    <form
      noValidate
      className="grid gap-4 md:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault()
        setIsAsked(true)
      }}
    >
      <SelectField
        label="Registration"
        value={draft.vat_registered ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: 'Registered for VAT' },
          { value: 'no', label: 'Not registered' },
        ]}
        onChange={(event) => set({ vat_registered: event.target.value === 'yes' })}
      />
      <TextField
        label="From"
        type="date"
        hint="In Lagos: today or later"
        error={isLater ? undefined : 'Choose today or a later day.'}
        min={lagosDayOf(Date.now())}
        value={draft.from}
        onChange={(event) => set({ from: event.target.value })}
      />
      {draft.vat_registered && (
        <>
          <TextField
            label="Rate in per cent"
            inputMode="decimal"
            error={isRate ? undefined : 'Enter a rate from 0.01 to 50.'}
            value={draft.rate}
            onChange={(event) => set({ rate: event.target.value.replace(',', '.') })}
          />
          <SelectField
            label="Due"
            value={draft.due}
            options={Object.entries(DUE).map(([value, label]) => ({ value, label }))}
            onChange={(event) =>
              set({ due: event.target.value === 'release' ? 'release' : 'charge' })
            }
          />
          {SUPPLIER_FIELDS.map(([name, label, hint]) => (
            <TextField
              key={name}
              label={label}
              {...(hint && { hint })}
              error={draft[name] ? issueOf(shape[name], draft[name]) : undefined}
              value={draft[name]}
              onChange={(event) => set({ [name]: event.target.value })}
            />
          ))}
        </>
      )}
      <Button type="submit" className="w-fit" disabled={!isComplete}>
        See what changes
      </Button>
      {isAsked && (
        <ReasonDialog
          onClose={() => {
            setIsAsked(false)
            onDone()
          }}
          step={{
            title: draft.vat_registered ? 'Charge with VAT' : 'Charge without VAT',
            text: <Preview draft={draft} held_orders={tax.held_orders} />,
            button: `Change it from ${dayLabel(draft.from)}`,
            done: 'Saved.',
            run: (reason) => call(taxEndpoints.setTax, { body: { ...bodyOf(draft), reason } }),
          }}
        />
      )}
    </form>
  )
}

const State = ({ tax }: { tax: Tax }) => {
  const { now, periods, supplier } = tax
  const planned = periods.filter(({ from }) => from.seconds * 1_000 > Date.now())
  return (
    <>
      <p>
        <StatusChip
          tone={now.vat_registered ? 'success' : 'neutral'}
          label={now.vat_registered ? 'registered for VAT' : 'not registered: no VAT anywhere'}
        />
      </p>
      <Facts
        facts={[
          ...(now.vat_registered
            ? ([
                ['Rate', rateText(now.rate_bps)],
                ['Due', DUE[now.due]],
              ] as const)
            : []),
          ...(now.from
            ? ([['Since', <DateTime key="since" at={now.from} withTime />]] as const)
            : []),
          ...planned.map(
            ({ from, vat_registered, rate_bps }) =>
              [
                'Planned',
                <span key={from.seconds}>
                  {vat_registered ? `registered, ${rateText(rate_bps)},` : 'not registered'} from{' '}
                  <DateTime at={from} />
                </span>,
              ] as const,
          ),
          ...(supplier
            ? ([
                ['Issued by', `${supplier.name}, ${supplier.address}`],
                ['TIN', supplier.tin],
                ['RC number', supplier.rc_number],
              ] as const)
            : []),
        ]}
      />
    </>
  )
}

/** Whether we are registered for VAT; the owner changes it from a day on. */
export const TaxPanel = ({ role }: { role: OperatorRole }) => {
  const client = useQueryClient()
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({
    queryKey: ['console', 'tax'],
    queryFn: ({ signal }) => loadTax(signal),
  })
  return (
    <Panel title="VAT registration">
      <Loaded query={query} label="the registration">
        {(tax) => (
          <>
            <State tax={tax} />
            {mayAs(role, 'owner') &&
              (isOpen ? (
                <TaxForm
                  tax={tax}
                  onDone={() => void client.invalidateQueries({ queryKey: ['console', 'tax'] })}
                />
              ) : (
                <Button variant="secondary" className="w-fit" onClick={() => setIsOpen(true)}>
                  Change the registration
                </Button>
              ))}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

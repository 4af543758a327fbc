import { Refusal } from '../../../contract/api/errors'
import {
  DEFAULT_RATE_BPS,
  type Supplier,
  type TaxPeriod,
  type TaxSettings,
  type TransactionVat,
} from '../../../contract/entities/money/tax'
import type { VatDue } from '../../../contract/escrow/vat'
import { startOfLagosDay } from '../../../contract/lagos-day'
import { DAY_MS, millisOf, timestampFromMillis } from '../../../contract/time'

/** What holds without any setting. */
const UNREGISTERED: Omit<TaxPeriod, 'from'> = {
  vat_registered: false,
  rate_bps: DEFAULT_RATE_BPS,
  due: 'charge',
}

/** The period that an instant is in. @param now epoch milliseconds */
export const periodAt = (
  settings: Pick<TaxSettings, 'periods'> | undefined,
  now: number,
): Omit<TaxPeriod, 'from'> & { from: TaxPeriod['from'] | null } =>
  settings?.periods.findLast(({ from }) => millisOf(from) <= now) ?? {
    ...UNREGISTERED,
    from: null,
  }

/** The VAT of what is supplied at an instant; undefined while nobody is registered. */
export const vatAt = (
  settings: Pick<TaxSettings, 'periods'> | undefined,
  now: number,
): TransactionVat | undefined => {
  const { vat_registered, rate_bps, due } = periodAt(settings, now)
  return vat_registered ? { rate_bps, due } : undefined
}

export type TaxChange = {
  vat_registered: boolean
  /** The day in Lagos from which it holds. */
  from: string
  rate_bps: number
  due: VatDue
  /** Needed to register. */
  supplier?: Supplier | undefined
}

/**
 * Settings with a change that holds from a day, or from now if the day has begun. What has begun
 * stays; what was planned is replaced.
 * @throws Refusal that says why
 */
export const changeTax = (
  before: TaxSettings | undefined,
  { from, supplier, vat_registered, rate_bps, due }: TaxChange,
  now: number,
): TaxSettings => {
  const start = startOfLagosDay(from)
  if (Number.isNaN(start)) throw new Refusal(`${from} is no day.`)
  // A day that is over can't be changed: its receipts are out.
  if (start + DAY_MS <= now) throw new Refusal(`${from} is over.`)
  const named = supplier ?? before?.supplier ?? null
  if (vat_registered && !named) {
    throw new Refusal('Registration needs a name, an address, a TIN and an RC number.')
  }
  const begun = (before?.periods ?? []).filter((period) => millisOf(period.from) <= now)
  const period = { from: timestampFromMillis(Math.max(start, now)), vat_registered, rate_bps, due }
  return {
    periods: [...begun, period],
    supplier: named,
    updated_at: timestampFromMillis(now),
  }
}

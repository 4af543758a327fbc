import type { TaxSettings } from '../../../contract/entities/money/tax'
import { allHeld } from '../../../contract/queries/orders/transactions'
import { bind } from '../../../contract/queries/query'
import { countOf } from '../../../db/list-query'
import { readTaxSettings, saveTaxSettings } from '../../../db/tax-settings'
import { changeTax, periodAt, type TaxChange } from '../../../domain/money/tax/settings'
import type { Deps } from '../../deps'
import { type By, commitDecision, type Recorded } from '../../operators/recorded'

const shown = (settings: TaxSettings | undefined, now: number, held_orders: number) => ({
  now: periodAt(settings, now),
  periods: settings?.periods ?? [],
  supplier: settings?.supplier ?? null,
  held_orders,
})

/** What holds now, what is planned, and how many paid orders a change leaves as they are. */
export const showTax = async ({ clock }: Pick<Deps, 'clock'>) => {
  const [stored, held_orders] = await Promise.all([readTaxSettings(), countOf(bind(allHeld, {}))])
  return shown(stored?.data, clock(), held_orders)
}

/**
 * Registers for VAT, or changes what holds from a day on. The decision is stored in the same commit;
 * what is paid already stays as it is.
 * @throws Refusal that says why
 */
export const setTax = (deps: Deps, change: TaxChange, by: By): Promise<Recorded<{ done: true }>> =>
  commitDecision(deps, by, 'service/unavailable', async (batch, now) => {
    const stored = await readTaxSettings()
    const changed = changeTax(stored?.data, change, now)
    saveTaxSettings(batch, stored, changed)
    const entry = {
      action: 'set-tax',
      subject: 'tax',
      before: { periods: stored?.data.periods ?? [], supplier: stored?.data.supplier ?? null },
      after: { periods: changed.periods, supplier: changed.supplier },
    }
    return { entry, result: { done: true } }
  })

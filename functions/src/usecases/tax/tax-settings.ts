import type { TaxSettings } from '../../contract/entities/tax'
import { bind } from '../../contract/queries/query'
import { allHeld } from '../../contract/queries/transactions'
import { timestampFromMillis } from '../../contract/time'
import { addOpsDecision } from '../../db/audit-log'
import { commitWithRetry } from '../../db/commit'
import { countOf } from '../../db/list-query'
import { readTaxSettings, saveTaxSettings } from '../../db/tax-settings'
import { changeTax, periodAt, type TaxChange } from '../../domain/tax/settings'
import { backoffFrom } from '../backoff'
import type { Deps } from '../deps'

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
export const setTax = async (
  deps: Deps,
  change: TaxChange,
  { operator, reason }: { operator: string; reason: string },
) => {
  await commitWithRetry(backoffFrom(deps), 'service/unavailable', async (batch) => {
    const stored = await readTaxSettings()
    const now = deps.clock()
    const changed = changeTax(stored?.data, change, now)
    saveTaxSettings(batch, stored, changed)
    await addOpsDecision(batch, {
      id: deps.ids(),
      operator,
      action: 'set-tax',
      subject: 'tax',
      reason,
      before: { periods: stored?.data.periods ?? [], supplier: stored?.data.supplier ?? null },
      after: { periods: changed.periods, supplier: changed.supplier },
      at: timestampFromMillis(now),
    })
    return { result: undefined }
  })
  return showTax(deps)
}

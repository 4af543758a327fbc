import pMap from 'p-map'
import { DAY_MS, MINUTE_MS, timestampFromMillis } from '../../../contract/time'
import { readJobCursor, saveJobCursor } from '../../../db/job-cursors'
import { type PaymentPlace, readPayment, unpaidAfter } from '../../../db/money/payments'
import { readTransaction } from '../../../db/orders/transactions'
import type { Deps } from '../../deps'
import { workDue } from '../../jobs/due'
import { noteRetry, retryKind } from '../../jobs/retries'
import { confirmPayment } from './confirm-payment'

/**
 * Each unpaid payment is asked about twice, at these ages: money whose webhook was lost usually came
 * within a day, and a bank may take longer.
 */
const LOOKS = [
  { id: 'recheck-payments-1', age_ms: DAY_MS },
  { id: 'recheck-payments-4', age_ms: 4 * DAY_MS },
] as const
type Look = (typeof LOOKS)[number]

/** Before every reference: a document id can't be empty. */
const FIRST = '-'
/** How far the first run looks back beyond a look's age. */
const BEGINNING_MS = 4 * DAY_MS
/** Less than the function's timeout, after which the next run goes on. */
const RUN_MS = 7 * MINUTE_MS
const PAGE = 100
const AT_ONCE = 10
/** With more failures than this, the provider is down: the next run asks about the rest. */
const MAX_FAILED = 200

type Progress = { asked: number; failed: number }

const placeOf = (next: string): PaymentPlace => {
  const at = next.indexOf('~')
  return { created_at: Number(next.slice(0, at)), reference: next.slice(at + 1) }
}

/** Payments that could not be asked about, each tried until the provider says what became of it. */
export const PAYMENTS = retryKind({
  kind: 'payment',
  name: 'payment',
  failure: 'A payment could not be asked about',
  work: async (deps, reference) => {
    await confirmPayment(deps, reference)
    return true
  },
})

/** Who paid, and the stores of the checkout. */
const partiesOf = async (reference: string): Promise<string[]> => {
  const payment = (await readPayment(reference))?.data
  const sales = await Promise.all((payment?.transaction_ids ?? []).map(readTransaction))
  const vendors = sales.flatMap((sale) => sale?.data.vendor_id ?? [])
  return payment ? [payment.buyer_id, ...vendors] : []
}

const askAbout = async (deps: Deps, references: readonly string[]): Promise<Progress> => {
  let failed = 0
  await pMap(
    references,
    async (reference) => {
      try {
        await confirmPayment(deps, reference)
      } catch (error) {
        failed += 1
        const parties = await partiesOf(reference)
        const item = { kind: 'payment', subject: reference, parties } as const
        await noteRetry(deps, PAYMENTS, { ...item, problem: String(error) })
      }
    },
    { concurrency: AT_ONCE },
  )
  return { asked: references.length, failed }
}

/** Makes one look at every payment that has reached its age, page by page. */
const look = async (deps: Deps, { id, age_ms }: Look, ends_at: number): Promise<number> => {
  const now = deps.clock()
  const stored = await readJobCursor(id)
  let next = stored?.next ?? `${now - age_ms - BEGINNING_MS}~${FIRST}`
  let asked = 0
  let failed = 0
  while (deps.clock() < ends_at && failed <= MAX_FAILED) {
    const page = await unpaidAfter(placeOf(next), now - age_ms, PAGE)
    const last = page.at(-1)
    if (!last) break
    const of_page = await askAbout(
      deps,
      page.map(({ reference }) => reference),
    )
    asked += of_page.asked
    failed += of_page.failed
    next = `${last.created_at}~${last.reference}`
    await saveJobCursor({ id, next, updated_at: timestampFromMillis(deps.clock()) })
    deps.failpoint?.('recheck:after-page')
    if (page.length < PAGE) break
  }
  return asked
}

/** Asks again about those that failed. Returns about how many. */
const askAgain = async (deps: Deps): Promise<number> => {
  let asked = 0
  await workDue(deps, PAYMENTS, {
    work: (given, id) => {
      asked += 1
      return PAYMENTS.work(given, id)
    },
  })
  return asked
}

/**
 * Asks the provider about payments that look unpaid. This finds money whose webhook never arrived,
 * and refunds it if it came too late. Goes on where the last run ended, and asks about none more
 * than twice, unless the provider doesn't respond. Returns how many it asked about.
 */
export const recheckPayments = async (deps: Deps): Promise<number> => {
  const ends_at = deps.clock() + RUN_MS
  let asked = await askAgain(deps)
  for (const one of LOOKS) asked += await look(deps, one, ends_at)
  return asked
}

import { DAY_MS, MINUTE_MS, timestampFromMillis } from '../../contract/time'
import { readJobCursor, saveJobCursor } from '../../db/job-cursors'
import { type PaymentPlace, unpaidAfter } from '../../db/money/payments'
import type { Deps } from '../deps'
import { eachAtOnce } from '../work-through'
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
/** Two days of hourly runs, longer than an outage of the provider lasts. */
const MAX_TRIES = 48
/** With more failures than this, the provider is down: the next run asks about the rest. */
const MAX_FAILED = 200

type Failed = Record<string, number>
type Progress = { asked: number; failed: Failed }

const placeOf = (next: string): PaymentPlace => {
  const at = next.indexOf('~')
  return { created_at: Number(next.slice(0, at)), reference: next.slice(at + 1) }
}

/** Asks about each; failures are counted on top of earlier ones and given up after a while. */
const askAbout = async (
  deps: Deps,
  references: readonly string[],
  before: Failed = {},
): Promise<Progress> => {
  const failed: Failed = {}
  await eachAtOnce(references, AT_ONCE, async (reference) => {
    try {
      await confirmPayment(deps, reference)
    } catch (error) {
      const times = (before[reference] ?? 0) + 1
      const fields = { reference, error: String(error), times }
      if (times < MAX_TRIES) {
        failed[reference] = times
        deps.log.warn('A payment could not be asked about', fields)
      } else deps.log.error('A payment could not be asked about, and no more is tried', fields)
    }
  })
  return { asked: references.length, failed }
}

/** Makes one look at every payment that has reached its age, page by page. */
const look = async (deps: Deps, { id, age_ms }: Look, ends_at: number): Promise<number> => {
  const now = deps.clock()
  const stored = await readJobCursor(id)
  let next = stored?.next ?? `${now - age_ms - BEGINNING_MS}~${FIRST}`
  const again = await askAbout(deps, Object.keys(stored?.failed ?? {}), stored?.failed)
  let { asked, failed } = again
  const save = () =>
    saveJobCursor({ id, next, failed, updated_at: timestampFromMillis(deps.clock()) })
  if (asked > 0) await save()
  while (deps.clock() < ends_at && Object.keys(failed).length <= MAX_FAILED) {
    const page = await unpaidAfter(placeOf(next), now - age_ms, PAGE)
    const last = page.at(-1)
    if (!last) break
    const of_page = await askAbout(
      deps,
      page.map(({ reference }) => reference),
    )
    asked += of_page.asked
    failed = { ...failed, ...of_page.failed }
    next = `${last.created_at}~${last.reference}`
    await save()
    deps.failpoint?.('recheck:after-page')
    if (page.length < PAGE) break
  }
  return asked
}

/**
 * Asks the provider about payments that look unpaid. This finds money whose webhook never arrived,
 * and refunds it if it came too late. Goes on where the last run ended, and asks about none more
 * than twice, unless the provider doesn't respond. Returns how many it asked about.
 */
export const recheckPayments = async (deps: Deps): Promise<number> => {
  const ends_at = deps.clock() + RUN_MS
  let asked = 0
  for (const one of LOOKS) asked += await look(deps, one, ends_at)
  return asked
}

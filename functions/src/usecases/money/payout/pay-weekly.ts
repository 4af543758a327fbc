import { createHash } from 'node:crypto'
import pMap from 'p-map'
import { AppError } from '../../../contract/api/errors'
import type { LedgerEntry } from '../../../contract/entities/money/ledger'
import type { Wallet } from '../../../contract/entities/money/wallet'
import { isPaidThisWeek, payoutWeekOf } from '../../../contract/escrow/payout-week'
import { POLICY } from '../../../contract/escrow/policy'
import { ID_LENGTH } from '../../../contract/ids'
import { MINUTE_MS, timestampFromMillis } from '../../../contract/time'
import { commitWithRetry } from '../../../db/commit'
import { readJobCursor, saveJobCursor } from '../../../db/job-cursors'
import { readPayout } from '../../../db/money/payouts'
import { walletsAfter } from '../../../db/money/wallets'
import { balanceOfWallet } from '../../../domain/money/wallet/debt'
import { backoffFrom } from '../../backoff'
import type { Deps } from '../../deps'
import { workDue } from '../../jobs/due'
import { noteRetry, retryKind } from '../../jobs/retries'
import { logPostedEntries } from '../../log-posted-entries'
import { addPayout, loadPayable } from './add-payout'

const CURSOR = 'weekly-payouts'
const PAGE = 200
/** Concurrent payouts: each is a few reads and one commit. */
const AT_ONCE = 10
/** Less than the function's timeout; the next run goes on. */
const RUN_MS = 7 * MINUTE_MS

/** One id for each vendor and week, so that a week is paid once whatever runs how often. */
const weeklyIdOf = (week: string, vendor_id: string): string =>
  createHash('sha256').update(`payout:${week}:${vendor_id}`).digest('hex').slice(0, ID_LENGTH)

/**
 * What the week's payout transfers: all that is available, once it is enough to be free; 0 before
 * and if the vendor owes. Minor units.
 */
const dueOf = (wallet: Wallet, now: number): number => {
  const owes = balanceOfWallet(wallet) < 0 || (wallet.written_off_minor ?? 0) > 0
  if (owes || isPaidThisWeek(wallet, now)) return 0
  return wallet.available_minor < POLICY.free_payout_from_minor ? 0 : wallet.available_minor
}

/** Pays one vendor, unless the week is paid, nothing is due, or something holds payouts. */
const payOne = async (deps: Deps, week: string, vendor_id: string): Promise<boolean> => {
  const id = weeklyIdOf(week, vendor_id)
  try {
    const posted = await commitWithRetry<readonly LedgerEntry[]>(
      backoffFrom(deps),
      'service/unavailable',
      async (batch) => {
        deps.failpoint?.('weekly:before-read')
        const now = deps.clock()
        const [payable, made] = await Promise.all([loadPayable(vendor_id), readPayout(id)])
        const amount_minor = dueOf(payable.wallet.data, now)
        const isAsked = payable.store.payout_schedule === 'on_request'
        if (made || isAsked || amount_minor === 0) return { result: [], skip_commit: true }
        const { ledger } = addPayout(batch, payable, { id, amount_minor, is_weekly: true }, now)
        deps.failpoint?.('weekly:before-commit')
        return { result: ledger }
      },
    )
    logPostedEntries(deps, posted)
    return posted.length > 0
  } catch (error) {
    // A payout that is blocked, contested or waits for its account is made next week, or when asked.
    const isHeld = error instanceof AppError && !error.code.startsWith('service/')
    if (isHeld) return false
    throw error
  }
}

/** Vendors whose payout of the week failed, each tried until it is made, held or not due. */
export const WEEKLY_PAYOUTS = retryKind({
  kind: 'weekly_payout',
  name: 'weekly payout',
  failure: 'A weekly payout could not be made',
  subjectOf: (id) => ({ type: 'store', id }),
  work: (deps, vendor_id) => payOne(deps, payoutWeekOf(deps.clock()), vendor_id),
})

/** Pays these vendors; whoever could not be paid is tried again. Returns how many were paid. */
const payAll = async (deps: Deps, week: string, vendors: readonly string[]): Promise<number> => {
  let paid = 0
  await pMap(
    vendors,
    async (id) => {
      try {
        if (await payOne(deps, week, id)) paid += 1
      } catch (error) {
        const failed = { kind: 'weekly_payout' as const, subject: id, parties: [id] }
        await noteRetry(deps, WEEKLY_PAYOUTS, { ...failed, problem: String(error) })
      }
    },
    { concurrency: AT_ONCE },
  )
  return paid
}

/**
 * Pays every vendor what is available, if it is enough to be free, once in the week that began at
 * `POLICY.payout_weekday` and hour. Goes on where the last run ended; whoever could not be paid is
 * tried again, later each time. The first week of all is the one that begins next. Returns how many payouts it made.
 */
export const payWeekly = async (deps: Deps): Promise<number> => {
  const ends_at = deps.clock() + RUN_MS
  const week = payoutWeekOf(deps.clock())
  const stored = await readJobCursor(CURSOR)
  const isGoingOn = stored?.period === week
  let next = isGoingOn ? stored.next : null
  const save = () =>
    saveJobCursor({
      id: CURSOR,
      period: week,
      next,
      updated_at: timestampFromMillis(deps.clock()),
    })
  if (!stored) {
    await save()
    return 0
  }
  if ((await deps.switchedOff()).has('payouts')) return 0
  let made = await workDue(deps, WEEKLY_PAYOUTS)
  let isDone = isGoingOn && next === null
  if (isDone) return made
  while (!isDone && deps.clock() < ends_at) {
    const page = await walletsAfter(next, PAGE)
    const due = page.filter((wallet) => dueOf(wallet, deps.clock()) > 0)
    made += await payAll(
      deps,
      week,
      due.map(({ vendor_id }) => vendor_id),
    )
    isDone = page.length < PAGE
    next = isDone ? null : (page.at(-1)?.vendor_id ?? null)
    await save()
    deps.failpoint?.('weekly:after-page')
  }
  deps.log.info('Weekly payouts were made', { week, made })
  return made
}

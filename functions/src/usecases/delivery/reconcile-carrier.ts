import pMap from 'p-map'
import type { CarrierCharge } from '../../contract/entities/delivery/carrier-charge'
import { accounts } from '../../contract/entities/money/ledger'
import { timestampFromMillis } from '../../contract/time'
import { chargesOf } from '../../db/delivery/carrier-charges'
import { takenByCarriers } from '../../db/delivery/carrier-wallet'
import {
  bookedAfter,
  bookingIdOf,
  type CarrierBookingRecord,
  readBooking,
} from '../../db/delivery/carriers'
import { readChain } from '../../db/money/ledger'
import { carrierActor } from '../../domain/delivery/carrier-actor'
import { feeOut, leftMinor, returnableCharges } from '../../domain/delivery/carrier-charge'
import {
  nightsWith,
  parcelProblem,
  unexplainedMinor,
  unnoticedMinor,
  type WalletNight,
} from '../../domain/delivery/carrier-wallet'
import { balanceOf } from '../../domain/money/ledger/balance'
import type { Finding } from '../../domain/money/ledger/invariant'
import { carrierProblemOf } from '../../ports/carrier-problem'
import { type CarrierShipment, type Carriers, MAX_TRACKED } from '../../ports/carriers'
import { askBalance, noteWallet } from '../carriers/watch-wallet'
import type { Deps } from '../deps'
import { requireTransaction } from '../orders/transaction/execute-command'
import { takenFor } from './booking'

const AT_ONCE = 10
const MAX_ROUNDS = 3
/** Undecided charges are not posted yet. */
const OPEN: readonly string[] = ['announced', 'objected']

type Compared = { checked: number; findings: Finding[]; unnoticed_minor: number }

const sumLeft = (charges: readonly CarrierCharge[]): number =>
  charges.reduce((sum, one) => sum + (one.returns_to ? -leftMinor(one) : leftMinor(one)), 0)

const compare = async (
  { transaction_id: id, is_way_back, fee_minor }: CarrierBookingRecord,
  shipment: CarrierShipment,
) => {
  const other_id = bookingIdOf({ transaction_id: id, is_way_back: is_way_back ? undefined : true })
  const [other, chain, charges, { data: transaction }] = await Promise.all([
    readBooking(other_id),
    readChain(id),
    chargesOf(id),
    requireTransaction(id),
  ])
  // What it paid into the wallet for a parcel that it lost is none of the parcel's own cost.
  const ofParcel = chain.filter(({ kind }) => kind !== 'carrier_claim')
  const books = {
    carrier_minor: takenFor(shipment, transaction.ended_at !== null) ?? shipment.fee_minor,
    noticed_minor: fee_minor,
    // Both ways are posted to one account.
    posted_minor:
      balanceOf(ofParcel, accounts.carrier(carrierActor(transaction).id), 'NGN') -
      (other?.data.fee_minor ?? 0),
    open_minor: sumLeft(charges.filter(({ state }) => OPEN.includes(state))),
    returnable_minor:
      sumLeft(returnableCharges(charges, id, shipment.shipment_id)) +
      feeOut(transaction, is_way_back),
  }
  return { problem: parcelProblem(books), unnoticed_minor: unnoticedMinor(books) }
}

/**
 * Compares what the carrier took for each parcel that it may still charge for with the ledger. A
 * parcel that the carrier doesn't know is reported by its tracking.
 * @throws AppError `delivery/carrier-unavailable`
 */
export const carrierFindings = async (carriers: Carriers): Promise<Compared> => {
  const compared: Compared = { checked: 0, findings: [], unnoticed_minor: 0 }
  for (let after: string | undefined; ; ) {
    const page = await bookedAfter(after, MAX_TRACKED)
    const known = await carriers.track(page.flatMap(({ shipment_id }) => shipment_id ?? []))
    const byId = new Map(known.map((one) => [one.shipment_id, one]))
    await pMap(
      page,
      async (booking) => {
        const shipment = byId.get(booking.shipment_id ?? '')
        if (!shipment) return
        const { problem, unnoticed_minor } = await compare(booking, shipment)
        compared.checked += 1
        compared.unnoticed_minor += unnoticed_minor
        if (problem) compared.findings.push({ id: booking.transaction_id, problem })
      },
      { concurrency: AT_ONCE },
    )
    const last = page.at(-1)
    after = last && bookingIdOf(last)
    if (page.length < MAX_TRACKED || after === undefined) return compared
  }
}

/** The balance and what was taken at one instant: again if a parcel was booked meanwhile. */
const readNight = async (deps: Deps, unnoticed_minor: number): Promise<WalletNight | undefined> => {
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const before = await takenByCarriers()
    const balance_minor = await askBalance(deps)
    if (balance_minor === undefined) return undefined
    if ((await takenByCarriers()) === before) {
      const taken_minor = before + unnoticed_minor
      return { at: timestampFromMillis(deps.clock()), balance_minor, taken_minor }
    }
  }
  deps.log.warn('Parcels were booked while the carrier wallet was read')
  return undefined
}

/**
 * Compares the carrier's charges and its wallet with the ledger, once a night. What the wallet has
 * more was paid in; what it misses nobody explains.
 */
export const reconcileCarrier = async (deps: Deps): Promise<readonly Finding[]> => {
  const { carriers, log } = deps
  if (!carriers) return []
  const compared = await carrierFindings(carriers).catch((error: unknown) => {
    const problem = carrierProblemOf(error)
    if (!problem) throw error
    log.error('The carrier could not be reconciled', { ...problem })
  })
  const night = compared && (await readNight(deps, compared.unnoticed_minor))
  if (!compared || !night) return []
  const { checked, findings } = compared
  await noteWallet(deps, night.balance_minor, (known) => {
    const odd_minor = unexplainedMinor(known?.nights.at(-1), night)
    if (odd_minor > 0) log.info('The carrier wallet was filled', { amount_minor: odd_minor })
    const missing_minor = Math.max(0, -odd_minor)
    if (missing_minor > 0) {
      log.error('The carrier differs from the ledger', { id: 'wallet', missing_minor })
    }
    return {
      nights: nightsWith(known?.nights ?? [], night),
      difference_count: findings.length,
      missing_minor,
    }
  })
  for (const finding of findings) log.error('The carrier differs from the ledger', finding)
  log.info('The carrier was reconciled', { checked, differences: findings.length })
  return findings
}

import * as fc from 'fast-check'
import type { Decision } from '../decision'
import { isAllowed, newPair, playBoth } from './compare-model'
import type { Terms } from './model'
import { commandChoices } from './random-commands'
import { type Hand, pick } from './random-paths'
import {
  DELIVERY_MINOR,
  opened,
  openedFarAway,
  openedWithCarrier,
  openedWithCommission,
  openedWithDelivery,
  openedWithLines,
  openedWithLinesByCarrier,
  PRODUCT_ID,
  SECOND_ID,
} from './sample'

/** Two units for ₦10,000, delivery included. */
const PLAIN: Terms = {
  lines: [{ id: PRODUCT_ID, price: 500_000, units: 2, fee: 35_000 }],
  all: 1_035_000,
  fee: 35_000,
  delivery: 0,
  carrierFee: 0,
  commission: 0,
  isPromised: false,
}
const PROMISED: Terms = {
  ...PLAIN,
  lines: [{ id: PRODUCT_ID, price: 400_000, units: 2, fee: 35_000 }],
  delivery: DELIVERY_MINOR,
  isPromised: true,
  transit: 3,
}

/** 2.5 % of ₦13,001.02 and ₦100, divided by what the goods cost. */
const LINES: Terms = {
  lines: [
    { id: PRODUCT_ID, price: 500_000, units: 2, fee: 38_635 },
    { id: SECOND_ID, price: 33_367, units: 3, fee: 3_867 },
  ],
  all: 1_342_604,
  fee: 42_502,
  delivery: DELIVERY_MINOR + 1,
  carrierFee: 0,
  commission: 0,
  isPromised: true,
  transit: 3,
  mindDays: 7,
  finals: [SECOND_ID],
}

/** Each way to order, and what the second escrow knows of it. */
const KINDS: readonly (readonly [() => Decision, Terms])[] = [
  [() => opened(), PLAIN],
  [() => openedWithDelivery(), PROMISED],
  [openedWithCarrier, { ...PROMISED, delivery: 0, carrierFee: DELIVERY_MINOR }],
  // Further than 14 days, and three more.
  [() => openedFarAway(20), { ...PROMISED, transit: 20 }],
  [openedWithCommission, { ...PLAIN, commission: 50_000 }],
  [openedWithLines, LINES],
  [openedWithLinesByCarrier, { ...LINES, delivery: 0, carrierFee: DELIVERY_MINOR + 1 }],
]

const follow = (chosen: readonly Hand[], [open, terms]: (typeof KINDS)[number]): void => {
  let pair = newPair(open(), terms)
  for (const choices of chosen) {
    const current = pair
    pair = playBoth(
      current,
      pick(choices, (one) => isAllowed(current, one)),
    )
  }
}

/**
 * Plays random commands of up to 60 an order in the escrow and in its second one.
 * @param endOnFailure ends with the first order in which they differ
 * @throws Error with the shortest order in which they differ
 */
export const expectAgreement = (runs: number, seed: number, endOnFailure = false): void =>
  fc.assert(fc.property(commandChoices, fc.constantFrom(...KINDS), follow), {
    numRuns: runs,
    seed,
    endOnFailure,
  })

import { POLICY } from '../../../contract/escrow/policy'

/** A completed sale, and what its buyer might share with those of others. */
export type ProvingSale = {
  buyer_id: string
  /** The provider's fingerprint of the card; null if none was used. */
  card: string | null
  /** The bank account that paid; null if it isn't known. */
  account: string | null
  /** Push tokens of the buyer. */
  devices: readonly string[]
  is_flagged: boolean
  /** Epoch milliseconds. */
  completed_at: number
}

const isSame = (one: string | null, other: string | null): boolean => one !== null && one === other

const sharesNothing = (one: ProvingSale, other: ProvingSale): boolean =>
  one.buyer_id !== other.buyer_id &&
  !isSame(one.card, other.card) &&
  !isSame(one.account, other.account) &&
  !one.devices.some((token) => other.devices.includes(token))

/**
 * How far a store's sales prove it: how many of them share nothing, and once they are enough, from
 * when on it is proven, in epoch milliseconds.
 */
export const proofOf = (given: readonly ProvingSale[]): { sales: number; proven_at?: number } => {
  const clean = given
    .filter(({ is_flagged }) => !is_flagged)
    .toSorted((a, b) => a.completed_at - b.completed_at)
  let most = 0
  let proven_at: number | undefined
  const grow = (chosen: readonly ProvingSale[], from: number): void => {
    most = Math.max(most, chosen.length)
    const [first] = chosen
    const last = chosen.at(-1)
    if (first && last && chosen.length === POLICY.proving_sales) {
      const at = Math.max(last.completed_at, first.completed_at + POLICY.proving_ms)
      proven_at = Math.min(at, proven_at ?? at)
      return
    }
    for (const [index, sale] of clean.entries()) {
      if (index >= from && chosen.every((one) => sharesNothing(one, sale))) {
        grow([...chosen, sale], index + 1)
      }
    }
  }
  grow([], 0)
  return { sales: most, ...(proven_at !== undefined && { proven_at }) }
}

import type { Deal, DealTerms } from '../../contract/entities/orders/deal'
import type { DealSource } from '../../contract/entities/orders/source'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import { timestampFromMillis } from '../../contract/time'
import type { StockMovement } from '../../domain/orders/transaction/decision'
import type { ReadStock } from '../catalog/stock'
import { type Batch, collectionOf, fieldsOf, plus, type Versioned } from '../firestore'

const deals = () => collectionOf<Deal>(COLLECTIONS.deals)

const termsOf = (id: string) =>
  collectionOf<DealTerms>(`${COLLECTIONS.deals}/${id}/${SUBCOLLECTIONS.versions}`)

/** Keeps `deals/{id}/versions/{version}`: what a buyer read of it, whatever becomes of the deal. */
export const keepTerms = (batch: Batch, { id, version, terms }: Deal): void => {
  batch.set(termsOf(id).doc(String(version)), terms)
}

export const readTerms = async ({
  id,
  version,
}: Pick<DealSource, 'id' | 'version'>): Promise<DealTerms | undefined> =>
  (await termsOf(id).doc(String(version)).get()).data()

/** Writes the uses of a deal after some were taken, only if the deal is as it was read. */
export const saveUses = (batch: Batch, stock: ReadStock['stock'], deal: Versioned<Deal>): void => {
  const { id } = deal.data
  const counts = stock.variants[id]
  if (!counts) throw new Error(`the deal ${id} has no uses`)
  const { reserved, sold, held_until } = counts
  const uses = { reserved, sold, ...(held_until && { held_until }), updated_at: stock.updated_at }
  batch.update(deals().doc(id), fieldsOf<Deal>(uses), { lastUpdateTime: deal.updated })
}

/**
 * Moves uses that need no check, since they return or were reserved. What the seller turned out not to
 * have stays sold: it isn't offered again.
 */
export const moveUses = (
  batch: Batch,
  deal_id: string,
  moves: readonly StockMovement[],
  now: number,
): void => {
  if (moves.length === 0) return
  const sum = (of: (move: StockMovement) => number): number =>
    moves.reduce((all, move) => all + of(move), 0)
  batch.update(
    deals().doc(deal_id),
    fieldsOf<Deal>({
      reserved: plus(sum(({ reserved }) => reserved)),
      sold: plus(sum(({ sold, missing = 0 }) => sold + missing)),
      updated_at: timestampFromMillis(now),
    }),
  )
}

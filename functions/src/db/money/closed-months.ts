import type { ClosedMonth } from '../../contract/entities/money/closed-month'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/money/money'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf } from '../firestore'
import { readList } from '../list-query'

const months = () => collectionOf<ClosedMonth>(COLLECTIONS.closedMonths)

export const readClosedMonth = async (month: string): Promise<ClosedMonth | undefined> =>
  (await months().doc(month).get()).data()

/** Closes a month once: a second time the whole commit fails. */
export const addClosedMonth = (batch: Batch, closed: ClosedMonth): void => {
  batch.create(months().doc(closed.month), closed)
}

/** The newest first. */
export const readClosedMonths = (limit: number): Promise<ClosedMonth[]> =>
  readList(bind(queries.closedMonths, {}, limit))

import type { Operator } from '../../contract/entities/console/operator'
import { COLLECTIONS } from '../../contract/paths'
import * as queries from '../../contract/queries/console/console'
import { bind } from '../../contract/queries/query'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'
import { readList } from '../list-query'

const operators = () => collectionOf<Operator>(COLLECTIONS.operators)

export const readOperator = (uid: string): Promise<Versioned<Operator> | undefined> =>
  readDocument(operators().doc(uid))

/** Those who are operators now. */
export const activeOperators = (): Promise<Operator[]> =>
  readList(bind(queries.activeOperators, {}))

/** Writes only if nobody changed it since it was read. */
export const saveOperator = (
  batch: Batch,
  stored: Versioned<Operator> | undefined,
  operator: Operator,
): void => {
  const ref = operators().doc(operator.uid)
  if (stored) batch.update(ref, fieldsOf<Operator>(operator), { lastUpdateTime: stored.updated })
  else batch.create(ref, operator)
}

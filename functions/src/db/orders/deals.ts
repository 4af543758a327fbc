import type { Deal } from '../../contract/entities/orders/deal'
import { COLLECTIONS } from '../../contract/paths'
import { collectionOf, readDocument } from '../firestore'

const deals = () => collectionOf<Deal>(COLLECTIONS.deals)

export const readDeal = (id: string) => readDocument(deals().doc(id))

import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import type { ActionKind, AvailableAction } from '../actions/available-actions'
import { isDue } from '../actions/button-text'
import { isBetterKept } from './way-back'

/** What to offer first where goods are worth less than their way back. */
const KEPT_FIRST: readonly ActionKind[] = ['offerPart', 'waive']

type Buttons = { actions: AvailableAction[]; primary: AvailableAction | undefined }

/** The buttons of a return, what is best for this party first. */
export const returnButtons = (
  offers: readonly AvailableAction[],
  transaction: Transaction,
  party: Party,
): Buttons => {
  const { return: back } = transaction
  const isKept =
    party === 'vendor' &&
    back !== undefined &&
    !back.agreed_at &&
    (back.wish === 'part' || isBetterKept(transaction, back))
  // Once it is agreed, giving the goods up too is the last thing to think of.
  const last = back?.agreed_at ? KEPT_FIRST : []
  const isFirst = ({ kind }: AvailableAction) => isKept && KEPT_FIRST.includes(kind)
  const isLast = ({ kind }: AvailableAction) => last.includes(kind)
  const kept = KEPT_FIRST.flatMap((kind) => offers.filter((offer) => offer.kind === kind))
  const actions = [
    ...kept.filter(isFirst),
    ...offers.filter((offer) => !isFirst(offer) && !isLast(offer)),
    ...kept.filter(isLast),
  ]
  const due = actions.find((offer) => isFirst(offer) || isDue(offer, transaction))
  return { actions, primary: due?.isDanger ? undefined : due }
}

import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { goodsText } from '@contract/goods-text'
import { RowActions } from '@/ui/data/row-actions'
import type { RowAction } from '@/ui/data/row-actions-button'
import { type ActionKind, availableActions } from '../actions/available-actions'
import { LIST_WORDS } from './list-labels'

type Props = {
  transaction: Transaction
  party: Party
  now: number
  onDetails: () => void
  onAct: (kind: ActionKind) => void
}

/** What begins on the order's own page, where the goods and their inspection are seen. */
const ON_THE_PAGE: readonly ActionKind[] = ['wrong', 'extend']

/** The row's menu: View Details, plus the actions that the escrow table allows. */
export const RowMenu = ({ transaction, party, now, onDetails, onAct }: Props) => {
  const { offers, hasRoom } = availableActions(transaction, party, now)
  const actions: RowAction[] = [
    { label: 'View Details', onSelect: onDetails },
    ...offers
      .filter(({ kind }) => !ON_THE_PAGE.includes(kind))
      .map(({ kind, label, isDanger }) => ({ label, isDanger, onSelect: () => onAct(kind) })),
  ]
  if (hasRoom) {
    const to = `${LIST_WORDS[party].page(transaction.id)}#dispute`
    actions.push({ label: 'View Status', to })
  }
  return <RowActions actions={actions} label={`Actions for ${goodsText(transaction)}`} />
}

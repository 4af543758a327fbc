import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { ActionDialog } from '../actions/action-dialog'
import type { ActionKind } from '../actions/available-actions'
import { runOn, useFresh } from '../actions/run-action'
import { DetailsModal } from '../details/details-modal'

export type Chosen = { transaction: Transaction; kind: ActionKind }

type Props = {
  party: Party
  now: number
  details: string | undefined
  acting: Chosen | undefined
  onAct: (transaction: Transaction, kind: ActionKind) => void
  onActed: () => void
  onDetailsClosed: () => void
}

const ActingDialog = ({ acting, party, onActed }: Props & { acting: Chosen }) => {
  const transaction = useFresh(acting.transaction)
  return (
    <ActionDialog
      kind={acting.kind}
      transaction={transaction}
      party={party}
      run={runOn(transaction.id)}
      onClose={onActed}
    />
  )
}

/** Shows one dialog at a time: an action's, otherwise the details. */
export const ListDialogs = (props: Props) => {
  const { acting, details, party, now, onAct, onDetailsClosed } = props
  if (acting) return <ActingDialog {...props} acting={acting} />
  if (!details) return null
  return (
    <DetailsModal id={details} party={party} now={now} onAct={onAct} onClose={onDetailsClosed} />
  )
}

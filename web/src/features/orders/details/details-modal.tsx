import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { Awaited } from '@/lib/awaited'
import { useLiveTransaction } from '@/lib/live/transactions'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { Button } from '@/ui/form/button'
import { LinkButton } from '@/ui/form/link-button'
import { Modal } from '@/ui/overlay/modal'
import { type ActionKind, availableActions } from '../actions/available-actions'
import { useFresh } from '../actions/run-action'
import { LIST_WORDS } from '../list/list-labels'
import { TransactionFacts } from './transaction-facts'

/** In pixels, from the specification. */
const MAX_WIDTH = 752

type Props = {
  id: string
  party: Party
  now: number
  onAct: (transaction: Transaction, kind: ActionKind) => void
  onClose: () => void
}

type ButtonsProps = Omit<Props, 'id'> & { transaction: Transaction }

/** Approve (buyer only), Dispute or View Status, and a link to the full page. */
const Buttons = ({ transaction, party, now, onAct }: ButtonsProps) => {
  const { offers, hasRoom } = availableActions(transaction, party, now)
  const url = LIST_WORDS[party].page(transaction.id)
  const canDispute = offers.some(({ kind }) => kind === 'dispute')
  return (
    <>
      <LinkButton variant="secondary" to={url}>
        Open the full page
      </LinkButton>
      {canDispute && (
        <Button
          variant="secondary"
          className="text-error!"
          onClick={() => onAct(transaction, 'dispute')}
        >
          Dispute Transaction
        </Button>
      )}
      {hasRoom && <LinkButton to={`${url}#dispute`}>View Status</LinkButton>}
      {offers.some(({ kind }) => kind === 'approve') && (
        <Button onClick={() => onAct(transaction, 'approve')}>Approve Transaction</Button>
      )}
    </>
  )
}

const Content = ({ transaction: live, ...props }: ButtonsProps) => {
  const transaction = useFresh(live)
  return (
    <Modal
      isOpen
      onClose={props.onClose}
      title="Transaction details"
      maxWidth={MAX_WIDTH}
      closesOnBack={false}
      footer={<Buttons {...props} transaction={transaction} />}
    >
      <TransactionFacts transaction={transaction} party={props.party} />
    </Modal>
  )
}

/** The specification's details dialog. Its id is in the URL, so that back closes it. */
export const DetailsModal = ({ id, ...props }: Props) => {
  const live = useLiveTransaction(id)
  if (live.status === 'content' && live.data) return <Content {...props} transaction={live.data} />
  return (
    <Modal
      isOpen
      onClose={props.onClose}
      title="Transaction details"
      maxWidth={MAX_WIDTH}
      closesOnBack={false}
    >
      {live.status === 'loading' ? (
        <Awaited label="Loading the details">
          <Skeleton className="h-96" />
        </Awaited>
      ) : (
        <ErrorState onRetry={live.status === 'error' ? live.retry : undefined}>
          These details could not be loaded. The {LIST_WORDS[props.party].one} may not be yours.
        </ErrorState>
      )}
    </Modal>
  )
}

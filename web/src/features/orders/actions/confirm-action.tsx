import { transactionEndpoints } from '@contract/api/orders/transactions'
import { call } from '@/lib/api/api-client'
import { ConfirmDialog } from '@/lib/confirm-dialog'
import { nowFor, useNow } from '../details/use-now'
import type { ActionProps } from './action-props'
import { confirmWords, type PlainKind } from './confirm-copy'

type Props = ActionProps & { kind: PlainKind }

/** The dialog of an action that only needs confirmation. */
export const ConfirmAction = ({ kind, transaction, run, onClose }: Props) => {
  const now = useNow()
  return (
    <ConfirmDialog
      words={confirmWords(kind, transaction, nowFor(transaction, now))}
      action={() => run(() => call(transactionEndpoints[kind], { params: { id: transaction.id } }))}
      onClose={onClose}
    />
  )
}

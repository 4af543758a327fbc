import { Suspense, useState } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import type { ActionProps } from './action-props'
import type { ActionKind } from './available-actions'

const BookForm = lazyPart(() => import('./book-form'), 'BookForm')
const ConfirmAction = lazyPart(() => import('./confirm-action'), 'ConfirmAction')
const ConfirmPartialForm = lazyPart(() => import('./confirm-partial-form'), 'ConfirmPartialForm')
const DeclineForm = lazyPart(() => import('./decline-form'), 'DeclineForm')
const DeliverForm = lazyPart(() => import('./deliver-form'), 'DeliverForm')
const DisputeForm = lazyPart(() => import('../dispute/dispute-form'), 'DisputeForm')
const RefundAccountForm = lazyPart(() => import('./refund-account-form'), 'RefundAccountForm')
const ReviewForm = lazyPart(() => import('../review/review-form'), 'ReviewForm')
const ReturnDialog = lazyPart(() => import('../return/return-dialog'), 'ReturnDialog')
const ShipForm = lazyPart(() => import('./ship-form'), 'ShipForm')

type Props = ActionProps & { kind: ActionKind }

const Form = ({ kind, ...rest }: Props) => {
  switch (kind) {
    case 'confirm-partial':
      return <ConfirmPartialForm {...rest} />
    case 'decline':
      return <DeclineForm {...rest} />
    case 'refund-account':
      return <RefundAccountForm {...rest} />
    case 'ship':
      return <ShipForm {...rest} />
    case 'book':
      return <BookForm {...rest} />
    case 'deliver':
      return <DeliverForm {...rest} />
    case 'review':
      return <ReviewForm {...rest} />
    case 'dispute':
      return <DisputeForm {...rest} />
    case 'confirm':
    case 'acceptPartial':
    case 'keep':
    case 'receive':
    case 'approve':
    case 'cancel':
    case 'releaseReservation':
      return <ConfirmAction {...rest} kind={kind} />
    default:
      return <ReturnDialog {...rest} kind={kind} />
  }
}

/**
 * The dialog of one action; forms load on first use. It keeps the transaction that the user saw
 * when it opened, even if the live one changes.
 */
export const ActionDialog = ({ transaction: latest, ...others }: Props) => {
  const [transaction] = useState(latest)
  return (
    <Suspense fallback={null}>
      <Form {...others} transaction={transaction} />
    </Suspense>
  )
}

import { useState } from 'react'
import type { ActionProps, Parts } from './action-props'
import { ConfirmAction } from './confirm-action'
import { DeclineForm } from './decline-form'
import { DeliverForm } from './deliver-form'
import type { OfferKind } from './offers'
import { ReviewForm } from './review-form'
import { ShipForm } from './ship-form'

type Props = ActionProps & { kind: OfferKind; parts: Parts }

/** The dialog of one action. It keeps to what the person read, whatever changes behind it. */
export const ActionDialog = ({ kind, parts, transaction: latest, ...others }: Props) => {
  const [transaction] = useState(latest)
  const rest = { ...others, transaction }
  switch (kind) {
    case 'decline':
      return <DeclineForm {...rest} />
    case 'ship':
      return <ShipForm {...rest} Pictures={parts.Pictures} />
    case 'deliver':
      return <DeliverForm {...rest} />
    case 'review':
      return <ReviewForm {...rest} />
    case 'dispute':
      return <parts.DisputeForm {...rest} />
    default:
      return <ConfirmAction {...rest} kind={kind} />
  }
}

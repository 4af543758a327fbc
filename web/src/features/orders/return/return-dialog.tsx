import type { ActionProps } from '../actions/action-props'
import type { ReturnKind } from '../actions/available-actions'
import { AcceptForm } from './accept-form'
import { AgreeForm } from './agree-form'
import { AnswerForm } from './answer-form'
import { OfferForm } from './offer-form'
import { ReturnConfirm } from './return-confirm'
import { SendBackForm } from './send-back-form'
import { TakeBackForm } from './take-back-form'
import { WaitForm } from './wait-form'
import { WrongDialog } from './wrong-dialog'

type Props = ActionProps & { kind: ReturnKind }

/** The dialog of an action of goods that go back. */
export const ReturnDialog = ({ kind, ...rest }: Props) => {
  switch (kind) {
    case 'wrong':
      return <WrongDialog {...rest} />
    case 'agree':
      return <AgreeForm {...rest} />
    case 'offerPart':
      return <OfferForm {...rest} />
    case 'offerWait':
      return <WaitForm {...rest} />
    case 'refuse':
    case 'contest':
      return <AnswerForm {...rest} kind={kind} />
    case 'sendBack':
      return <SendBackForm {...rest} />
    case 'takeBack':
      return <TakeBackForm {...rest} />
    case 'acceptReturn':
      return <AcceptForm {...rest} />
    default:
      return <ReturnConfirm {...rest} kind={kind} />
  }
}

import type { Party } from '@contract/entities/orders/party'
import type { Transaction } from '@contract/entities/orders/transaction'
import { isChoiceOpen, isKeepable } from '@contract/escrow/actions'
import { stepLabel } from '@contract/escrow/steps'
import { missingText } from '@contract/goods-text'
import { formatMoney } from '@contract/money'
import { Hourglass } from 'lucide-react'
import { bookedCarrierOf, partyName } from '@/shared/parties/parties'
import { cx } from '@/ui/cx'
import { Card } from '@/ui/data/card'
import { DateTime } from '@/ui/data/date-time'
import { RowActions } from '@/ui/data/row-actions'
import { LiveRegion } from '@/ui/feedback/live-region'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { LinkButton } from '@/ui/form/link-button'
import { PayLink } from '../checkout/pay-link'
import { DeadlineLine } from '../details/deadline-line'
import { deadlineText } from '../details/deadline-text'
import { StepList } from '../details/step-dots'
import { TransactionStepChip } from '../details/transaction-status'
import { type ActionKind, availableActions } from './available-actions'
import { buttonText, isDue, isEarly, isReturnKind, primaryAction } from './button-text'

type Props = {
  transaction: Transaction
  party: Party
  now: number
  onAct: (kind: ActionKind) => void
}

/** Until when an order with fewer pieces may be cancelled, in the words of a party. */
const choiceText = (transaction: Transaction, party: Party): string => {
  const missing = missingText(transaction)
  return party === 'buyer'
    ? `${partyName(transaction, 'vendor')} doesn’t have ${missing}; that is refunded. Take the rest, or cancel all of it for a full refund until`
    : `${partyName(transaction, 'buyer')} may cancel because of ${missing}. You can send it once the rest is taken, or from`
}

/** Until when late money may be kept, in the words of a party. */
const lateText = (transaction: Transaction, party: Party): string => {
  const amount = formatMoney(transaction.amount_paid, transaction.currency)
  return party === 'buyer'
    ? `${amount} came after this order had ended. The goods are still there: keep the order, or the money goes back to you automatically on`
    : `${amount} came after this order had ended. ${partyName(transaction, 'buyer')} may keep the order; otherwise the money goes back automatically on`
}

/** Whether goods are on their second way there, which they go once. */
const isSentAgain = ({ round, shipment, ended_at }: Transaction): boolean =>
  round === 2 && !shipment?.delivered_at && !ended_at

const secondText = ({ return: back }: Transaction): string =>
  back?.wish === 'repair' ? 'repaired' : 'a replacement'

/** Where a booked carrier's parcel is, and for the vendor what it is marked with, until it has come. */
const ParcelLinks = ({ transaction, party }: Pick<Props, 'transaction' | 'party'>) => {
  const { shipment, fulfilment, ended_at } = transaction
  if (!bookedCarrierOf(transaction) || fulfilment !== 'shipped' || ended_at) return null
  const links = [
    ...(party === 'vendor' ? [['Print the label', shipment?.label_url] as const] : []),
    ['Follow the parcel', shipment?.tracking_url] as const,
  ].filter(([, url]) => url !== undefined)
  if (links.length === 0) return null
  return (
    <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
      {links.map(([text, url]) => (
        <a
          key={text}
          href={url}
          target="_blank"
          rel="noopener noreferrer nofollow"
          className={cx(
            buttonClass({ variant: text === 'Print the label' ? 'primary' : 'secondary' }),
            'no-underline',
          )}
        >
          {text}
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      ))}
    </div>
  )
}

/** The order's steps, its deadline and the actions of this party. */
export const NextStep = ({ transaction, party, now, onAct }: Props) => {
  const { offers: all, hasRoom, canPay, isMyTurn } = availableActions(transaction, party, now)
  const offers = all.filter(({ kind }) => !isReturnKind(kind))
  const { ended_at } = transaction
  const isOffered = all.some(({ kind }) => kind === 'acceptPart' || kind === 'acceptWait')
  const early = offers.filter((offer) => isEarly(offer, transaction))
  const primary = primaryAction(offers, transaction)
  const deadline = deadlineText(transaction, party)
  return (
    <Card className="grid gap-4">
      <LiveRegion>{`${stepLabel(transaction)}. ${deadline ?? ''}`}</LiveRegion>
      <StepList transaction={transaction} />
      <div className="flex flex-wrap items-start gap-x-4 gap-y-3">
        <TransactionStepChip transaction={transaction} />
        {deadline && (
          <div className="flex min-w-0 flex-1 basis-72 gap-2">
            <Hourglass aria-hidden className="mt-1 size-4 shrink-0 text-muted" />
            <DeadlineLine transaction={transaction} party={party} className="block min-w-0" />
          </div>
        )}
        {ended_at && (
          <p className="pt-1 text-sm text-muted">
            Ended on <DateTime at={ended_at} withTime />.{' '}
            {offers.some(({ kind }) => kind === 'refund-account')
              ? 'Your refund needs a bank account to go to.'
              : 'You don’t need to do anything.'}
          </p>
        )}
      </div>
      {isChoiceOpen(transaction, now) && transaction.partial && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          {choiceText(transaction, party)}{' '}
          <DateTime at={transaction.partial.cancel_until} withTime />.
        </p>
      )}
      {isKeepable(transaction, now) && transaction.keep_until && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          {lateText(transaction, party)} <DateTime at={transaction.keep_until} withTime />.
        </p>
      )}
      {isSentAgain(transaction) && (
        <p className="rounded-md bg-sunken p-3 text-sm">
          It is sent a second time: {secondText(transaction)}. The money stays held, there is a new
          escrow code, and the days to look at it begin again.
        </p>
      )}
      {isOffered && (
        <p className="text-sm">
          {partyName(transaction, 'vendor')} waits for your answer to an offer: it is in the return
          below.
        </p>
      )}
      {!ended_at &&
        !isMyTurn &&
        !isOffered &&
        !primary &&
        !hasRoom &&
        !isChoiceOpen(transaction, now) && (
          <p className="text-sm">You don’t need to do anything now.</p>
        )}
      <ParcelLinks transaction={transaction} party={party} />
      {(offers.length > 0 || hasRoom || canPay) && (
        <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
          {canPay && <PayLink transaction={transaction} />}
          {offers
            .filter((offer) => !early.includes(offer))
            .map((offer) => (
              <Button
                key={offer.kind}
                variant={
                  offer === primary
                    ? 'primary'
                    : offer.isDanger || !isDue(offer, transaction)
                      ? 'quiet'
                      : 'secondary'
                }
                className={cx('max-w-full wrap-anywhere', offer.isDanger && 'text-error!')}
                onClick={() => onAct(offer.kind)}
              >
                {buttonText(offer, transaction)}
              </Button>
            ))}
          {early.length > 0 && (
            <RowActions
              label="More for this order"
              actions={early.map((offer) => ({
                label: buttonText(offer, transaction),
                onSelect: () => onAct(offer.kind),
              }))}
            />
          )}
          {hasRoom && (
            <LinkButton variant="secondary" to="#dispute">
              View Status
            </LinkButton>
          )}
        </div>
      )}
    </Card>
  )
}

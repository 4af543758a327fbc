import type { Party } from '@contract/entities/orders/party'
import type { GoodsReturn, SentBack } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { openReturnOf } from '@contract/escrow/return-steps'
import { dayText } from '@contract/lagos-text'
import { formatMoney } from '@contract/money'
import { millisOf } from '@contract/time'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { PrivateImage } from '@/lib/uploads/private-image'
import { partyName } from '@/shared/parties/parties'
import { cx } from '@/ui/cx'
import { Card } from '@/ui/data/card'
import { DateTime } from '@/ui/data/date-time'
import { Button } from '@/ui/form/button'
import { LiveWidget } from '@/ui/live-widget'
import { type ActionKind, availableActions } from '../actions/available-actions'
import { buttonText, isReturnKind } from '../actions/button-text'
import { type Fact, FactList } from '../details/fact-list'
import { LabelLink, TrackingLink } from '../details/parcel-links'
import { AddressToSay } from './address-to-say'
import { ReturnAddress } from './return-address'
import { returnButtons } from './return-buttons'
import { ReturnCode } from './return-code'
import { ReturnStakes } from './return-stakes'
import { outcomeText, paysText, returnTitle, WISH_LABELS } from './return-words'
import { returnedGoodsText } from './returned-goods'

const ANCHOR = 'return'

type Props = {
  transaction: Transaction
  back: GoodsReturn
  party: Party
  now: number
  onAct: (kind: ActionKind) => void
}

const PROOFS: Record<NonNullable<GoodsReturn['proof']>, string> = {
  return_code: 'the return code',
  vendor: 'the store’s confirmation',
  carrier: 'the carrier’s report, without the code',
}

/** The parcel; who sends it back marks it with the carrier's label. */
const parcelFacts = (sent: SentBack, party: Party): Fact[] => {
  const { carrier, tracking_number, tracking_url, label_url, waybill_note, sent_at } = sent
  return [
    { label: 'Sent with', value: carrier },
    ...(tracking_number ? [{ label: 'Tracking number', value: tracking_number }] : []),
    ...(tracking_url
      ? [{ label: 'Tracking link', value: <TrackingLink url={tracking_url} /> }]
      : []),
    ...(label_url && party === 'buyer'
      ? [{ label: 'Label', value: <LabelLink url={label_url} /> }]
      : []),
    ...(waybill_note ? [{ label: 'Waybill', value: waybill_note }] : []),
    { label: 'Sent', value: <DateTime at={sent_at} withTime /> },
  ]
}

const factsOf = (transaction: Transaction, back: GoodsReturn, party: Party): Fact[] => {
  const { sent, carrier_says_at, arrived_at, proof, way_back_by } = back
  return [
    { label: 'Goods', value: returnedGoodsText(transaction, back) },
    ...(back.source === 'asked' ? [{ label: 'Wanted', value: WISH_LABELS[back.wish] }] : []),
    ...(way_back_by
      ? [{ label: 'The way back', value: paysText(transaction, way_back_by, party) }]
      : []),
    ...(sent ? parcelFacts(sent, party) : []),
    ...(carrier_says_at && !arrived_at
      ? [{ label: 'Back, says the carrier', value: <DateTime at={carrier_says_at} withTime /> }]
      : []),
    ...(arrived_at
      ? [{ label: 'With the store', value: <DateTime at={arrived_at} withTime /> }]
      : []),
    ...(proof ? [{ label: 'Proof', value: PROOFS[proof] }] : []),
  ]
}

const Photos = ({ back, by }: { back: GoodsReturn; by: string }) => {
  const paths = [
    ...back.photo_paths.map((path, index) => ({ path, alt: `Picture ${index + 1} of ${by}` })),
    ...(back.sent?.photo_path
      ? [{ path: back.sent.photo_path, alt: 'Photo of what was sent back' }]
      : []),
  ]
  if (paths.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {paths.map(({ path, alt }) => (
        <li key={path}>
          <PrivateImage path={path} alt={alt} />
        </li>
      ))}
    </ul>
  )
}

/** The part of the price that the vendor offers for goods that stay. */
const OpenOffer = ({ transaction, back, party, now }: Omit<Props, 'onAct'>) => {
  const { offer } = back
  if (!offer || millisOf(offer.until) <= now) return null
  const price = formatMoney(offer.amount_minor, transaction.currency)
  return (
    <p className="rounded-md border border-primary/40 bg-primary-soft p-3">
      <strong>
        {party === 'vendor' ? 'You offer' : `${partyName(transaction, 'vendor')} offers you`}{' '}
        {price} back
      </strong>{' '}
      {party === 'vendor' ? 'if the goods stay' : 'if you keep it'}, until{' '}
      <DateTime at={offer.until} withTime />.
    </p>
  )
}

/** That what is sent instead comes later, as the vendor asks or as it was agreed. */
const Waiting = ({ transaction, back, party, now }: Omit<Props, 'onAct'>) => {
  const { wait } = back
  if (!wait) return null
  const until = dayText(wait.day)
  const vendor = partyName(transaction, 'vendor')
  if (wait.agreed_at) {
    return (
      <p className="rounded-md bg-sunken p-3">
        {party === 'vendor'
          ? `${partyName(transaction, 'buyer')} waits for it: answer by ${until}, or you take the goods back for the money.`
          : `You wait for it. If ${vendor} hasn’t answered by ${until}, you get your money.`}
      </p>
    )
  }
  if (millisOf(wait.until) <= now) return null
  return (
    <p className="rounded-md border border-primary/40 bg-primary-soft p-3">
      <strong>
        {party === 'vendor'
          ? `You asked ${partyName(transaction, 'buyer')} to wait until ${until}`
          : `${vendor} asks you to wait until ${until}`}
      </strong>{' '}
      for {back.wish === 'repair' ? 'the repair' : 'a replacement'}. An answer is possible until{' '}
      <DateTime at={wait.until} withTime />.
    </p>
  )
}

/** Goods that go back: what is wrong with them, what it costs, where they are, and what to do. */
export const ReturnPanel = ({ transaction, back, party, now, onAct }: Props) => {
  const panel = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit to the anchor goes there, the same one again too
  useEffect(() => {
    if (hash === `#${ANCHOR}`) panel.current?.scrollIntoView({ block: 'start' })
  }, [hash, key])

  const { offers } = availableActions(transaction, party, now)
  const { actions, primary } = returnButtons(
    offers.filter(({ kind }) => isReturnKind(kind)),
    transaction,
    party,
  )
  const isOpen = openReturnOf(transaction) !== undefined
  const asker = party === 'buyer' ? 'You' : partyName(transaction, 'buyer')
  const isUnderWay = isOpen && back.agreed_at !== undefined && !back.arrived_at
  return (
    <section
      ref={panel}
      id={ANCHOR}
      aria-labelledby="return-title"
      className="min-w-0 scroll-mt-24"
    >
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <header className="grid gap-1">
          <h2 id="return-title" className="text-lg">
            {returnTitle(back)}
          </h2>
          {back.source === 'asked' && (
            <p className="text-sm text-muted">
              {asker} asked on <DateTime at={back.asked_at} withTime />.
            </p>
          )}
          {!isOpen && <p>{outcomeText(back)}</p>}
        </header>
        {back.description && (
          <p className="whitespace-pre-line wrap-anywhere">“{back.description}”</p>
        )}
        <Photos back={back} by={asker} />
        <FactList facts={factsOf(transaction, back, party)} />
        {isOpen && !back.arrived_at && (
          <ReturnStakes transaction={transaction} back={back} party={party} />
        )}
        {isOpen && <OpenOffer transaction={transaction} back={back} party={party} now={now} />}
        {isOpen && <Waiting transaction={transaction} back={back} party={party} now={now} />}
        {isUnderWay && (
          <LiveWidget>
            {party === 'vendor' ? (
              <>
                {back.agreed_by !== 'vendor' && (
                  <AddressToSay transaction={transaction} back={back} />
                )}
                <ReturnCode transaction_id={transaction.id} />
              </>
            ) : (
              <ReturnAddress transaction={transaction} />
            )}
          </LiveWidget>
        )}
        {actions.length > 0 && (
          <div className="grid gap-3 sm:flex sm:flex-wrap print:hidden">
            {actions.map((action) => (
              <Button
                key={action.kind}
                variant={action === primary ? 'primary' : 'secondary'}
                className={cx('max-w-full wrap-anywhere', action.isDanger && 'text-error!')}
                onClick={() => onAct(action.kind)}
              >
                {buttonText(action, transaction)}
              </Button>
            ))}
          </div>
        )}
      </Card>
    </section>
  )
}

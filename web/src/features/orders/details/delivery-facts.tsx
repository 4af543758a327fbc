import { arrivalOf } from '@contract/delivery/deliver-by'
import { shipByText } from '@contract/delivery/ship-by'
import type { Party } from '@contract/entities/orders/party'
import type { Shipment, Transaction } from '@contract/entities/orders/transaction'
import { startOfLagosDay } from '@contract/lagos-day'
import { millisOf } from '@contract/time'
import { Suspense } from 'react'
import { Awaited } from '@/lib/awaited'
import { useLivePrivatePart } from '@/lib/live/transactions'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { DateTime } from '@/ui/data/date-time'
import { ErrorState } from '@/ui/feedback/error-state'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LiveWidget } from '@/ui/live-widget'
import { DELIVERY_METHOD_LABELS } from './delivery-method-labels'
import { type Fact, FactList } from './fact-list'
import { LabelLink, TrackingLink } from './parcel-links'

const PrivateImage = lazyPart(() => import('@/lib/uploads/private-image'), 'PrivateImage')

const PROOFS: Record<NonNullable<Shipment['proof']>, string> = {
  escrow_code: 'the escrow code',
  carrier: 'the carrier’s report, without the code',
  buyer: 'the buyer’s confirmation',
}

const shipmentFacts = (shipment: Shipment, party: Party): Fact[] => {
  const { carrier, tracking_number, tracking_url, label_url, waybill_note } = shipment
  const { shipped_at, delivered_at, proof } = shipment
  return [
    { label: 'Carrier', value: carrier },
    ...(tracking_number ? [{ label: 'Tracking number', value: tracking_number }] : []),
    ...(tracking_url
      ? [{ label: 'Tracking link', value: <TrackingLink url={tracking_url} /> }]
      : []),
    ...(label_url && party === 'vendor'
      ? [{ label: 'Label', value: <LabelLink url={label_url} /> }]
      : []),
    ...(waybill_note ? [{ label: 'Waybill', value: waybill_note }] : []),
    { label: 'Shipped', value: <DateTime at={shipped_at} withTime /> },
    ...(delivered_at
      ? [{ label: 'Delivered', value: <DateTime at={delivered_at} withTime /> }]
      : []),
    ...(proof ? [{ label: 'Proof', value: PROOFS[proof] }] : []),
  ]
}

/** The recipient and full address, for parties who may read them at this stage. */
const Contact = ({ transaction: { id } }: { transaction: Transaction }) => {
  const own = useLivePrivatePart(id)
  if (own.status === 'loading') {
    return (
      <Awaited>
        <Skeleton className="h-24" />
      </Awaited>
    )
  }
  if (own.status === 'error') {
    return <ErrorState onRetry={own.retry}>The address could not be loaded.</ErrorState>
  }
  if (!own.data) {
    return (
      <p className="text-sm text-muted">
        Name, phone and address are shown to the vendor once the order is paid.
      </p>
    )
  }
  const { recipient_name, phone, address, note } = own.data.contact
  return (
    <FactList
      facts={[
        { label: 'To', value: recipient_name },
        {
          label: 'Phone',
          value: (
            <a href={`tel:${phone}`} className="underline">
              {phone}
            </a>
          ),
        },
        { label: 'Address', value: address },
        ...(note ? [{ label: 'Note', value: note }] : []),
      ]}
    />
  )
}

const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** The one ship-by day. A store that may still confirm after it would move it. */
const shipsBy = (transaction: Transaction): string => {
  const { deadline, ship_by } = transaction
  const mayMove =
    deadline?.action === 'confirm' && ship_by && millisOf(deadline.at) > millisOf(ship_by)
  return `${shipByText(transaction)}${mayMove ? ', if it is confirmed by then' : ''}`
}

/** How it comes, and when: as promised with the payment, or what it was moved to. */
const promiseFacts = (transaction: Transaction): Fact[] => {
  const { delivery_method, delivery_times, ship_by } = transaction
  const arrival = arrivalOf(transaction)
  return [
    ...(delivery_method ? [{ label: 'How', value: DELIVERY_METHOD_LABELS[delivery_method] }] : []),
    ...(delivery_times?.park ? [{ label: 'Motor park', value: delivery_times.park }] : []),
    ...(ship_by ? [{ label: 'Ships by', value: capitalized(shipsBy(transaction)) }] : []),
    ...(arrival
      ? [
          {
            label: delivery_method === 'pickup' ? 'Ready' : 'Arrives',
            value: (
              <>
                <DateTime at={startOfLagosDay(arrival.from)} /> to{' '}
                <DateTime at={startOfLagosDay(arrival.until)} />
              </>
            ),
          },
        ]
      : []),
  ]
}

type Props = { transaction: Transaction; party: Party }

/** The delivery address and, once shipped, the shipment. */
export const DeliveryFacts = ({ transaction, party }: Props) => {
  const { delivery, shipment } = transaction
  return (
    <div className="grid gap-5">
      <LiveWidget>
        <Contact transaction={transaction} />
      </LiveWidget>
      <FactList
        facts={[
          { label: 'City', value: delivery.city },
          { label: 'State', value: delivery.state },
          ...promiseFacts(transaction),
        ]}
      />
      {shipment ? (
        <div className="grid gap-3 border-t border-line pt-4">
          <h3 className="text-sm font-semibold">Shipment</h3>
          <FactList facts={shipmentFacts(shipment, party)} />
          {shipment.photo_path && (
            <Suspense fallback={<Skeleton className="size-24" />}>
              <PrivateImage path={shipment.photo_path} alt="Photo of the parcel" />
            </Suspense>
          )}
        </div>
      ) : (
        !transaction.ended_at && <p className="text-sm text-muted">Not shipped yet.</p>
      )}
    </div>
  )
}

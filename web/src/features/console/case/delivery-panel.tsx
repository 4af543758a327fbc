import type { Case } from '@contract/entities/console/console'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { type Fact, Facts } from '../facts'

const PROOFS: Record<string, string> = {
  escrow_code: 'the escrow code',
  carrier: 'the carrier says so',
  buyer: 'the buyer says so',
}

const shipmentFacts = ({ shipment }: Case['transaction']): Fact[] => {
  if (!shipment) return [['Shipped', 'Not yet']]
  const { carrier, tracking_number, tracking_url, shipped_at, delivered_at, proof } = shipment
  return [
    ['Shipped', <DateTime key="shipped" at={shipped_at} withTime />],
    ['Carrier', carrier],
    ...(tracking_number ? [['Tracking number', tracking_number] as const] : []),
    ...(tracking_url
      ? [
          [
            'Tracking',
            <a
              key="tracking"
              href={tracking_url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="underline"
            >
              {new URL(tracking_url).host}
            </a>,
          ] as const,
        ]
      : []),
    delivered_at
      ? ['Delivered', <DateTime key="delivered" at={delivered_at} withTime />]
      : ['Delivered', 'Not yet'],
    ...(proof ? [['Proved by', PROOFS[proof] ?? proof] as const] : []),
  ]
}

/** Where the goods go, and how far they are. */
export const DeliveryPanel = ({ transaction, contact }: Case) => {
  const { delivery } = transaction
  return (
    <Panel title="Delivery">
      <Facts
        facts={[
          ...(contact
            ? ([
                ['To', contact.recipient_name],
                ['Address', contact.address],
              ] as const)
            : []),
          ['Place', `${delivery.city}, ${delivery.state}`],
          ...(contact ? [['Phone', contact.phone] as const] : []),
          ...(contact?.note ? [['Note', contact.note] as const] : []),
          ...shipmentFacts(transaction),
        ]}
      />
    </Panel>
  )
}

/** What the two wrote to each other. */
export const ThreadPanel = ({ thread, buyer, vendor }: Case) =>
  thread.length === 0 ? null : (
    <Panel title="Messages of the two">
      <ol className="grid gap-3 text-sm">
        {thread.map(({ sender_id, sent_at, text }) => (
          <li key={`${sender_id} ${sent_at.seconds} ${sent_at.nanoseconds}`}>
            <p className="text-muted">
              {sender_id === buyer.uid ? buyer.name : vendor.name},{' '}
              <DateTime at={sent_at} withTime />
            </p>
            <p className="whitespace-pre-line wrap-anywhere">{text ?? 'A picture'}</p>
          </li>
        ))}
      </ol>
    </Panel>
  )

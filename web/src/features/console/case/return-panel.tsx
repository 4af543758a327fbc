import { goodsIdOf } from '@contract/catalog/variants'
import type { Case } from '@contract/entities/console/console'
import type { GoodsReturn } from '@contract/entities/orders/return'
import type { TransactionItem } from '@contract/entities/orders/transaction-item'
import { returnRefundOf } from '@contract/escrow/return-amounts'
import { formatMoney } from '@contract/money'
import { PrivateImage } from '@/lib/uploads/private-image'
import { DateTime } from '@/ui/data/date-time'
import { Panel } from '@/ui/data/panel'
import { type Fact, Facts } from '../facts'
import { readEvidence } from './read-evidence'

const words = (text: string) => text.replaceAll('_', ' ')

const PROOFS: Record<NonNullable<GoodsReturn['proof']>, string> = {
  return_code: 'the return code',
  vendor: 'the vendor says so',
  carrier: 'the carrier says so',
}

const unitsOf = ({ items }: Case['transaction'], { lines }: GoodsReturn): string =>
  lines
    .map((line) => {
      const item = items.find((one) => goodsIdOf(one) === goodsIdOf(line))
      return `${line.quantity} × ${item?.title ?? 'unknown goods'}`
    })
    .join(', ')

const itemsOf = ({ items }: Case['transaction'], { lines }: GoodsReturn) =>
  lines.flatMap((line) => {
    const item = items.find((one) => goodsIdOf(one) === goodsIdOf(line))
    return item ? [{ ...item, quantity: line.quantity }] : []
  })

/** As the store said it; a carrier that weighed otherwise charges for it. */
const weightText = (
  items: readonly Pick<TransactionItem, 'weight_grams' | 'quantity'>[],
): string =>
  items.some(({ weight_grams }) => weight_grams === 0)
    ? 'unknown'
    : `${items.reduce((sum, one) => sum + one.weight_grams * one.quantity, 0) / 1_000} kg`

/** The parcel that comes back, beside the one that was sent. */
const wayBackFacts = ({
  agreed_by,
  way_back_by,
  sent,
  carrier_says_at,
  arrived_at,
  proof,
}: GoodsReturn): Fact[] => [
  ...(agreed_by ? [['Agreed by', words(agreed_by)] as const] : []),
  ...(way_back_by ? [['Way back paid by', `the ${way_back_by}`] as const] : []),
  ...(sent
    ? ([
        ['Sent back', <DateTime key="sent" at={sent.sent_at} withTime />],
        ['Carrier', sent.carrier],
      ] as const)
    : []),
  ...(sent?.tracking_number ? [['Tracking number', sent.tracking_number] as const] : []),
  ...(sent?.waybill_note ? [['Waybill', sent.waybill_note] as const] : []),
  ...(carrier_says_at
    ? ([['Back, says the carrier', <DateTime key="said" at={carrier_says_at} withTime />]] as const)
    : []),
  ...(arrived_at ? ([['Back', <DateTime key="back" at={arrived_at} withTime />]] as const) : []),
  ...(proof ? [['Proved by', PROOFS[proof]] as const] : []),
]

/** What is or was to go back, why, and how far it is. */
export const ReturnPanel = ({ transaction }: Pick<Case, 'transaction'>) => {
  const { return: back, way_back, items, currency, id } = transaction
  if (!back) return null
  const photos = [...back.photo_paths, ...(back.sent?.photo_path ? [back.sent.photo_path] : [])]
  return (
    <Panel title="Return">
      <Facts
        facts={[
          ['Goods', unitsOf(transaction, back)],
          ['Reason', back.reason ? words(back.reason) : 'agreed in the dispute'],
          ['Wish', words(back.wish)],
          ['Back to the buyer', formatMoney(returnRefundOf(transaction), currency)],
          ['Weight sent', weightText(items)],
          ['Weight that comes back', weightText(itemsOf(transaction, back))],
          ...wayBackFacts(back),
          ...(way_back
            ? ([['Paid for the way back', formatMoney(way_back.fee_minor, currency)]] as const)
            : []),
          ...(back.outcome ? [['Ended', words(back.outcome)] as const] : []),
        ]}
      />
      {back.description && <p className="whitespace-pre-line wrap-anywhere">{back.description}</p>}
      {photos.length > 0 && (
        <div className="flex flex-wrap gap-3">
          {photos.map((path, index) => (
            <PrivateImage
              key={path}
              path={path}
              alt={`Picture ${index + 1} of the return`}
              size="medium"
              read={() => readEvidence(id, path)}
            />
          ))}
        </div>
      )}
    </Panel>
  )
}

import type {
  ReturnReason,
  ReturnWish,
} from '../../../functions/src/contract/entities/orders/return'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { storagePaths } from '../../../functions/src/contract/paths'
import type { Command } from '../../../functions/src/domain/orders/transaction/decision'
import returns from './returns.json'
import { type Scenario, type Step, scenarioOf } from './scenario'

type Row = Pick<Scenario, 'key' | 'buyer' | 'hours_ago'> & {
  product: string
  /** What happens after the handover, each with its hour after the purchase. */
  steps: string[]
  at_h: number[]
}

/** Which party's photo shows what is wrong. */
type Photographer = 'buyer' | 'vendor'

/** Where the photo of a return is stored. */
export const returnPhotoPath = (
  { id, buyer_id, vendor_id }: Pick<Transaction, 'id' | 'buyer_id' | 'vendor_id'>,
  by: Photographer,
): string =>
  storagePaths.disputeEvidence(
    id,
    buyer_id,
    vendor_id,
    by === 'buyer' ? buyer_id : vendor_id,
    'return.webp',
  )

const DESCRIPTIONS: Record<ReturnReason, string> = {
  not_as_described: 'It is smaller than the page says. I measured it: look at the photo.',
  damaged: 'It came with a crack along one side, as the photo shows. The parcel was dry and whole.',
  wrong_item: 'This is another colour than the one I chose. I have not used it.',
  missing_parts: 'One piece of the set was not in the parcel.',
  changed_mind: 'It does not suit me after all. It is unused and packed as it came.',
}
const SHIPMENT = {
  carrier: 'ABC Transport',
  waybill_note: 'Waybill 4711, Jibowu park to the store',
}

/** A step in a word, with what it is about. */
const commandOf = (word: string): [Step['by'], Command] => {
  const [name = '', first = '', second = ''] = word.split(':')
  const amount_minor = Number(first)
  switch (name) {
    case 'ask':
      return [
        'buyer',
        {
          action: 'ask_return',
          lines: [],
          reason: first as ReturnReason,
          wish: second as ReturnWish,
          description: DESCRIPTIONS[first as ReturnReason],
          photo_paths: [],
        },
      ]
    case 'offer':
      return ['vendor', { action: 'offer_part', amount_minor }]
    case 'take':
      return ['buyer', { action: 'accept_part', amount_minor }]
    case 'agree':
      return ['vendor', { action: 'agree_return' }]
    case 'send':
      return ['buyer', { action: 'send_back', shipment: SHIPMENT }]
    case 'arrived':
      return ['vendor', { action: 'confirm_arrival' }]
    case 'accept':
    case 'again':
      return ['vendor', { action: 'accept_return', is_sellable: name === 'accept' }]
    case 'contest':
      return [
        'vendor',
        {
          action: 'contest_return',
          reason: 'What came back is not what was sent.',
          evidence_paths: [],
        },
      ]
    case 'refuse':
      return [
        'vendor',
        {
          action: 'refuse_return',
          reason: 'It is as it was shown and described.',
          evidence_paths: [],
        },
      ]
    case 'sent':
      return ['system', { action: 'refund_processed' }]
    default:
      throw new Error(`no such step: ${word}`)
  }
}

const HANDED_OVER: readonly Step[] = [
  {
    at_h: 0.1,
    by: 'provider',
    command: { action: 'payment_confirmed', provider_fee_minor: 0 },
  },
  { at_h: 6, by: 'vendor', command: { action: 'confirm' } },
  {
    at_h: 30,
    by: 'vendor',
    command: {
      action: 'ship',
      shipment: { carrier: 'GIG Logistics', tracking_number: 'GIG00733120NG' },
    },
  },
  { at_h: 76, by: 'vendor', command: { action: 'deliver_with_code' } },
]

const ROWS: readonly Row[] = returns

/** Purchases in every state of a return. */
export const RETURNS: readonly Scenario[] = ROWS.map(({ steps, at_h, ...purchase }) =>
  scenarioOf({
    ...purchase,
    quantity: 1,
    channel: 'card',
    steps: [
      ...HANDED_OVER,
      ...steps.map((word, index): Step => {
        const [by, command] = commandOf(word)
        return { at_h: at_h[index] ?? 0, by, command }
      }),
    ],
  }),
)

/** Names all units, and the photo of who complains, as the app does. */
export const withGoods = (command: Command, transaction: Transaction): Command => {
  if (command.action === 'ask_return') {
    const lines = transaction.items.map(({ product_id, variant_id, quantity }) => ({
      product_id,
      variant_id,
      quantity,
    }))
    const isShown = command.reason !== 'changed_mind'
    return {
      ...command,
      lines,
      photo_paths: isShown ? [returnPhotoPath(transaction, 'buyer')] : [],
    }
  }
  return command.action === 'contest_return'
    ? { ...command, evidence_paths: [returnPhotoPath(transaction, 'vendor')] }
    : command
}

/** The goods whose picture is the photo of a return, and whose photo it is. */
export const RETURN_PHOTOS = ROWS.flatMap(({ key, product, buyer, steps }) =>
  (['buyer', 'vendor'] as const).flatMap((by) => {
    const isNeeded =
      by === 'buyer' ? !steps[0]?.includes('changed_mind') : steps.includes('contest')
    return isNeeded ? [{ key, product, buyer, by }] : []
  }),
)

import { lagosDaysUntil } from '../../../functions/src/contract/lagos-day'
import type { Conversation } from '../../../functions/src/contract/message'
import type { Notification } from '../../../functions/src/contract/notification'
import { NO_SALES, PERIOD_DAYS, type SalesSummary } from '../../../functions/src/contract/sales'
import { timestampFromMillis } from '../../../functions/src/contract/time'
import type { Transaction } from '../../../functions/src/contract/transaction'
import type { Wallet } from '../../../functions/src/contract/wallet'

export const UID = 'person00000000000000000000001'
const ON_A_PAGE = 24
const AT = timestampFromMillis(Date.UTC(2026, 0, 15))
/** Far enough that a deadline is still running. */
const LATER = timestampFromMillis(Date.UTC(2100, 0, 15))

const transactionOf = (index: number): Transaction => ({
  id: `t${String(index).padStart(19, '0')}`,
  invoice_id: `OJA-2026-${String(index).padStart(4, '0')}`,
  invoice_number: index + 1,
  quantity: 1,
  currency: 'NGN',
  escrow_fee: 41_250,
  amount_paid: 1_291_250,
  status: { status: 'in_escrow' },
  product_details: {
    name: `Woven basket ${index}`,
    price: 1_250_000,
    slug: `woven-basket-p${String(index).padStart(19, '0')}`,
    image_url: `/pictures/${index}-320.webp`,
    vendor_details: {
      name: 'Itoku Baskets',
      address: '4 Itoku Road',
      city: 'Abeokuta South',
      state: 'Ogun',
      country: 'Nigeria',
    },
  },
  customer_details: { name: 'A customer' },
  buyer_id: UID,
  vendor_id: UID,
  product_id: `p${String(index).padStart(19, '0')}`,
  fulfilment: 'awaiting_confirmation',
  delivery: { city: 'Ikeja', state: 'Lagos' },
  payment: { reference: `oja-p-${index}`, channel: 'card', paid_at: AT },
  deadline: { actor: 'vendor', action: 'confirm', since: AT, at: LATER, effect: 'refund_buyer' },
  due_at: LATER,
  reminders_sent: 0,
  ship_by: null,
  shipment: null,
  dispute: null,
  disputes_raised: { buyer: 0, vendor: 0 },
  chargebacks: [],
  money: {
    charged_minor: 1_291_250,
    held_minor: 1_291_250,
    released_minor: 0,
    fee_minor: 0,
    refunded_minor: 0,
  },
  refund: null,
  ledger: { count: 1, head: null },
  event_count: 2,
  applied: [],
  review_id: null,
  created_at: AT,
  updated_at: AT,
  ended_at: null,
})

const wallet: Wallet = {
  vendor_id: UID,
  currency: 'NGN',
  pending_minor: 2_500_000,
  available_minor: 7_500_000,
  in_payout_minor: 0,
  paid_out_minor: 12_500_000,
  updated_at: AT,
}

const conversationOf = (index: number): Conversation => ({
  id: `${UID}_vendor${index}_general`,
  members: [UID, `vendor${index}`],
  buyer_id: UID,
  vendor_id: `vendor${index}`,
  subject: { kind: 'general', id: 'general', title: 'Itoku Baskets' },
  names: { [UID]: 'A person', [`vendor${index}`]: 'Itoku Baskets' },
  last_message: { text: 'It is ready.', sender_id: `vendor${index}`, sent_at: AT },
  unread: {},
  blocked_by: [],
  created_at: AT,
  updated_at: AT,
})

const notificationOf = (index: number): Notification => ({
  id: `n${index}`,
  type: 'ORDER_SHIPPED',
  kind: 'order',
  title: 'Order shipped',
  message: `Woven basket ${index} is on its way.`,
  cta: { text: 'View Order', href: '/dashboard/purchases' },
  read: false,
  transaction_id: null,
  product_id: null,
  created_at: AT,
})

const summary: SalesSummary = {
  period: '7',
  currency: 'NGN',
  days: lagosDaysUntil('2026-01-15', PERIOD_DAYS['7']).map((day) => ({ ...NO_SALES, day })),
  totals: NO_SALES,
  before: NO_SALES,
  held_minor: 2_500_000,
  best: [],
  rating: 4.5,
  rating_count: 12,
}

const several = <T>(one: (index: number) => T): T[] =>
  Array.from({ length: ON_A_PAGE }, (_, index) => one(index))

/** What the API answers to somebody about what is theirs, in the shapes of the contract. */
export const OWN_ANSWERS: [path: RegExp, data: () => unknown][] = [
  [
    /\/v1\/transactions$/,
    () => ({ items: several(transactionOf), total: 240, page: 1, limit: ON_A_PAGE }),
  ],
  [/\/v1\/conversations$/, () => ({ items: several(conversationOf) })],
  [/\/users\/notifications$/, () => ({ items: several(notificationOf) })],
  [/\/vendors\/sales\/summary$/, () => summary],
  [/\/vendors\/sales\/waiting$/, () => several(transactionOf)],
  [/\/vendors\/wallet$/, () => ({ wallet, entries: [], payouts: [] })],
]

export const isOwn = (path: string): boolean => OWN_ANSWERS.some(([pattern]) => pattern.test(path))

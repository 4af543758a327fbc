import * as z from 'zod/mini'
import type { Endpoint } from '../../functions/src/contract/api/endpoint'
import { ENDPOINTS } from '../../functions/src/contract/api/endpoints'

export type RouteRow = { name: string; row: Endpoint }

/** Every endpoint with its name, such as `vendors.payout`. */
export const ROUTE_ROWS: RouteRow[] = Object.entries(ENDPOINTS).flatMap(([noun, rows]) =>
  Object.entries<Endpoint>(rows).map(([name, row]) => ({ name: `${noun}.${name}`, row })),
)

/** A path of this endpoint whose ids exist nowhere. */
export const pathOf = ({ path }: Endpoint, value = 'aaaaaaaaaaaaaaaaaaaa'): string =>
  path.replaceAll(/\{\w+\}/g, encodeURIComponent(value))

const DELIVERY = {
  recipient_name: 'Ngozi Eze',
  phone: '08031234567',
  address: '12 Allen Avenue',
  city: 'Ikeja',
  state: 'Lagos',
}

const STORE = {
  name: 'Itoku Adire Works',
  description: 'Hand-dyed cloth from Abeokuta, made by three sisters.',
  address: '4 Itoku Road',
  city: 'Abeokuta South',
  state: 'Ogun',
  phone: '08031234567',
}
const ACCOUNT = { bank_code: '058', account_number: '0123456789' }
const REASON = { reason: 'damaged', description: 'It came in two pieces.' }

const DELIVERY_PROFILE = {
  origin: { state: 'Lagos', city: 'Ikeja' },
  working_days: [1, 2, 3, 4, 5],
  cutoff_hour: 16,
  handling_days: 2,
  methods: ['courier'],
  rates: [
    {
      method: 'courier',
      scope: 'everywhere',
      places: [],
      fee_minor: 250_000,
      days_min: 1,
      days_max: 4,
    },
  ],
  free_from_minor: null,
  version: 0,
}

/** A valid body for each endpoint that takes one. */
const DEAL = {
  title: 'Adire wrapper',
  description: 'Two yards of hand-dyed cotton in indigo.',
  category: 'clothing_accessories',
  price_minor: 1_250_000,
  uses: 1,
  delivery: { kind: 'pickup' },
  fee_payer: 'buyer',
  days: 7,
}

export const VALID_BODIES: Readonly<Record<string, object>> = {
  'deals.create': DEAL,
  'deals.update': DEAL,
  'deals.goLive': { minutes: 30 },
  'deals.priceForOne': { price_minor: 400_000 },
  'console.decide': { version: 1, outcome: 'release', reason: 'The goods arrived whole.' },
  'console.confirm': { proposal_id: 'k3f9qzk3f9qzk3f9qzk3' },
  'console.drop': { reason: 'a mistake' },
  'console.acceptChargeback': { reason: 'it is theirs' },
  'console.contestChargeback': { reason: 'it was sent' },
  'console.attributeChargeback': {
    reason: 'it names that parcel',
    chargeback_id: '77',
    orders: [{ transaction_id: 'k3f9qzk3f9qzk3f9qzk3', version: 1, amount_minor: 1 }],
  },
  'console.retry': { reason: 'again' },
  'console.refundAccount': { account_number: '0123456789', bank_id: '058' },
  'console.hold': { action: 'release', reason: 'they know each other' },
  'console.carrierCharge': { action: 'waive', reason: 'it weighed as said' },
  'console.requeue': { reason: 'again' },
  'console.resolveUnplaced': { reason: 'placed' },
  'console.store': { action: 'suspend', reason: 'copies' },
  'support.giveEmail': { email: 'new@example.com', reason: 'named three orders' },
  'console.product': { action: 'takedown', reason: 'a copy' },
  'console.productReports': { outcome: 'dismiss', reason: 'nothing wrong' },
  'console.closeReport': { reason: 'talked to both' },
  // Turned on, which it is: other test files need it.
  'console.turnSwitch': { name: 'uploads', is_on: true, reason: 'an incident' },
  'console.closeMonth': { reason: 'the month is over' },
  'console.setTax': { vat_registered: false, from: '2099-01-01', reason: 'not yet' },
  'console.find': { text: 'Ada' },
  'support.answer': { text: 'Yes, we deliver to Jos.' },
  'support.close': { reason: 'an advertisement' },
  'support.note': { subject: { type: 'person', id: 'somebody' }, text: 'called twice' },
  'support.draft': { title: 'New fees', text: 'From 1 March on.', audience: 'vendors' },
  'support.announce': {
    id: 'aaaaaaaaaaaaaaaaaaaa',
    title: 'New fees',
    text: 'From 1 March on.',
    audience: 'vendors',
  },
  'auth.createRole': { uid: 'somebody', roles: ['user'] },
  'public.newsletter': { email: 'someone@oja.example', name: 'someone' },
  'public.confirmNewsletter': { token: 'a.b' },
  'public.unsubscribe': { token: 'a.b' },
  'public.contact': {
    name: 'Ada',
    email: 'ada@oja.example',
    subject: 'A question',
    message: 'Do you deliver to Jos?',
  },
  'messages.report': { reason: 'pay_outside', text: 'Asks for a transfer.' },
  'products.report': { reason: 'counterfeit', text: 'The label is not theirs.' },
  'checkouts.offer': { lines: [{ product_id: 'aaaaaaaaaaaaaaaaaaaa', quantity: 1 }] },
  'checkouts.quote': { lines: [{ product_id: 'aaaaaaaaaaaaaaaaaaaa', quantity: 1 }] },
  'checkouts.create': {
    lines: [{ product_id: 'aaaaaaaaaaaaaaaaaaaa', quantity: 1 }],
    expected_total_minor: 1_035_000,
    delivery: DELIVERY,
  },
  'transactions.create': {
    product_id: 'aaaaaaaaaaaaaaaaaaaa',
    quantity: 1,
    expected_total_minor: 1_035_000,
    delivery: DELIVERY,
  },
  'transactions.confirmPartial': {
    lines: [
      { product_id: 'aaaaaaaaaaaaaaaaaaaa', variant_id: 'aaaaaaaaaaaaaaaaaaaa', quantity: 1 },
    ],
  },
  'transactions.ship': { carrier: 'GIG Logistics', tracking_number: 'GIG-1234' },
  'transactions.book': { pickup_day: '2026-12-01' },
  'transactions.dispute': REASON,
  'transactions.addEvidence': { paths: ['disputes/x'] },
  'transactions.addMessage': { text: 'Hello' },
  'transactions.propose': { refund_minor: 100 },
  'transactions.accept': { refund_minor: 100 },
  'transactions.declineOffer': { refund_minor: 100, reason: 'It is not enough.' },
  'transactions.withdrawOffer': { refund_minor: 100 },
  'transactions.refundAccount': {
    bank_code: '058',
    account_number: '0123456789',
    is_confirmed: false,
  },
  'requests.save': DEAL,
  'requests.answer': { version: 1, vendor_id: 'somebody', accepts: true },
  'returns.ask': {
    lines: [
      { product_id: 'aaaaaaaaaaaaaaaaaaaa', variant_id: 'aaaaaaaaaaaaaaaaaaaa', quantity: 1 },
    ],
    reason: 'damaged',
    wish: 'refund',
    description: 'It came in two pieces.',
  },
  'returns.offerPart': { amount_minor: 100 },
  'returns.acceptPart': { amount_minor: 100 },
  'returns.declinePart': { amount_minor: 100 },
  'returns.offerWait': { day: '2026-12-05' },
  'returns.acceptWait': { day: '2026-12-05' },
  'returns.declineWait': { day: '2026-12-05' },
  'returns.refuse': { reason: 'It left here in one piece.' },
  'returns.bookWayBack': { pickup_day: '2026-12-01', fee_minor: 250_000 },
  'returns.sendBack': { carrier: 'GIG Logistics', tracking_number: 'GIG-1234' },
  'returns.takeBack': { return_code: '123456' },
  'returns.contest': { reason: 'The box was empty.' },
  'returns.markSellable': { is_sellable: true },
  'transactions.review': { rating: 5, text: 'Very good' },
  'transactions.editReview': { rating: 4, text: 'Still good' },
  'transactions.reply': { text: 'Thank you' },
  'offers.make': { units: 1, price_minor: 900_000 },
  'offers.answer': { answer: 'accept', round: 1 },
  'phone.sendCode': { phone: '08031234567' },
  'phone.signIn': { phone: '08031234567', code: '123456' },
  'phone.save': { phone: '08031234567', code: '123456' },
  'accountJoins.look': { phone: '08031234567', code: '123456' },
  'accountJoins.join': { phone: '08031234567', code: '123456', confirm: 'JOIN' },
  'phone.prove': { word: 'mango' },
  'phoneMessages.turn': { is_on: true },
  'users.update': { name: 'Ada', email: 'ada@oja.example' },
  'users.changeWord': { word: 'Tangerine' },
  'check.message': { text: 'Oja: ₦50,000 is held.' },
  'check.own': { text: 'Oja: ₦50,000 is held.' },
  'users.updatePassword': { password: 'another-good-one' },
  'addresses.save': DELIVERY,
  'delivery.quote': {
    product_id: 'aaaaaaaaaaaaaaaaaaaa',
    quantity: 1,
    place: { state: 'Lagos', city: 'Ikeja' },
  },
  'delivery.objectToCharge': { text: 'It weighed what I said.' },
  'delivery.saveProfile': DELIVERY_PROFILE,
  'delivery.tryPlace': {
    profile: DELIVERY_PROFILE,
    place: { state: 'Lagos', city: 'Ikeja' },
    weight_grams: 500,
    goods_minor: 1_000_000,
  },
  'delivery.readRates': { columns: ['method'], rows: [{ row: 2, cells: ['courier'] }] },
  'devices.save': { token: 'push' },
  'users.delete': { confirm: 'DELETE' },
  'vendors.payDebt': { channel: 'card' },
  // Less than a fee would leave of it isn't taken; this is more than a store may add.
  'vendors.topUp': { amount_minor: 50_000_001 },
  'vendors.onboarding': { ...STORE, ...ACCOUNT, legal_name: 'Adeyemi Chidi Grace' },
  'vendors.resolveAccount': { ...ACCOUNT, legal_name: 'Adeyemi Chidi Grace' },
  'vendors.updateStore': STORE,
  'vendors.updateHoliday': { holiday: { from: '2026-12-01', back_on: '2026-12-03' } },
  'vendors.updateLogo': { logo: '' },
  'vendors.updatePayoutAccount': ACCOUNT,
  'vendors.createProduct': { name: 'Adire wrapper' },
  'vendors.updateProduct': { name: 'Adire wrapper' },
  'vendors.importProducts': {
    dry_run: true,
    columns: ['name'],
    rows: [{ row: 2, cells: ['Cap'] }],
  },
  'vendors.payoutSchedule': { schedule: 'weekly' },
  'vendors.payout': { amount_minor: 10_000 },
}

/** The body with which only the rule under test can refuse the request. */
export const bodyFor = ({ name, row }: RouteRow): object | undefined => {
  if (row.method === 'GET' || row.method === 'DELETE') return undefined
  return VALID_BODIES[name] ?? {}
}

/** Whether the bodies above still match their schemas, so that a schema change must update them. */
export const fitsSchema = ({ name, row }: RouteRow): boolean =>
  row.auth === 'provider' ||
  row.method === 'GET' ||
  z.safeParse(row.body, VALID_BODIES[name] ?? {}).success

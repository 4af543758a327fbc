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

/** A valid body for each endpoint that takes one. */
export const VALID_BODIES: Readonly<Record<string, object>> = {
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
  'transactions.create': {
    product_id: 'aaaaaaaaaaaaaaaaaaaa',
    quantity: 1,
    expected_total_minor: 1_035_000,
    delivery: DELIVERY,
  },
  'transactions.ship': { carrier: 'GIG Logistics', tracking_number: 'GIG-1234' },
  'transactions.dispute': REASON,
  'transactions.addEvidence': { paths: ['disputes/x'] },
  'transactions.addMessage': { text: 'Hello' },
  'transactions.propose': { refund_minor: 100 },
  'transactions.accept': { refund_minor: 100 },
  'transactions.refundAccount': {
    bank_code: '058',
    account_number: '0123456789',
    is_confirmed: false,
  },
  'transactions.review': { rating: 5, text: 'Very good' },
  'transactions.editReview': { rating: 4, text: 'Still good' },
  'transactions.reply': { text: 'Thank you' },
  'users.update': { name: 'Ada', email: 'ada@oja.example' },
  'users.updatePassword': { password: 'another-good-one' },
  'addresses.save': DELIVERY,
  'devices.save': { token: 'push' },
  'users.delete': { confirm: 'DELETE' },
  'vendors.onboarding': { ...STORE, ...ACCOUNT, legal_name: 'Adeyemi Chidi Grace' },
  'vendors.resolveAccount': { ...ACCOUNT, legal_name: 'Adeyemi Chidi Grace' },
  'vendors.updateStore': STORE,
  'vendors.updateLogo': { logo: '' },
  'vendors.updatePayoutAccount': ACCOUNT,
  'vendors.createProduct': { name: 'Adire wrapper' },
  'vendors.updateProduct': { name: 'Adire wrapper' },
  'vendors.importProducts': {
    dry_run: true,
    columns: ['name'],
    rows: [{ row: 2, cells: ['Cap'] }],
  },
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

import type { Endpoint } from './endpoint'
import type { ErrorCode } from './errors'

const SIGNED_IN: readonly ErrorCode[] = [
  'auth/missing-token',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-token',
  'auth/user-disabled',
]
const PROVES_THE_APP: readonly ErrorCode[] = ['app-check/missing-token', 'app-check/invalid-token']
const KEY: readonly ErrorCode[] = [
  'idempotency/key-missing',
  'idempotency/key-reused',
  'idempotency/in-progress',
]
const BODY: readonly ErrorCode[] = [
  'request/not-json',
  'request/too-large',
  'request/unsupported-media-type',
]

/** With what every endpoint of its kind refuses. */
const commonRefusals = (row: Endpoint): ErrorCode[] => [
  'request/invalid',
  'request/rate-limited',
  ...(row.auth === 'user' || row.auth === 'vendor' ? SIGNED_IN : []),
  ...(row.auth === 'vendor' ? (['auth/vendor-required'] as const) : []),
  ...(row.auth === 'provider' ? (['payment/bad-signature'] as const) : []),
  ...(row.method === 'GET' ? [] : BODY),
  ...(row.method === 'GET' || row.auth === 'provider' ? [] : PROVES_THE_APP),
  ...(row.idempotent ? KEY : []),
]

/** Of opening orders, whatever the endpoint. */
const ORDERING: readonly ErrorCode[] = [
  'checkout/late-payments',
  'checkout/store-busy',
  'delivery/method-required',
  'delivery/not-offered',
  'payment/channel-paused',
  'payment/provider-refused',
  'product/held',
  'product/not-delivered-there',
  'product/not-found',
  'product/not-on-sale',
  'product/out-of-stock',
  'product/own-store',
  'product/store-resting',
  'product/variant-not-sold',
  'product/variant-required',
  'product/variant-unknown',
  'transaction/paused',
  'transaction/unpaid-exists',
  'transaction/unpaid-limit',
  'transaction/unpaid-lines',
  'transaction/unpaid-quantity',
]
/** Of an action of a transaction's party. */
const ACTING: readonly ErrorCode[] = [
  'transaction/action-not-allowed',
  'transaction/chargeback-open',
  'transaction/not-found',
]

/** The refusals of each endpoint's own, by `noun.name`; an endpoint that isn't named here has none. */
const OWN: Readonly<Record<string, readonly ErrorCode[]>> = {
  'checkouts.cancel': ['payment/not-found', ...ACTING],
  'checkouts.create': ['checkout/changed', 'checkout/too-many-stores', ...ORDERING],
  'checkouts.get': ['payment/not-found'],
  'checkouts.offer': ['checkout/too-many-stores', 'product/variant-required'],
  'checkouts.quote': ['checkout/too-many-stores', 'product/variant-required'],
  'transactions.approve': ACTING,
  'transactions.cancel': ACTING,
  'transactions.confirm': ACTING,
  'transactions.confirmPartial': [...ACTING, 'transaction/units-out-of-range'],
  'transactions.create': [...ORDERING, 'product/price-changed'],
  'transactions.keep': [
    ...ACTING,
    'payment/refund-under-way',
    'product/not-on-sale',
    'product/out-of-stock',
    'product/store-resting',
  ],
  'transactions.releaseReservation': ACTING,
  'vendors.createProduct': [
    'product/image-not-ours',
    'product/too-many-drafts',
    'product/variants-invalid',
    'vendor/not-found',
  ],
  'vendors.duplicateProduct': [
    'product/not-found',
    'product/not-yours',
    'product/taken-down',
    'product/too-many-drafts',
    'vendor/not-found',
  ],
  'vendors.importProducts': [
    'product/import-changes',
    'product/import-columns',
    'product/import-other-file',
    'product/import-rows',
    'product/too-many-drafts',
    'vendor/not-found',
  ],
}

/** Every code below 500 with which an endpoint may refuse. */
export const refusalsOf = (id: string, row: Endpoint): ErrorCode[] => [
  ...new Set([...commonRefusals(row), ...(OWN[id] ?? [])]),
]

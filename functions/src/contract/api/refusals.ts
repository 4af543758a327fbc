import type { Endpoint } from './endpoint'
import type { ENDPOINTS } from './endpoints'
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

type Nouns = typeof ENDPOINTS
type EndpointId = { [N in keyof Nouns]: `${N}.${keyof Nouns[N] & string}` }[keyof Nouns]

/** The refusals of each endpoint's own, by `noun.name`; an endpoint that isn't named here has none. */
const OWN: Readonly<Partial<Record<EndpointId, readonly ErrorCode[]>>> = {
  'addresses.save': ['user/address-not-found', 'user/too-many-addresses'],
  'auth.createRole': ['auth/forbidden', 'auth/role-not-allowed'],
  'checkouts.quote': ['checkout/too-many-stores', 'product/variant-required'],
  'checkouts.offer': ['checkout/too-many-stores', 'product/variant-required'],
  'checkouts.create': [...ORDERING, 'checkout/changed', 'checkout/too-many-stores'],
  'checkouts.get': ['payment/not-found'],
  'checkouts.cancel': [...ACTING, 'payment/not-found'],
  'delivery.toState': [
    'product/not-found',
    'product/variant-not-sold',
    'product/variant-required',
    'product/variant-unknown',
  ],
  'delivery.quote': [
    'product/not-found',
    'product/variant-not-sold',
    'product/variant-required',
    'product/variant-unknown',
  ],
  'delivery.saveProfile': ['vendor/delivery-changed', 'vendor/not-found'],
  'delivery.charges': ['transaction/not-found'],
  'delivery.objectToCharge': [
    'delivery/charge-not-found',
    'delivery/charge-settled',
    'transaction/not-found',
  ],
  'delivery.readRates': ['product/import-columns'],
  'images.read': ['image/not-found', 'product/image-not-a-picture'],
  'messages.block': ['conversation/not-found'],
  'messages.unblock': ['conversation/not-found'],
  'messages.report': ['conversation/not-found'],
  'payments.verify': ['payment/not-found'],
  'products.list': ['product/not-found'],
  'products.get': ['product/not-found'],
  'products.report': ['product/not-found', 'product/own-report'],
  'public.confirmNewsletter': ['newsletter/link-invalid'],
  'public.unsubscribe': ['newsletter/link-invalid'],
  'sales.summary': ['vendor/not-found'],
  'sales.csv': ['vendor/too-many-sales'],
  'transactions.get': ['transaction/not-found'],
  'transactions.create': [...ORDERING, 'product/price-changed', 'vendor/suspended'],
  'transactions.taxDocuments': ['transaction/not-found'],
  'transactions.cancel': ACTING,
  'transactions.keep': [
    ...ACTING,
    'payment/refund-under-way',
    'product/not-on-sale',
    'product/out-of-stock',
    'product/store-resting',
  ],
  'transactions.confirm': ACTING,
  'transactions.confirmPartial': [...ACTING, 'transaction/units-out-of-range'],
  'transactions.acceptPartial': ACTING,
  'transactions.decline': ACTING,
  'transactions.releaseReservation': ACTING,
  'transactions.ship': [...ACTING, 'transaction/evidence-not-ours'],
  'transactions.book': [
    ...ACTING,
    'delivery/booking-under-way',
    'delivery/carrier-dearer',
    'delivery/carrier-unavailable',
  ],
  'transactions.deliver': [
    ...ACTING,
    'transaction/code-locked',
    'transaction/proof-required',
    'transaction/wrong-code',
  ],
  'transactions.receive': ACTING,
  'transactions.approve': ACTING,
  'transactions.refundAccount': [
    ...ACTING,
    'payment/refund-account-name',
    'payment/refund-under-way',
    'vendor/account-not-resolved',
  ],
  'transactions.dispute': ACTING,
  'transactions.addEvidence': [
    'transaction/evidence-not-ours',
    'transaction/not-found',
    'transaction/too-much-evidence',
  ],
  'transactions.addMessage': ACTING,
  'transactions.withdraw': ACTING,
  'transactions.acceptRefund': ACTING,
  'transactions.propose': [...ACTING, 'transaction/settlement-out-of-range'],
  'transactions.accept': [...ACTING, 'transaction/no-proposal'],
  'transactions.declineOffer': [...ACTING, 'transaction/no-proposal'],
  'transactions.withdrawOffer': [...ACTING, 'transaction/no-proposal'],
  'transactions.review': ACTING,
  'transactions.editReview': ['review/edit-too-late', 'review/not-found'],
  'transactions.reply': ['review/already-replied', 'review/not-found'],
  'users.update': [
    'auth/recent-login-required',
    'product/image-not-a-picture',
    'user/email-taken',
    'user/name-reserved',
    'user/not-found',
    'user/photo-not-ours',
  ],
  'users.updatePassword': ['auth/common-password', 'auth/recent-login-required'],
  'users.markNotificationsRead': ['user/not-found'],
  'users.delete': ['auth/recent-login-required', 'user/money-held'],
  'vendors.get': ['vendor/not-found'],
  'vendors.reviews': ['vendor/not-found'],
  'vendors.store': ['vendor/not-found'],
  'vendors.onboarding': [
    'auth/email-not-verified',
    'user/not-found',
    'vendor/account-name-mismatch',
    'vendor/account-not-resolved',
    'vendor/already-exists',
    'vendor/name-reserved',
    'vendor/name-taken',
    'vendor/owes',
  ],
  'vendors.resolveAccount': ['auth/email-not-verified'],
  'vendors.updateStore': [
    'product/image-not-a-picture',
    'product/image-not-ours',
    'vendor/name-reserved',
    'vendor/name-taken',
  ],
  'vendors.updateLogo': ['vendor/logo-not-ours'],
  'vendors.updatePayoutAccount': [
    'auth/recent-login-required',
    'vendor/account-name-mismatch',
    'vendor/owes',
  ],
  'vendors.createProduct': [
    'product/image-not-ours',
    'product/too-many-drafts',
    'product/variants-invalid',
    'vendor/not-found',
  ],
  'vendors.updateProduct': [
    'product/image-not-a-picture',
    'product/image-not-ours',
    'product/incomplete',
    'product/not-found',
    'product/not-yours',
    'product/variant-reserved',
    'product/variant-unknown',
    'product/variants-invalid',
  ],
  'vendors.publishProduct': [
    'product/incomplete',
    'product/not-found',
    'product/not-yours',
    'product/taken-down',
  ],
  'vendors.pauseProduct': ['product/not-found', 'product/not-yours', 'product/taken-down'],
  'vendors.resumeProduct': [
    'product/not-found',
    'product/not-yours',
    'product/taken-down',
    'vendor/suspended',
  ],
  'vendors.deleteProduct': ['product/not-found', 'product/not-yours'],
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
  'vendors.payDebt': ['wallet/nothing-owed'],
  'vendors.payout': [
    'payout/account-waiting',
    'payout/blocked',
    'payout/contested',
    'payout/insufficient',
    'payout/no-account',
    'payout/owes',
    'payout/paused',
  ],
  'vendors.invoice': ['vendor/invoice-not-found'],
}

/** Every code below 500 with which an endpoint may refuse. */
export const refusalsOf = (id: string, row: Endpoint): ErrorCode[] => [
  ...new Set([...commonRefusals(row), ...(OWN[id as EndpointId] ?? [])]),
]

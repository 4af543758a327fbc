import type { Endpoint } from './endpoint'
import type { EndpointId } from './endpoint-id'
import type { ErrorCode } from './errors'
import { PEOPLE_REFUSALS } from './people-refusals'
import { ACTING, WAY_BACK } from './shared-refusals'

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
  ...(row.needs_more_than_phone ? (['auth/more-than-phone'] as const) : []),
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
/** Of a deal that is looked at to pay it. */
const DEAL: readonly ErrorCode[] = [
  'deal/not-for-you',
  'deal/not-found',
  'deal/not-payable',
  'deal/own',
]
/** Of lines that are bought at an agreed price. */
const AGREED: readonly ErrorCode[] = ['offer/not-found', 'offer/not-payable']
/** Of a haggle, whose prices close in on each other. */
const NAMING_A_PRICE: readonly ErrorCode[] = [
  'offer/changed',
  'offer/exists',
  'offer/no-rounds',
  'offer/off',
  'offer/price-out-of-range',
  'offer/too-many',
  'offer/unpaid',
  'transaction/unpaid-quantity',
]
/** Of what a seller writes of a deal. */
const DEAL_MAKING: readonly ErrorCode[] = [
  'auth/email-not-verified',
  'deal/too-many-uses',
  'payout/no-account',
  'product/image-not-a-picture',
  'product/image-not-ours',
  'vendor/not-found',
  'vendor/suspended',
]
/** Of a request that somebody changes or answers. */
const REQUEST: readonly ErrorCode[] = [
  'deal/being-paid',
  'deal/changed',
  'deal/not-yours',
  'deal/over',
  'deal/taken',
  'payout/no-account',
]
/** Of an action with which a buyer lets go of money. */
const RELEASING: readonly ErrorCode[] = [...ACTING, 'auth/more-than-phone']

/** The refusals of each endpoint's own, by `noun.name`; an endpoint that isn't named here has none. */
const OWN: Readonly<Partial<Record<EndpointId, readonly ErrorCode[]>>> = {
  'addresses.save': ['user/address-not-found', 'user/too-many-addresses'],
  'auth.createRole': ['auth/forbidden', 'auth/role-not-allowed'],
  'auth.resendVerification': ['user/no-email'],
  'checkouts.quote': [...DEAL, ...AGREED, 'checkout/too-many-stores', 'product/variant-required'],
  'checkouts.offer': [...DEAL, ...AGREED, 'checkout/too-many-stores', 'product/variant-required'],
  'checkouts.create': [
    ...ORDERING,
    ...DEAL,
    ...AGREED,
    'checkout/changed',
    'checkout/too-many-stores',
    'deal/transfer-only',
  ],
  'checkouts.get': ['payment/not-found'],
  'checkouts.cancel': [...ACTING, 'payment/not-found'],
  'deals.create': DEAL_MAKING,
  'deals.update': [...DEAL_MAKING, 'deal/ended', 'deal/not-found', 'deal/uses-taken'],
  'deals.withdraw': ['deal/not-found', 'vendor/not-found'],
  'deals.list': ['vendor/not-found'],
  'deals.get': ['deal/not-found', 'vendor/not-found'],
  'deals.goLive': ['deal/ended', 'deal/not-found', 'vendor/not-found'],
  'deals.priceForOne': ['deal/not-found', 'deal/not-live', 'deal/uses-taken', 'vendor/not-found'],
  'deals.left': ['deal/not-found', 'deal/seller-gone'],
  'deals.opened': ['deal/not-found'],
  'deals.show': ['deal/not-found', 'deal/seller-gone'],
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
  'offers.make': [...NAMING_A_PRICE, 'product/not-found'],
  'offers.answer': [...NAMING_A_PRICE, 'offer/not-found'],
  'payments.verify': ['payment/not-found'],
  'products.list': ['product/not-found'],
  'products.get': ['product/not-found'],
  'products.report': ['product/not-found', 'product/own-report'],
  'public.confirmNewsletter': ['newsletter/link-invalid'],
  'public.unsubscribe': ['newsletter/link-invalid'],
  'requests.save': [
    ...REQUEST,
    'deal/not-found',
    'deal/too-many-uses',
    'product/image-not-a-picture',
    'product/image-not-ours',
  ],
  'requests.answer': [
    ...REQUEST,
    'auth/email-not-verified',
    'auth/vendor-required',
    'deal/not-found',
    'vendor/not-found',
    'vendor/suspended',
  ],
  'returns.extend': ACTING,
  'returns.ask': [
    ...ACTING,
    'transaction/changed-mind-not-taken',
    'transaction/evidence-not-ours',
    'transaction/no-second-try',
    'transaction/photo-required',
    'transaction/return-units-out-of-range',
  ],
  'returns.agree': [...ACTING, 'product/out-of-stock'],
  'returns.waive': [...ACTING, 'product/out-of-stock'],
  'returns.offerPart': [...ACTING, 'transaction/part-out-of-range'],
  'returns.acceptPart': [...RELEASING, 'transaction/no-proposal'],
  'returns.declinePart': [...ACTING, 'transaction/no-proposal'],
  'returns.offerWait': [...ACTING, 'transaction/wait-day-out-of-range'],
  'returns.acceptWait': [...ACTING, 'transaction/no-proposal'],
  'returns.declineWait': [...ACTING, 'transaction/no-proposal'],
  'returns.refuse': [...ACTING, 'transaction/evidence-not-ours'],
  'returns.withdraw': ACTING,
  'returns.sendBack': [...ACTING, 'transaction/evidence-not-ours', 'transaction/proof-required'],
  'returns.quoteWayBack': WAY_BACK,
  'returns.bookWayBack': [...WAY_BACK, 'delivery/booking-under-way'],
  'returns.takeBack': [...ACTING, 'transaction/code-locked', 'transaction/wrong-return-code'],
  'returns.confirmArrival': ACTING,
  'returns.accept': ACTING,
  'returns.contest': [...ACTING, 'transaction/evidence-not-ours', 'transaction/photo-required'],
  'returns.markSellable': [...ACTING, 'product/out-of-stock'],
  'sales.summary': ['vendor/not-found'],
  'sales.csv': ['vendor/too-many-sales'],
  'transactions.get': ['transaction/not-found'],
  'transactions.create': [...ORDERING, 'product/price-changed', 'vendor/suspended'],
  'transactions.taxDocuments': ['transaction/not-found'],
  'transactions.cancel': ACTING,
  'transactions.keep': [
    ...ACTING,
    'deal/not-payable',
    'offer/not-payable',
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
  'transactions.approve': RELEASING,
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
  'transactions.propose': [
    ...RELEASING,
    'transaction/return-not-possible',
    'transaction/settlement-out-of-range',
  ],
  'transactions.accept': [
    ...RELEASING,
    'transaction/no-proposal',
    'transaction/return-not-possible',
  ],
  'transactions.declineOffer': [...ACTING, 'transaction/no-proposal'],
  'transactions.withdrawOffer': [...ACTING, 'transaction/no-proposal'],
  'transactions.review': ACTING,
  'transactions.editReview': ['review/edit-too-late', 'review/not-found'],
  'transactions.reply': ['review/already-replied', 'review/not-found'],
}

/** Every code below 500 with which an endpoint may refuse. */
export const refusalsOf = (id: string, row: Endpoint): ErrorCode[] => [
  ...new Set([
    ...commonRefusals(row),
    ...(OWN[id as EndpointId] ?? PEOPLE_REFUSALS[id as EndpointId] ?? []),
  ]),
]

import type { ErrorCode } from '../../functions/src/contract/api/errors'

/**
 * What a valid request about ids that exist nowhere is refused with, whoever may call the endpoint; the
 * endpoints that aren't named answer 200.
 */
const REFUSED: Partial<Record<ErrorCode, readonly string[]>> = {
  'auth/forbidden': ['auth.createRole'],
  'checkout/changed': ['checkouts.create'],
  'conversation/not-found': [
    'console.closeReport',
    'console.report',
    'messages.block',
    'messages.report',
    'messages.unblock',
  ],
  'delivery/charge-not-found': ['console.carrierCharge'],
  'hold/over': ['console.hold'],
  'image/not-found': ['images.read'],
  'newsletter/link-invalid': ['public.confirmNewsletter', 'public.unsubscribe'],
  'operator/no-decision': ['console.confirm', 'console.drop'],
  'operator/refused': [
    'console.refundAccount',
    'console.requeue',
    'console.resolveUnplaced',
    'console.retry',
    'console.store',
  ],
  'payment/not-found': ['checkouts.cancel', 'checkouts.get', 'payments.verify'],
  'payout/insufficient': ['vendors.payout'],
  'product/import-columns': ['delivery.readRates'],
  'product/not-found': [
    'console.product',
    'console.productReports',
    'console.reportedProduct',
    'delivery.quote',
    'products.get',
    'products.report',
    'transactions.create',
    'vendors.deleteProduct',
    'vendors.duplicateProduct',
    'vendors.pauseProduct',
    'vendors.publishProduct',
    'vendors.resumeProduct',
    'vendors.updateProduct',
  ],
  'request/invalid': [
    'console.auditExport',
    'console.closeMonth',
    'console.month',
    'console.monthFile',
    'console.person',
    'delivery.toState',
    'products.suggestions',
  ],
  'review/not-found': ['transactions.editReview', 'transactions.reply'],
  'ticket/not-found': ['support.answer', 'support.close', 'support.ticket'],
  'transaction/not-found': [
    'console.acceptChargeback',
    'console.attributeChargeback',
    'console.case',
    'console.chargebackPack',
    'console.contestChargeback',
    'console.decide',
    'console.evidence',
    'delivery.charges',
    'delivery.objectToCharge',
    'returns.accept',
    'returns.acceptPart',
    'returns.agree',
    'returns.ask',
    'returns.bookWayBack',
    'returns.confirmArrival',
    'returns.contest',
    'returns.declinePart',
    'returns.extend',
    'returns.markSellable',
    'returns.offerPart',
    'returns.quoteWayBack',
    'returns.refuse',
    'returns.sendBack',
    'returns.takeBack',
    'returns.waive',
    'returns.withdraw',
    'transactions.accept',
    'transactions.acceptPartial',
    'transactions.acceptRefund',
    'transactions.addEvidence',
    'transactions.addMessage',
    'transactions.approve',
    'transactions.book',
    'transactions.cancel',
    'transactions.confirm',
    'transactions.confirmPartial',
    'transactions.decline',
    'transactions.declineOffer',
    'transactions.deliver',
    'transactions.dispute',
    'transactions.get',
    'transactions.keep',
    'transactions.propose',
    'transactions.receive',
    'transactions.refundAccount',
    'transactions.releaseReservation',
    'transactions.review',
    'transactions.ship',
    'transactions.taxDocuments',
    'transactions.withdraw',
    'transactions.withdrawOffer',
  ],
  'user/not-found': ['support.note'],
  'vendor/account-name-mismatch': ['vendors.onboarding', 'vendors.updatePayoutAccount'],
  'vendor/invoice-not-found': ['vendors.invoice'],
  'vendor/not-found': ['vendors.get', 'vendors.reviews'],
  'wallet/nothing-owed': ['vendors.payDebt'],
  'wallet/top-up-limit': ['vendors.topUp'],
}

/** Where it depends on who asks. */
const BY_ACTOR: Readonly<Record<string, Readonly<Record<string, ErrorCode>>>> = {
  'users.markNotificationsRead': { claimless: 'user/not-found' },
  'vendors.onboarding': {
    unverified: 'auth/email-not-verified',
    claimless: 'user/not-found',
    vendor: 'vendor/already-exists',
    other_vendor: 'vendor/already-exists',
  },
  'vendors.resolveAccount': { unverified: 'auth/email-not-verified' },
  // Both ask for the same name, and the first has it.
  'vendors.updateStore': { other_vendor: 'vendor/name-taken' },
}

const codes = Object.keys(REFUSED) as ErrorCode[]
/** The endpoints that are named here. */
export const NAMED_ROUTES = [...Object.values(REFUSED).flat(), ...Object.keys(BY_ACTOR)]

/** The code that an actor who is let in gets from an endpoint; undefined for an answer. */
export const outcomeOf = (route: string, actor: string): ErrorCode | undefined =>
  BY_ACTOR[route]?.[actor] ?? codes.find((code) => REFUSED[code]?.includes(route))

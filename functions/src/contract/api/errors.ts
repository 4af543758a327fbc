import { hoursText, POLICY } from '../escrow/policy'

/** Every API error: its code, HTTP status and message for people. */
const ERRORS = {
  'request/invalid': [400, 'Some fields need your attention.'],
  'request/not-json': [400, 'The request body is not valid JSON.'],
  'request/too-large': [413, 'The request is too large.'],
  'request/unsupported-media-type': [415, 'Send the request as application/json.'],
  'request/not-found': [404, 'The requested resource was not found.'],
  'request/method-not-allowed': [405, 'This method is not allowed here.'],
  'request/rate-limited': [429, 'Too many requests. Please wait a little and try again.'],
  'app-check/missing-token': [
    401,
    'We can’t tell that this came from our site. Reload the page and try again.',
  ],
  'app-check/invalid-token': [
    401,
    'We can’t tell any longer that this came from our site. Reload the page and try again.',
  ],
  'auth/missing-token': [401, 'Please log in to continue.'],
  'auth/id-token-expired': [401, 'Your session has expired.'],
  'auth/id-token-revoked': [401, 'Your session was ended. Please log in again.'],
  'auth/invalid-token': [401, 'Your session is not valid. Please log in again.'],
  'auth/user-disabled': [403, 'The user account has been disabled by an administrator.'],
  'auth/forbidden': [403, 'You may not do this.'],
  'auth/vendor-required': [403, 'Open a store first.'],
  'auth/role-not-allowed': [403, 'This role can’t be asked for.'],
  'auth/recent-login-required': [403, 'Please log in again to do this.'],
  'auth/email-not-verified': [403, 'Verify your email address first.'],
  'auth/weak-password': [422, 'The password must be 6 characters long or more.'],
  'auth/common-password': [422, 'This password is too easy to guess. Choose another one.'],
  'idempotency/key-missing': [400, 'An Idempotency-Key header is needed.'],
  'idempotency/key-reused': [409, 'This Idempotency-Key was used with another request.'],
  'idempotency/in-progress': [409, 'The first request with this key is still running.'],
  'user/not-found': [404, 'There is no such user.'],
  'user/email-taken': [409, 'The email address is already in use by another account.'],
  'user/name-reserved': [422, 'This name is reserved for Oja. Use your own name.'],
  'user/photo-not-ours': [422, 'The picture must be one that you uploaded here.'],
  'user/address-not-found': [404, 'This address is no longer saved.'],
  'user/too-many-addresses': [
    409,
    'You have 20 addresses, the most you can save. Remove one first.',
  ],
  'user/sign-up-paused': [
    503,
    'New accounts can’t be opened at the moment. Please try again later.',
  ],
  'user/money-held': [409, 'Your account has open purchases, sales or money. Settle them first.'],
  'vendor/not-found': [404, 'There is no such store.'],
  'vendor/already-exists': [409, 'You already have a store.'],
  'vendor/name-taken': [409, 'Another store has this name.'],
  'vendor/name-reserved': [422, 'This name is reserved for Oja. Choose another one.'],
  'vendor/account-not-resolved': [
    422,
    'The bank does not know this account number. Check it and try again.',
  ],
  'vendor/account-name-mismatch': [
    422,
    'The account name at the bank does not match the legal name of your store.',
  ],
  'vendor/logo-not-ours': [422, 'The logo must be one that you uploaded here.'],
  'vendor/owes': [
    409,
    'A store with this bank account still owes us money, which must be paid first. Pay it in the wallet, or contact us.',
  ],
  'vendor/too-many-sales': [422, 'There are too many sales for one file. Choose a shorter period.'],
  'vendor/delivery-changed': [
    409,
    'Your delivery settings were changed elsewhere. Reload the page to see them.',
  ],
  'vendor/invoice-not-found': [404, 'There is no such invoice of your store.'],
  'vendor/suspended': [403, 'This store is suspended.'],
  'product/not-found': [404, 'This product is not available.'],
  'product/not-yours': [403, 'This product belongs to another store.'],
  'product/out-of-stock': [409, 'There are not enough items in stock.'],
  'product/held': [409, 'Others are paying for these right now.'],
  'product/variant-required': [422, 'Choose what you want to buy, such as the size.'],
  'product/variant-unknown': [422, 'There is no such choice. Choose again.'],
  'product/variant-not-sold': [409, 'This choice is no longer sold. Choose another one.'],
  'product/variants-invalid': [
    422,
    'The options and their prices do not match. Please check them.',
  ],
  'product/variant-reserved': [
    409,
    'Somebody is paying for this choice. Take it off sale instead, or remove it later.',
  ],
  'product/not-on-sale': [409, 'This product is not on sale at the moment.'],
  'product/taken-down': [
    409,
    'This product was taken down. Write to us once you have corrected it.',
  ],
  'product/store-resting': [409, 'This store is not selling at the moment.'],
  'product/own-store': [409, 'You can’t buy from your own store.'],
  'product/price-changed': [409, 'The price has changed. Please look at it again.'],
  'product/not-delivered-there': [422, 'This product is not delivered to that state.'],
  'product/incomplete': [422, 'This product is not complete enough to be put on sale.'],
  'product/image-not-ours': [422, 'Product pictures must be ones that you uploaded here.'],
  'product/own-report': [409, 'This is your own product.'],
  'product/import-columns': [
    422,
    'We don’t know the columns of this file. Please use the template.',
  ],
  'product/import-other-file': [422, 'We can’t import this kind of file.'],
  'product/import-rows': [422, 'Some rows of this file need your attention.'],
  'product/import-changes': [
    409,
    'This file changes products that you have. Look at the changes and agree to them.',
  ],
  'product/too-many-drafts': [
    409,
    'A store has at most 1,000 drafts. Put some on sale or delete them first.',
  ],
  'product/busy': [503, 'Many people are buying this. Please try again.'],
  'delivery/method-required': [422, 'Choose how it should be delivered.'],
  'delivery/not-offered': [422, 'The store does not deliver there this way. Choose another one.'],
  'delivery/carrier-unavailable': [503, 'The carrier does not answer. Please try again.'],
  'delivery/carrier-dearer': [
    409,
    'Every carrier takes more for this parcel than was paid for it. Try another day, or decline the order.',
  ],
  'delivery/booking-under-way': [409, 'The pickup is being booked. Look again in two minutes.'],
  'delivery/charge-settled': [409, 'The time to object is over, or this is already settled.'],
  'delivery/charge-not-found': [404, 'There is no such charge.'],
  'delivery/claim-out-of-range': [
    422,
    'What the carrier paid is from ₦0 to what is claimed from it.',
  ],
  'delivery/carrier-empty': [
    503,
    'The carrier can’t be booked at the moment, which is not your fault. We have been told. Try again later, or decline: you pay nothing for it.',
  ],
  'delivery/carrier-refused': [422, 'The carrier does not take this parcel to that address.'],
  'checkout/changed': [409, 'Something has changed since you looked. Please look at it again.'],
  'checkout/store-busy': [
    409,
    'This store is busy until a delivery is approved: new stores hold a limited amount at once.',
  ],
  'checkout/late-payments': [
    409,
    'Two orders were paid after they had ended, by you or with your card. You can order again a day later, or once a purchase of yours is completed.',
  ],
  'checkout/too-many-stores': [
    422,
    'Pay at most five stores at once. The others stay in your cart.',
  ],
  'transaction/not-found': [404, 'There is no such transaction.'],
  'transaction/unpaid-exists': [
    409,
    'You have an unpaid order for this product. Pay it or cancel it first.',
  ],
  'transaction/unpaid-limit': [
    409,
    'You can’t have more unpaid orders at a time. Pay or cancel one first.',
  ],
  'transaction/unpaid-quantity': [
    409,
    'Until your first purchase is completed you can order fewer of this at a time.',
  ],
  'transaction/unpaid-lines': [
    409,
    'Until your first purchase is completed you can have six different things unpaid at a time.',
  ],
  'transaction/action-not-allowed': [409, 'This is not possible at this stage.'],
  'transaction/units-out-of-range': [
    422,
    'Say for each line how many of the ordered units you can send, fewer than were ordered.',
  ],
  'transaction/wrong-code': [422, 'This escrow code is not right.'],
  'transaction/code-locked': [429, 'Too many wrong codes. Please wait before you try again.'],
  'transaction/proof-required': [422, 'Give a tracking number, a waybill or a photo.'],
  'transaction/evidence-not-ours': [422, 'Evidence must be pictures that you uploaded here.'],
  'transaction/too-much-evidence': [422, 'A dispute holds at most 5 pictures from each party.'],
  'transaction/settlement-out-of-range': [
    422,
    'Offer at least 1 kobo and at most the goods and their delivery.',
  ],
  'transaction/code-missing': [
    409,
    'Above ₦50,000 the carrier’s word alone does not show that the goods arrived.',
  ],
  'transaction/no-proposal': [409, 'This offer is no longer open.'],
  'transaction/chargeback-open': [
    409,
    'The buyer’s bank contests this payment: deciding now can pay the buyer twice.',
  ],
  'transaction/no-open-chargeback': [409, 'No chargeback is open here.'],
  'transaction/paused': [
    503,
    'Buying is paused at the moment. Nothing was charged. Please try again later.',
  ],
  'transaction/busy': [503, 'Something else just changed this. Please try again.'],
  'payment/not-found': [404, 'There is no such payment.'],
  'payment/provider-unavailable': [503, 'The payment provider does not answer. Please try again.'],
  'payment/provider-refused': [422, 'The payment provider refused this.'],
  'payment/channel-paused': [
    503,
    'This way to pay is not available at the moment. Please choose another one.',
  ],
  'payment/mismatch': [409, 'The payment does not match the purchase.'],
  'payment/bad-signature': [401, 'The signature is not valid.'],
  'payment/refund-under-way': [409, 'This refund is already on its way.'],
  'payment/refund-account-name': [
    422,
    'The account must be in your name, or in that of the person the order was for.',
  ],
  'payout/insufficient': [409, 'That is more than is available.'],
  'wallet/nothing-owed': [409, 'Your balance is not below zero, so there is nothing to pay.'],
  'payout/account-waiting': [
    409,
    `A changed account waits ${hoursText(POLICY.changed_account_ms)} before it can be paid.`,
  ],
  'payout/no-account': [409, 'Add a payout account first.'],
  'payout/blocked': [409, 'Payouts of your store are stopped. Please contact us.'],
  'payout/owes': [
    409,
    'Payouts wait until what is owed for your bank account is paid. You can pay it in your wallet.',
  ],
  'payout/paused': [
    503,
    'Payouts are paused at the moment. Your money stays in your wallet. Please try again later.',
  ],
  'payout/contested': [409, 'Payouts are on hold while a bank contests one of your payments.'],
  'product/image-not-a-picture': [422, 'One of the pictures can’t be read. Use JPEG, PNG or WebP.'],
  'review/not-found': [404, 'There is no such review.'],
  'review/not-allowed': [409, 'Only a completed purchase can be reviewed, within 30 days.'],
  'review/edit-too-late': [409, 'A review can be changed within 24 hours of writing it.'],
  'review/already-replied': [409, 'This review already has a reply.'],
  'image/not-found': [404, 'There is no such picture.'],
  'conversation/not-found': [404, 'There is no such conversation.'],
  'newsletter/link-invalid': [422, 'This link is no longer valid. Please subscribe again.'],
  'operator/second-factor-required': [
    403,
    'Sign in with your second factor to do this: add one in your account first.',
  ],
  'operator/own-case': [403, 'You are part of this yourself: somebody else has to look at it.'],
  'operator/other-person': [403, 'Somebody else has to confirm this decision.'],
  'operator/too-early': [409, 'There is nobody else to confirm this: it waits for a day.'],
  'operator/case-changed': [409, 'This changed since you opened it. Look at it again.'],
  'operator/decision-waits': [409, 'A decision of this case waits for confirmation already.'],
  'operator/no-decision': [409, 'No decision of this case waits for confirmation.'],
  'operator/refused': [409, 'This is not possible now.'],
  'chargeback/answered': [
    409,
    'The bank has its answer: its claim can no longer be given to other orders.',
  ],
  'chargeback/sum-differs': [422, 'The orders together are not what the bank claims.'],
  'operator/beyond-refundable': [409, 'That is more than is left to refund.'],
  'hold/over': [409, 'This money is no longer held.'],
  'ticket/not-found': [404, 'There is no such message.'],
  'ticket/closed': [409, 'Somebody has already answered this.'],
  'operator/secret-number': [
    422,
    'This looks like a card number or a BVN. It was not searched and is not kept.',
  ],
  'service/unavailable': [503, 'The service is busy. Please try again in a moment.'],
  internal: [500, 'Something went wrong. Please try again.'],
} as const satisfies Record<string, readonly [number, string]>

export type ErrorCode = keyof typeof ERRORS

/** The HTTP status of an error. */
export const statusOf = (code: ErrorCode): number => ERRORS[code][0]

/** Additional data of an error: fields with their messages, allowed actions and so on. */
export type ErrorDetails = Record<string, unknown>

/** The only error that clients see; any other error reaches them as `internal`. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: ErrorCode, details?: ErrorDetails, options?: ErrorOptions) {
    super(ERRORS[code][1], options)
    this.name = 'AppError'
    this.code = code
    this.details = details
  }

  get httpStatus(): number {
    return statusOf(this.code)
  }
}

/** A refusal that only operators read, in words of its own. */
export class Refusal extends AppError {
  constructor(text: string) {
    super('operator/refused', { why: text })
    this.message = text
  }
}

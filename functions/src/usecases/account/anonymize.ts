import { allProductsOfVendor, productReportsBy } from '../../contract/queries/catalog/products'
import {
  allConversations,
  conversationReportsBy,
  phoneMessagesOf,
} from '../../contract/queries/messaging/messages'
import { allDealsMadeBy, allRequestsOfBuyer } from '../../contract/queries/orders/deals'
import { allPurchases, allSales } from '../../contract/queries/orders/transactions'
import { vendorsOfUser } from '../../contract/queries/people/people'
import { bind } from '../../contract/queries/query'
import { timestampFromMillis } from '../../contract/time'
import { updateAll } from '../../db/list-query'
import { renameReviewer, reviewIdsOfBuyer } from '../../db/orders/reviews'
import { removePrivateParts } from '../../db/orders/transactions'
import { FORMER_USER } from '../../domain/people/user/former-user'

const REMOVED = 'removed'
/** Of a deal: no operator opens it again either. */
const ENDED_FOR_GOOD = { status: 'withdrawn', taken_down: null } as const

/**
 * Pseudonymizes a buyer's purchases and reviews: name, phone and address are removed; amounts,
 * times and the id stay. Idempotent.
 */
export const anonymizeBuyer = async (uid: string): Promise<void> => {
  const purchases = bind(allPurchases, { uid })
  await updateAll(purchases, {
    'customer_details.name': FORMER_USER,
    'delivery.city': REMOVED,
  })
  // Both parties' private parts contain the buyer's address and phone number.
  await removePrivateParts(purchases, uid)
  await renameReviewer(await reviewIdsOfBuyer(uid), FORMER_USER)
}

/** Ends what a buyer asked for and takes their words from it; what was paid keeps its terms. `now` in ms. */
export const anonymizeRequests = (uid: string, now: number): Promise<void> =>
  updateAll(bind(allRequestsOfBuyer, { buyer_id: uid }), {
    ...ENDED_FOR_GOOD,
    'terms.title': REMOVED,
    'terms.description': REMOVED,
    'terms.images': [],
    flags: [],
    updated_at: timestampFromMillis(now),
  })

/** Takes the person from what was sent to a phone: that it was sent, and what it cost, stays. */
export const anonymizePhoneMessages = (uid: string): Promise<void> =>
  updateAll(bind(phoneMessagesOf, { uid }), { uid: null })

/**
 * Closes a vendor's store, takes its products and deals off sale, and removes its name and address. `now`
 * in ms.
 */
export const anonymizeVendor = async (uid: string, now: number): Promise<void> => {
  const sales = bind(allSales, { uid })
  await updateAll(bind(allProductsOfVendor, { vendor_id: uid }), {
    status: 'removed',
    vendor_active: false,
    'vendor_details.name': FORMER_USER,
    'vendor_details.logo': '',
    updated_at: timestampFromMillis(now),
  })
  await updateAll(bind(allDealsMadeBy, { vendor_id: uid, made_by: 'vendor' }), {
    ...ENDED_FOR_GOOD,
    updated_at: timestampFromMillis(now),
  })
  await updateAll(bind(vendorsOfUser, { uid }), {
    name: FORMER_USER,
    slug: uid.toLowerCase(),
    logo: '',
    cover: null,
    description: '',
    address: REMOVED,
    city: REMOVED,
    status: 'suspended',
  })
  await updateAll(sales, {
    'product_details.vendor_details.name': FORMER_USER,
    'product_details.vendor_details.address': REMOVED,
    'product_details.vendor_details.city': REMOVED,
  })
  await removePrivateParts(sales, uid)
}

export const anonymizeConversations = async (uid: string): Promise<void> => {
  await updateAll(bind(allConversations, { uid }), {
    [`names.${uid}`]: FORMER_USER,
  })
  await updateAll(bind(conversationReportsBy, { uid }), { text: '' })
  await updateAll(bind(productReportsBy, { uid }), { text: '' })
}

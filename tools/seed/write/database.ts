import type { CountedCategory } from '../../../functions/src/contract/entities/catalog/category'
import type { Operator } from '../../../functions/src/contract/entities/console/operator'
import type { Announcement } from '../../../functions/src/contract/entities/messaging/announcement'
import type { OutboxItem } from '../../../functions/src/contract/entities/outbox'
import type { User } from '../../../functions/src/contract/entities/people/user'
import { POLICY } from '../../../functions/src/contract/escrow/policy'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { CATEGORIES } from '../../../functions/src/contract/reference/categories'
import { DAY_MS, timestampFromMillis } from '../../../functions/src/contract/time'
import { saveBooking } from '../../../functions/src/db/delivery/carriers'
import { saveDeliveryProfile } from '../../../functions/src/db/delivery/delivery-profiles'
import { type Batch, collectionOf, fieldsOf } from '../../../functions/src/db/firestore'
import { addAnnouncement } from '../../../functions/src/db/messaging/announcements'
import { addNotification } from '../../../functions/src/db/messaging/notifications'
import { addInvoiceCounter } from '../../../functions/src/db/money/invoice-counters'
import { addLedgerEntries } from '../../../functions/src/db/money/ledger'
import { addTask } from '../../../functions/src/db/money/outbox'
import { addPayment } from '../../../functions/src/db/money/payments'
import { addPayout } from '../../../functions/src/db/money/payouts'
import { addSalesChange } from '../../../functions/src/db/money/sales-days'
import { addWalletEntry, moveWallet } from '../../../functions/src/db/money/wallets'
import { addDeal } from '../../../functions/src/db/orders/deals'
import { addReview } from '../../../functions/src/db/orders/reviews'
import {
  addBuyerSecret,
  addDisputeEntry,
  addEvent,
  addTransaction,
  addVendorContact,
  changePrivatePart,
} from '../../../functions/src/db/orders/transactions'
import { addStore } from '../../../functions/src/db/people/vendors'
import { withStocked } from '../../../functions/src/domain/catalog/product/stocked-units'
import { searchWordsOf } from '../../../functions/src/domain/console/search-words'
import { salesChangeOf } from '../../../functions/src/domain/money/sales/sales-change'
import { returnAddressOf } from '../../../functions/src/domain/people/vendor/return-address'
import { bookingOf } from '../../../functions/src/usecases/delivery/book-pickup'
import { FIGURES_CURSOR } from '../../../functions/src/usecases/money/figures/count-figures'
import announcements from '../catalogue/announcements.json'
import type { DemoData } from '../demo-data'
import { dealDocuments } from '../documents/deal-documents'
import { figuresCursor, figuresDocuments } from '../documents/figures-documents'
import {
  escrowCodeOf,
  notificationDocuments,
  ordersByPayment,
  paymentDocument,
  returnCodeOf,
} from '../documents/purchase-documents'
import type { PlayedOrder } from '../scenarios/play-scenario'
import { commitAll, setDocument, type Write } from './commit-all'
import { conversationWrites, personalWrites } from './personal'

/** Announcements that were sent before the demo begins. `now` in epoch milliseconds. */
const announcementDocuments = (now: number): Announcement[] =>
  announcements.map(({ id, days_ago, title, text }) => ({
    id,
    type: 'PLATFORM_ANNOUNCEMENT',
    title,
    text: text.replace('{inspection_days}', String(POLICY.inspection_ms / DAY_MS)),
    starts_at: null,
    ends_at: null,
    published_at: timestampFromMillis(now - days_ago * DAY_MS),
  }))

export type Facts = {
  seeded_at: number
  /** The time just before writing, in epoch milliseconds. */
  written_at: number
  /** The provider's id of each charge, by reference. */
  charge_ids: ReadonlyMap<string, string>
  /** The checkout URL of each unpaid purchase, by reference. */
  checkouts: ReadonlyMap<string, string>
  refund_ids: ReadonlyMap<string, string>
}

const writeRefundTasks = (batch: Batch, { transaction, made }: PlayedOrder, facts: Facts): void => {
  for (const { decision, now } of made) {
    for (const task of decision.tasks) {
      const id = addTask(batch, `${transaction.id}-${decision.event.id}`, task, now)
      if (transaction.refund?.state !== 'processed') continue
      batch.update(
        collectionOf<OutboxItem>(COLLECTIONS.outbox).doc(id),
        fieldsOf<OutboxItem>({
          state: 'completed',
          attempts: 1,
          provider_id: facts.refund_ids.get(id) ?? null,
          updated_at: transaction.updated_at,
        }),
      )
    }
  }
}

const writePlayed =
  (played: PlayedOrder, { stores }: DemoData, facts: Facts): Write =>
  (batch) => {
    const { transaction, contact, made } = played
    const { reference, paid_at } = transaction.payment
    addTransaction(batch, transaction)
    addBuyerSecret(batch, transaction, {
      escrow_code: escrowCodeOf(played),
      authorization_url: facts.checkouts.get(reference) ?? '',
      contact,
    })
    if (paid_at) addVendorContact(batch, transaction, contact)
    addWayBack(batch, played, stores)
    addBooking(batch, played, facts)
    for (const { decision } of made) {
      addEvent(batch, decision.event)
      addLedgerEntries(batch, decision.ledger)
      if (decision.dispute_entry) addDisputeEntry(batch, transaction.id, decision.dispute_entry)
    }
    writeRefundTasks(batch, played, facts)
    countPlayed(batch, played)
    for (const { uid, notification } of notificationDocuments(played, facts.seeded_at)) {
      addNotification(batch, uid, notification)
    }
  }

/** Where goods go back to, and the code by which they do. */
const addWayBack = (batch: Batch, played: PlayedOrder, stores: DemoData['stores']): void => {
  const return_code = returnCodeOf(played)
  if (!return_code) return
  const { id, buyer_id, vendor_id } = played.transaction
  const store = stores.find(({ vendor }) => vendor.vendor_id === vendor_id)
  changePrivatePart(batch, id, vendor_id, { return_code })
  const return_to = store && returnAddressOf(store)
  if (return_to) changePrivatePart(batch, id, buyer_id, { return_to })
}

/** The booking of a parcel that is on its way. */
const addBooking = (batch: Batch, { transaction, parcel }: PlayedOrder, facts: Facts): void => {
  if (!parcel?.shipment) return
  const { shipment_id, fee_minor } = parcel.shipment
  saveBooking(batch, bookingOf(transaction, { shipment_id, fee_minor }, facts.seeded_at), undefined)
}

const paymentWrites = ({ played }: DemoData, { charge_ids }: Facts): Write[] =>
  [...ordersByPayment(played)].map(
    ([reference, orders]) =>
      (batch) =>
        addPayment(batch, paymentDocument(orders, charge_ids.get(reference) ?? null)),
  )

/** Adds the daily sales figures, with the function that counts live sales. */
const countPlayed = (batch: Batch, { transaction, made }: PlayedOrder): void => {
  const ledger = made.flatMap(({ decision }) => decision.ledger)
  for (const { decision, now } of made) {
    const { event } = decision
    const change = salesChangeOf(event, transaction, ledger)
    if (change) addSalesChange(batch, { event, transaction, day: lagosDayOf(now), change })
  }
}

const walletWrites = ({ wallets }: DemoData, seeded_at: number): Write[] =>
  wallets.map(({ vendor_id, balances, entries, payouts, ledger }) => (batch) => {
    moveWallet(batch, vendor_id, balances, seeded_at)
    for (const entry of entries) addWalletEntry(batch, vendor_id, entry)
    for (const payout of payouts) addPayout(batch, payout)
    addLedgerEntries(batch, ledger)
  })

const categoryWrites = ({ products }: DemoData): Write[] =>
  CATEGORIES.map(({ value, label }) => {
    const product_count = products.filter(({ category }) => category === value).length
    const counted: CountedCategory = { value, label, product_count }
    return setDocument(COLLECTIONS.categories, value, counted)
  })

/**
 * `updated_at` is now, whatever the product's age: the search loads what has changed since its last
 * load.
 */
const productWrites = ({ products, stocks }: DemoData, written_at: number): Write[] => [
  ...products.map((product, index) => {
    const updated_at = timestampFromMillis(written_at - index)
    return setDocument(COLLECTIONS.products, product.id, { ...product, updated_at })
  }),
  ...stocks.map((stock) =>
    setDocument(COLLECTIONS.productStock, stock.product_id, withStocked(stock, undefined)),
  ),
]

/** Writes everything into an empty database. */
export const writeDatabase = async (
  data: DemoData,
  { users, operators }: { users: readonly User[]; operators: readonly Operator[] },
  facts: Facts,
): Promise<void> => {
  const writes: Write[] = [
    ...users.map((user) =>
      setDocument(COLLECTIONS.users, user.user_id, {
        ...user,
        search_words: searchWordsOf(user.name),
      }),
    ),
    ...operators.map((operator) => setDocument(COLLECTIONS.operators, operator.uid, operator)),
    ...data.stores.map((store) => (batch: Batch) => addStore(batch, store)),
    ...[...data.delivery_profiles].map(
      ([vendor_id, profile]) =>
        (batch: Batch) =>
          saveDeliveryProfile(batch, vendor_id, profile, undefined),
    ),
    ...categoryWrites(data),
    ...productWrites(data, facts.written_at),
    ...data.played.map((played) => writePlayed(played, data, facts)),
    ...paymentWrites(data, facts),
    ...data.invoice_counters.map((counter) => (batch: Batch) => addInvoiceCounter(batch, counter)),
    ...data.reviews.map((review) => (batch: Batch) => addReview(batch, review)),
    ...walletWrites(data, facts.seeded_at),
    ...dealDocuments(data.products, facts.seeded_at).map(
      (deal) => (batch: Batch) => addDeal(batch, deal),
    ),
    ...personalWrites(data.products, facts.seeded_at),
    ...conversationWrites(data.products, facts.seeded_at),
    ...figuresDocuments(data, users, facts.seeded_at).map((figures) =>
      setDocument(COLLECTIONS.figuresDays, figures.day, figures),
    ),
    setDocument(COLLECTIONS.jobCursors, FIGURES_CURSOR, figuresCursor(facts.seeded_at)),
    ...announcementDocuments(facts.seeded_at).map(
      (announcement) => (batch: Batch) => addAnnouncement(batch, announcement, []),
    ),
  ]
  await commitAll(writes)
}

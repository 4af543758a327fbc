import { COLLECTIONS, SUBCOLLECTIONS } from '@contract/paths'
import { collection } from 'firebase/firestore'
import { uidOf } from '../support/rules/rules-actors'
import { longAgo } from '../support/rules/rules-documents'
import { describeCollection } from '../support/rules/rules-matrix'

/** Collections that only the server may access; a collection without rules belongs here too. */
const SERVER_ONLY = [
  COLLECTIONS.productStock,
  `${COLLECTIONS.products}/basket/${SUBCOLLECTIONS.versions}`,
  `${COLLECTIONS.deals}/stools/${SUBCOLLECTIONS.versions}`,
  `${COLLECTIONS.users}/${uidOf('buyer')}/${SUBCOLLECTIONS.private}`,
  COLLECTIONS.deals,
  COLLECTIONS.offers,
  COLLECTIONS.ledgerEntries,
  COLLECTIONS.invoiceCounters,
  COLLECTIONS.ledgerSeals,
  COLLECTIONS.payments,
  COLLECTIONS.webhookEvents,
  COLLECTIONS.unplacedMoney,
  COLLECTIONS.debts,
  COLLECTIONS.topUps,
  COLLECTIONS.closedMonths,
  COLLECTIONS.figuresDays,
  COLLECTIONS.taxDocuments,
  `${COLLECTIONS.taxDocuments}/one/${SUBCOLLECTIONS.lines}`,
  COLLECTIONS.taxCounters,
  COLLECTIONS.outbox,
  COLLECTIONS.idempotencyKeys,
  COLLECTIONS.rateLimits,
  COLLECTIONS.unpaidOrders,
  COLLECTIONS.carrierQuotes,
  COLLECTIONS.carrierBookings,
  COLLECTIONS.mail,
  COLLECTIONS.phoneMessages,
  COLLECTIONS.phoneMessageIds,
  COLLECTIONS.phoneMessageCounts,
  COLLECTIONS.newsletterSubscriptions,
  COLLECTIONS.storeNames,
  COLLECTIONS.signingKeys,
  COLLECTIONS.settings,
  COLLECTIONS.opsDecisions,
  COLLECTIONS.auditChains,
  COLLECTIONS.auditRoots,
  COLLECTIONS.operators,
  COLLECTIONS.caseDecisions,
  COLLECTIONS.tickets,
  COLLECTIONS.reports,
  COLLECTIONS.productReports,
  COLLECTIONS.reportedProducts,
  COLLECTIONS.announcements,
  `${COLLECTIONS.announcements}/fair/${SUBCOLLECTIONS.shards}`,
  COLLECTIONS.blocks,
  COLLECTIONS.jobCursors,
  COLLECTIONS.jobRetries,
  COLLECTIONS.accountStatus,
  COLLECTIONS.signInCodes,
  COLLECTIONS.signIns,
  COLLECTIONS.accountJoins,
  'a_collection_that_nobody_named',
]

for (const name of SERVER_ONLY) {
  describeCollection({
    collection: name,
    policy: 'only the server opens it',
    documents: { [`${name}/one`]: { user_id: uidOf('buyer'), at: longAgo } },
    get: () => `${name}/one`,
    list: (db) => collection(db, name) as never,
    create: (actor) => ({ path: `${name}/two`, data: { user_id: uidOf(actor) } }),
    update: () => ({ path: `${name}/one`, data: { at: longAgo, x: 1 } }),
    allowed: {},
  })
}

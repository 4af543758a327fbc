export const COLLECTIONS = {
  users: 'users',
  vendors: 'vendors',
  storeNames: 'store_names',
  products: 'products',
  productStock: 'product_stock',
  categories: 'categories',
  transactions: 'transactions',
  deals: 'deals',
  offers: 'offers',
  invoiceCounters: 'invoice_counters',
  wallets: 'wallets',
  payouts: 'payouts',
  debts: 'debts',
  topUps: 'top_ups',
  ledgerEntries: 'ledger_entries',
  ledgerSeals: 'ledger_seals',
  closedMonths: 'closed_months',
  figuresDays: 'figures_days',
  taxDocuments: 'tax_documents',
  taxCounters: 'tax_counters',
  payments: 'payments',
  webhookEvents: 'webhook_events',
  unplacedMoney: 'unplaced_money',
  outbox: 'outbox',
  idempotencyKeys: 'idempotency_keys',
  rateLimits: 'rate_limits',
  unpaidOrders: 'unpaid_orders',
  carrierQuotes: 'carrier_quotes',
  carrierBookings: 'carrier_bookings',
  carrierCharges: 'carrier_charges',
  mail: 'mail',
  phoneMessages: 'phone_messages',
  phoneMessageIds: 'phone_message_ids',
  phoneMessageCounts: 'phone_message_counts',
  newsletterSubscriptions: 'newsletter_subscriptions',
  signingKeys: 'signing_keys',
  settings: 'settings',
  opsDecisions: 'ops_decisions',
  auditChains: 'audit_chains',
  auditRoots: 'audit_roots',
  operators: 'operators',
  caseDecisions: 'case_decisions',
  tickets: 'tickets',
  conversations: 'conversations',
  reports: 'reports',
  productReports: 'product_reports',
  reportedProducts: 'reported_products',
  announcements: 'announcements',
  blocks: 'blocks',
  jobCursors: 'job_cursors',
  jobRetries: 'job_retries',
  accountStatus: 'account_status',
  signInCodes: 'sign_in_codes',
  signIns: 'sign_ins',
  accountJoins: 'account_joins',
  reviews: 'reviews',
} as const

export const SUBCOLLECTIONS = {
  versions: 'versions',
  viewedProducts: 'viewed_products',
  favourites: 'favourites',
  cartItems: 'cart_items',
  notifications: 'notifications',
  counters: 'counters',
  devices: 'devices',
  preferences: 'preferences',
  addresses: 'addresses',
  refusedUploads: 'refused_uploads',
  private: 'private',
  delivery: 'delivery',
  events: 'events',
  dispute: 'dispute',
  entries: 'entries',
  lines: 'lines',
  messages: 'messages',
  salesDays: 'sales_days',
  countedEvents: 'counted_events',
  shards: 'shards',
} as const

/** Encodes a Storage path without slashes; our paths never contain a tilde. */
export const storedPathId = (path: string): string => path.replaceAll('/', '~')

/** The id of the document with the reason why the upload to this path was refused. */
export const refusedUploadId = (path: string): string => storedPathId(path)

/**
 * Metadata that only the server sets, after it has validated a file. The security rules serve no
 * photo or logo without it and accept no upload with it.
 */
export const VALIDATED_MARK = { validated: 'yes' } as const

export const storagePaths = {
  /** Copies of seals, server-only: no rule matches a file directly in a top-level folder. */
  ledgerSeals: 'ledger-seals/',
  auditRoots: 'audit-roots/',
  /** The evidence for a contested payment, server-only. */
  chargebackPacks: 'chargeback-packs/',
  chargebackPack: (transaction_id: string) => `chargeback-packs/${transaction_id}.pdf`,
  avatar: (uid: string) => `${uid}/profile_photo/avatar`,
  logo: (uid: string) => `${uid}/profile_photo/logo`,
  storeCover: (uid: string, file: string) => `${uid}/store/${file}`,
  productImage: (uid: string, product_id: string, file: string) =>
    `${uid}/products/${product_id}/${file}`,
  requestImage: (request_id: string, uid: string, file: string) =>
    `requests/${request_id}/${uid}/${file}`,
  disputeEvidence: (
    transaction_id: string,
    buyer_id: string,
    vendor_id: string,
    uid: string,
    file: string,
  ) => `disputes/${transaction_id}/${buyer_id}/${vendor_id}/${uid}/${file}`,
  messageImage: (
    conversation_id: string,
    member_a: string,
    member_b: string,
    uid: string,
    file: string,
  ) => `messages/${conversation_id}/${member_a}/${member_b}/${uid}/${file}`,
}

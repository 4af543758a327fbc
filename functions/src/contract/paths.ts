/** Every collection's name, once. */
export const COLLECTIONS = {
  users: 'users',
  vendors: 'vendors',
  storeNames: 'store_names',
  products: 'products',
  categories: 'categories',
  transactions: 'transactions',
  wallets: 'wallets',
  payouts: 'payouts',
  ledgerEntries: 'ledger_entries',
  ledgerProofs: 'ledger_proofs',
  payments: 'payments',
  providerEvents: 'provider_events',
  outbox: 'outbox',
  idempotencyKeys: 'idempotency_keys',
  rateLimits: 'rate_limits',
  mail: 'mail',
  newsletterSubscriptions: 'newsletter_subscriptions',
  signingKeys: 'signing_keys',
  opsDecisions: 'ops_decisions',
  conversations: 'conversations',
  reports: 'reports',
  productReports: 'product_reports',
  reportedProducts: 'reported_products',
  announcements: 'announcements',
  blocks: 'blocks',
  sweeps: 'sweeps',
  reviews: 'reviews',
} as const

export const SUBCOLLECTIONS = {
  viewedProducts: 'viewed_products',
  favourites: 'favourites',
  notifications: 'notifications',
  devices: 'devices',
  preferences: 'preferences',
  addresses: 'addresses',
  refusedUploads: 'refused_uploads',
  private: 'private',
  events: 'events',
  dispute: 'dispute',
  entries: 'entries',
  messages: 'messages',
  salesDays: 'sales_days',
  countedEvents: 'counted_events',
} as const

export const PICTURE_WIDTHS = [320, 640, 1280] as const

/** Where the WebP version of an uploaded picture lies: beside it, named after it. */
export const pictureVariant = (path: string, width: (typeof PICTURE_WIDTHS)[number]): string =>
  `${path.replace(/\.[A-Za-z0-9]{1,5}$/, '')}-${width}.webp`

/** The document that tells why the upload to this Storage path was refused. */
export const refusedUploadId = (path: string): string => path.replaceAll('/', '~')

export const storagePaths = {
  avatar: (uid: string) => `${uid}/profile_photo/avatar`,
  logo: (uid: string) => `${uid}/profile_photo/logo`,
  productImage: (uid: string, product_id: string, file: string) =>
    `${uid}/products/${product_id}/${file}`,
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

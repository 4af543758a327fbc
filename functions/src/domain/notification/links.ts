import type { Party } from '../../contract/transaction'

/** What a link may need to know. */
export type Subject = {
  party?: Party | undefined
  transaction_id?: string | undefined
  product_id?: string | undefined
}

const need = (value: string | undefined, name: string): string => {
  if (value === undefined) throw new Error(`a notification without ${name}`)
  return encodeURIComponent(value)
}

const TRANSACTION_PAGES: Record<Party, string> = {
  buyer: '/dashboard/purchases',
  vendor: '/dashboard/vendor/sales',
}

/** The pages of the app that notifications lead to. */
export const links = {
  transaction: ({ party = 'buyer', transaction_id }: Subject): string =>
    `${TRANSACTION_PAGES[party]}/${need(transaction_id, 'transaction_id')}`,
  product: ({ product_id }: Subject): string =>
    `/dashboard/vendor/products/edit?id=${need(product_id, 'product_id')}`,
  reviews: (): string => '/dashboard/vendor/reviews',
  wallet: (): string => '/dashboard/vendor/wallet',
  verification: (): string => '/dashboard/vendor/verification',
  store: (): string => '/dashboard/vendor',
  contact: (): string => '/contact',
  marketplace: (): string => '/marketplace',
  announcements: (): string => '/announcements',
  security: (): string => '/dashboard/settings/security',
} as const satisfies Record<string, (subject: Subject) => string>

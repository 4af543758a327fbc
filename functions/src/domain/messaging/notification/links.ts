import type { Party } from '../../../contract/entities/orders/party'
import { paths } from '../../../contract/urls'
import { vendorPaths } from '../../../contract/vendor-urls'

/** The input of the links. */
export type Subject = {
  party?: Party | undefined
  transaction_id?: string | undefined
  product_id?: string | undefined
  conversation_id?: string | undefined
  deal_id?: string | undefined
  deal_code?: string | undefined
}

const need = (value: string | undefined, name: string): string => {
  if (value === undefined) throw new Error(`a notification without ${name}`)
  return encodeURIComponent(value)
}

const TRANSACTION_PAGES: Record<Party, (id: string) => string> = {
  buyer: paths.purchase,
  vendor: vendorPaths.sale,
}

const CONVERSATION_PAGES: Record<Party, (id: string) => string> = {
  buyer: paths.conversation,
  vendor: vendorPaths.conversation,
}

/** The app's pages that notifications link to. */
export const links = {
  transaction: ({ party = 'buyer', transaction_id }: Subject): string =>
    TRANSACTION_PAGES[party](need(transaction_id, 'transaction_id')),
  conversation: ({ party = 'buyer', conversation_id }: Subject): string =>
    CONVERSATION_PAGES[party](need(conversation_id, 'conversation_id')),
  request: ({ party, deal_id, deal_code }: Subject): string =>
    party === 'vendor'
      ? paths.request(need(deal_code, 'deal_code'))
      : paths.ownRequest(need(deal_id, 'deal_id')),
  deal: ({ party, deal_id, deal_code }: Subject): string =>
    party === 'buyer'
      ? paths.deal(need(deal_code, 'deal_code'))
      : vendorPaths.deal(need(deal_id, 'deal_id')),
  product: ({ product_id }: Subject): string =>
    vendorPaths.productEdit(need(product_id, 'product_id')),
  reviews: (): string => vendorPaths.reviews,
  wallet: (): string => vendorPaths.wallet,
  verification: (): string => vendorPaths.verification,
  store: (): string => paths.vendorHome,
  contact: (): string => paths.contact,
  marketplace: (): string => paths.marketplace,
  announcements: (): string => paths.announcements,
  security: (): string => paths.security,
} as const satisfies Record<string, (subject: Subject) => string>

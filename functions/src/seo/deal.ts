import type { SoldDeal } from '../contract/api/orders/deals'
import type { DealTerms } from '../contract/entities/orders/deal'
import { formatMoney } from '../contract/money'
import { paths } from '../contract/urls'
import type { PageImage, PageSubject } from './subject'

/** What chats show of a deal or request; the site's own without a picture. */
export const imageOfTerms = ({ title, images: [cover] }: DealTerms): { image?: PageImage } =>
  cover ? { image: { url: cover.url_640, alt: title } } : {}

/** The head of a deal's page, for the chats in which its link is sent: no search engine lists it. */
export const dealSubject = ({ deal, seller }: SoldDeal): PageSubject => {
  const { title, price_minor } = deal.terms
  return {
    kind: 'page',
    title: `${title}, ${formatMoney(price_minor, 'NGN')}`,
    description: `Protected by escrow. ${seller.name} gets your money once you have the goods and approve.`,
    path: paths.deal(deal.code),
    is_unlisted: true,
    ...imageOfTerms(deal.terms),
  }
}

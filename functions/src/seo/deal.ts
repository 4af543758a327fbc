import type { SoldDeal } from '../contract/api/orders/deals'
import { formatPrice } from '../contract/money'
import { paths } from '../contract/urls'
import type { PageSubject } from './subject'

/** The head of a deal's page, for the chats in which its link is sent: no search engine lists it. */
export const dealSubject = ({ deal, seller }: SoldDeal): PageSubject => {
  const { title, price_minor, images } = deal.terms
  const [cover] = images
  return {
    kind: 'page',
    title: `${title}, ${formatPrice(price_minor, 'NGN')}`,
    description: `Protected by escrow. ${seller.name} gets your money once you have the goods and approve.`,
    path: paths.deal(deal.code),
    is_unlisted: true,
    ...(cover && { image: { url: cover.url_640, alt: title } }),
  }
}

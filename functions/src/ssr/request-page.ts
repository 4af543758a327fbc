import type { ShownDeal } from '../contract/api/orders/deals'
import { formatMoney } from '../contract/money'
import { escapeHtml } from '../contract/text/escape-html'
import { paths } from '../contract/urls'
import { imageOfTerms } from '../seo/deal'
import type { PageSubject } from '../seo/subject'

/** The head of a buyer's request, for the chats in which its link is sent; no search engine lists it. */
export const requestSubject = ({ deal: { code, terms } }: ShownDeal): PageSubject => ({
  kind: 'page',
  title: `Wanted: ${terms.title}, ${formatMoney(terms.price_minor, 'NGN')}`,
  description: 'Somebody wants to buy this from you. Protected by escrow: accept it on Oja.',
  path: paths.request(code),
  is_unlisted: true,
  ...imageOfTerms(terms),
})

const ROOT = '<div id="root"></div>'

/** Puts what is asked for where browsers without scripts show it; others get it from the app. */
export const withRequestText = (page: string, { deal: { code, terms } }: ShownDeal): string => {
  const price = formatMoney(terms.price_minor, 'NGN')
  const texts = [terms.description, `Price: ${price}. Code: ${code}.`]
  const html = [
    `<main class="page py-8"><h1>Wanted: ${escapeHtml(terms.title)}</h1>`,
    ...texts.map((text) => `<p>${escapeHtml(text)}</p>`),
    '</main>',
  ]
  // A function: a string would be searched for patterns such as $&.
  return page.replace(ROOT, () => `${ROOT}\n    <noscript>${html.join('')}</noscript>`)
}

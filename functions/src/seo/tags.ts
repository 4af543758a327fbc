import { textFromMinor } from '../contract/text/typed-amount'
import { paths } from '../contract/urls'
import { absolute } from './address'
import { type HeadTag, PRIVATE_TAGS } from './head-tag'
import { site } from './site'
import { isAvailable, type PageSubject, titleOf } from './subject'

/** The length up to which search engines show a description. */
const MAX_DESCRIPTION_LENGTH = 160

const shortened = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= MAX_DESCRIPTION_LENGTH) return line
  const cut = line.slice(0, MAX_DESCRIPTION_LENGTH)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1)).replace(/[\s,.;:]+$/, '')}…`
}

const meta = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { name, content },
})
const property = (name: string, content: string): HeadTag => ({
  name: 'meta',
  attributes: { property: name, content },
})

type Public = Exclude<PageSubject, { kind: 'private' }>

const isUnlisted = (subject: Public) => subject.kind === 'page' && subject.is_unlisted === true

/** The page's canonical path; undefined if it has none. */
const pathOf = (subject: Public): string | undefined => {
  if (subject.kind === 'product') return paths.product(subject.product.slug)
  if (subject.kind === 'store') {
    return `${paths.vendor(subject.vendor.vendor_id)}${subject.query ?? ''}`
  }
  return isUnlisted(subject) ? undefined : subject.path
}

const descriptionOf = (subject: Public): string => {
  if (subject.kind === 'product') return subject.product.description
  if (subject.kind === 'store') return subject.vendor.description
  return subject.kind === 'page' ? subject.description : site.description
}

const OWN_IMAGE = { url: '/share.png', alt: `${site.title}. ${site.line}` }

const imageOf = (subject: Public): { url: string; alt: string } => {
  if (subject.kind === 'product') {
    const [cover] = subject.product.images
    // Messaging apps don't show large images.
    if (cover) return { url: cover.url_640, alt: cover.alt ?? subject.product.name }
  }
  if (subject.kind === 'store' && subject.vendor.logo) {
    return { url: subject.vendor.logo, alt: subject.vendor.name }
  }
  if (subject.kind === 'page' && subject.image) return subject.image
  return OWN_IMAGE
}

const imageTags = (subject: Public, origin: string): HeadTag[] => {
  const { url, alt } = imageOf(subject)
  const address = absolute(url, origin)
  if (!address) return []
  return [property('og:image', address), property('og:image:alt', alt)]
}

const priceTags = (subject: Public): HeadTag[] => {
  if (subject.kind !== 'product') return []
  const { price, currency } = subject.product
  return [
    property('product:price:amount', textFromMinor(price)),
    property('product:price:currency', currency),
    property('product:availability', isAvailable(subject) ? 'in stock' : 'out of stock'),
  ]
}

/**
 * The head's tags except the title and the page's data, for both the server and the browser.
 * @param origin the site's canonical origin, without a trailing slash
 */
export const tagsOf = (subject: PageSubject, origin: string): readonly HeadTag[] => {
  if (subject.kind === 'private') return PRIVATE_TAGS
  const title = titleOf(subject)
  const description = shortened(descriptionOf(subject)) || site.description
  const path = pathOf(subject)
  const address = path === undefined ? undefined : absolute(path, origin)
  const isLarge = subject.kind !== 'store' || !subject.vendor.logo
  return [
    meta('description', description),
    ...(isUnlisted(subject) ? PRIVATE_TAGS : []),
    ...(address
      ? [
          { name: 'link' as const, attributes: { rel: 'canonical', href: address } },
          property('og:url', address),
        ]
      : []),
    property('og:site_name', site.title),
    property('og:locale', 'en_NG'),
    property('og:type', subject.kind === 'product' ? 'product' : 'website'),
    property('og:title', title),
    property('og:description', description),
    ...imageTags(subject, origin),
    ...priceTags(subject),
    meta('twitter:card', isLarge ? 'summary_large_image' : 'summary'),
  ]
}

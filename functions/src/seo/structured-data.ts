import { isFinal } from '../contract/catalog/final-goods'
import { variantsOnSale } from '../contract/catalog/variants'
import type { Product } from '../contract/entities/catalog/product'
import type { Vendor } from '../contract/entities/people/vendor'
import { CATEGORIES } from '../contract/reference/categories'
import { textFromMinor } from '../contract/text/typed-amount'
import { paths } from '../contract/urls'
import { absolute } from './address'
import { site } from './site'
import type { PageSubject } from './subject'

type OfProduct = Extract<PageSubject, { kind: 'product' }>

/** Whether it can be bought now. */
export const isAvailable = ({ product, is_resting }: OfProduct): boolean =>
  product.available_items > 0 && !is_resting

/** A schema.org item. */
type Thing = { '@type': string; [property: string]: unknown }

const CONDITIONS: Readonly<Record<string, string>> = {
  New: 'https://schema.org/NewCondition',
  Refurbished: 'https://schema.org/RefurbishedCondition',
  Used: 'https://schema.org/UsedCondition',
}

const ratingOf = ({ rating, rating_count }: { rating: number; rating_count: number }) =>
  rating_count === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: rating,
          ratingCount: rating_count,
          bestRating: 5,
        },
      }

/** One price, or the lowest and the highest of what there is to choose. */
const pricesOf = (product: Product): Thing => {
  const prices = variantsOnSale(product).map(({ price }) => price)
  const [lowest, highest] = [Math.min(...prices), Math.max(...prices)]
  if (prices.length === 0 || lowest === highest) {
    return { '@type': 'Offer', price: textFromMinor(product.price) }
  }
  return {
    '@type': 'AggregateOffer',
    lowPrice: textFromMinor(lowest),
    highPrice: textFromMinor(highest),
    offerCount: prices.length,
  }
}

/** A fault always goes back at the store's cost, anything else by the store's policy. */
const returnsOf = ({ product, return_policy }: OfProduct): Thing => {
  const days = isFinal(product) ? 0 : (return_policy?.changed_mind_days ?? 0)
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'NG',
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
    ...(days > 0
      ? {
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: days,
          returnMethod: 'https://schema.org/ReturnByMail',
          returnFees: 'https://schema.org/ReturnFeesCustomerResponsibility',
        }
      : { returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted' }),
  }
}

const offerOf = (subject: OfProduct, origin: string): Thing => {
  const { product, shipping = [] } = subject
  const condition = CONDITIONS[product.attributes.condition ?? '']
  const { vendor_id, name } = product.vendor_details
  return {
    ...pricesOf(product),
    url: absolute(paths.product(product.slug), origin),
    priceCurrency: product.currency,
    availability: `https://schema.org/${isAvailable(subject) ? 'InStock' : 'OutOfStock'}`,
    ...(condition ? { itemCondition: condition } : {}),
    ...(shipping.length > 0 ? { shippingDetails: shipping } : {}),
    hasMerchantReturnPolicy: returnsOf(subject),
    seller: { '@type': 'Store', name, url: absolute(paths.vendor(vendor_id), origin) },
  }
}

const productOf = (subject: OfProduct, origin: string): Thing => {
  const { product } = subject
  const { brand } = product.attributes
  return {
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.id,
    image: product.images.map(({ url }) => absolute(url, origin)).filter(Boolean),
    category: CATEGORIES.find(({ value }) => value === product.category)?.label,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    offers: offerOf(subject, origin),
    ...ratingOf(product),
  }
}

/** A product's breadcrumbs, as the page shows them. */
const crumbsOf = (product: Product, origin: string): Thing => {
  const category = CATEGORIES.find(({ value }) => value === product.category)
  const steps = [
    { name: 'Marketplace', path: paths.marketplace },
    ...(category
      ? [{ name: category.label, path: paths.marketplaceCategory(category.value) }]
      : []),
    { name: product.name, path: paths.product(product.slug) },
  ]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absolute(path, origin),
    })),
  }
}

const storeOf = (vendor: Vendor, origin: string): Thing => ({
  '@type': 'Store',
  name: vendor.name,
  description: vendor.description,
  url: absolute(paths.vendor(vendor.vendor_id), origin),
  ...(vendor.logo ? { image: absolute(vendor.logo, origin) } : {}),
  address: {
    '@type': 'PostalAddress',
    addressLocality: vendor.city,
    addressRegion: vendor.state,
    addressCountry: 'NG',
  },
  ...ratingOf(vendor),
})

const shopOf = (origin: string): Thing[] => [
  {
    '@type': 'Organization',
    name: site.title,
    legalName: site.company,
    url: `${origin}${paths.home}`,
    logo: `${origin}/icon-512.png`,
    email: site.emails.info,
    telephone: site.phone,
    sameAs: [...Object.values(site.social), ...Object.values(site.apps)].filter(Boolean),
  },
  {
    '@type': 'WebSite',
    name: site.title,
    url: `${origin}${paths.home}`,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${origin}${paths.marketplace}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  },
]

/** The schema.org structured data of a page. */
export const structuredData = (subject: PageSubject, origin: string): Thing[] => {
  if (subject.kind === 'product') {
    return [productOf(subject, origin), crumbsOf(subject.product, origin)]
  }
  if (subject.kind === 'store') return [storeOf(subject.vendor, origin)]
  return subject.kind === 'site' ? shopOf(origin) : []
}

import { isFinal } from '../contract/catalog/final-goods'
import { asVariant, variantsOnSale } from '../contract/catalog/variants'
import type { Product } from '../contract/entities/catalog/product'
import type { Vendor } from '../contract/entities/people/vendor'
import { CATEGORIES } from '../contract/reference/categories'
import { textFromMinor } from '../contract/text/typed-amount'
import { paths } from '../contract/urls'
import { absolute } from './address'
import { site } from './site'
import { isAvailable, type OfProduct, type PageSubject } from './subject'

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

/** @param offered what is bought: a product, or as one of its variants is sold */
const offerOf = (subject: OfProduct, offered: Product, path: string, origin: string): Thing => {
  const condition = CONDITIONS[offered.attributes.condition ?? '']
  const { vendor_id, name } = offered.vendor_details
  return {
    '@type': 'Offer',
    price: textFromMinor(offered.price),
    url: absolute(path, origin),
    priceCurrency: offered.currency,
    availability: `https://schema.org/${isAvailable({ ...subject, product: offered }) ? 'InStock' : 'OutOfStock'}`,
    ...(condition ? { itemCondition: condition } : {}),
    seller: { '@type': 'Store', name, url: absolute(paths.vendor(vendor_id), origin) },
  }
}

/** What schema.org calls what is chosen of goods. */
const VARIES_BY: readonly (readonly [RegExp, string])[] = [
  [/^sizes?$/i, 'size'],
  [/^colou?rs?$/i, 'color'],
  [/^materials?$/i, 'material'],
  [/^patterns?$/i, 'pattern'],
]
const propertyOf = (option: string): string | undefined =>
  VARIES_BY.find(([words]) => words.test(option.trim()))?.[1]

const picturesOf = (images: Product['images'], origin: string): string[] =>
  images.map(({ url }) => absolute(url, origin)).filter((url) => url !== undefined)

/** What is chosen, each with its own price, stock and address. */
const variantsOf = (
  subject: OfProduct,
  path: string,
  origin: string,
  conditions: Record<string, unknown>,
): Thing[] => {
  const { product } = subject
  return variantsOnSale(product).map((variant) => {
    const sold = asVariant(product, variant)
    const chosen = (product.options ?? []).flatMap(({ name }, index) => {
      const property = propertyOf(name)
      return property === undefined ? [] : [[property, variant.values[index]]]
    })
    return {
      '@type': 'Product',
      name: `${product.name}, ${variant.values.join(', ')}`,
      sku: variant.id,
      ...(variant.image_path ? { image: picturesOf(sold.images.slice(0, 1), origin) } : {}),
      ...Object.fromEntries(chosen),
      offers: {
        ...offerOf(subject, sold, `${path}?variant=${variant.id}`, origin),
        ...conditions,
      },
    }
  })
}

/** Goods, and beside them what the offers of several variants share. */
const goodsOf = (subject: OfProduct, origin: string): Thing[] => {
  const { product, shipping = [] } = subject
  const { brand } = product.attributes
  const path = paths.product(product.slug)
  const described = {
    name: product.name,
    description: product.description,
    image: picturesOf(product.images, origin),
    category: CATEGORIES.find(({ value }) => value === product.category)?.label,
    ...(brand ? { brand: { '@type': 'Brand', name: brand } } : {}),
    ...ratingOf(product),
  }
  if (variantsOnSale(product).length < 2) {
    const offers = {
      ...offerOf(subject, product, path, origin),
      ...(shipping.length > 0 ? { shippingDetails: shipping } : {}),
      hasMerchantReturnPolicy: returnsOf(subject),
    }
    return [{ '@type': 'Product', ...described, sku: product.id, offers }]
  }
  const returns = { '@id': '#returns', ...returnsOf(subject) }
  const ways = shipping.map((way, index) => ({ '@id': `#shipping-${index + 1}`, ...way }))
  const conditions = {
    ...(ways.length > 0 ? { shippingDetails: ways.map((way) => ({ '@id': way['@id'] })) } : {}),
    hasMerchantReturnPolicy: { '@id': returns['@id'] },
  }
  const varied = (product.options ?? []).flatMap(({ name }) => propertyOf(name) ?? [])
  const group = {
    '@type': 'ProductGroup',
    ...described,
    productGroupID: product.id,
    url: absolute(path, origin),
    ...(varied.length > 0 ? { variesBy: varied.map((one) => `https://schema.org/${one}`) } : {}),
    hasVariant: variantsOf(subject, path, origin, conditions),
  }
  return [group, returns, ...ways]
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

/** The schema.org structured data of a page, which the server alone writes: it knows what delivery costs. */
export const structuredData = (subject: PageSubject, origin: string): Thing[] => {
  if (subject.kind === 'product') {
    return [...goodsOf(subject, origin), crumbsOf(subject.product, origin)]
  }
  if (subject.kind === 'store') return [storeOf(subject.vendor, origin)]
  return subject.kind === 'site' ? shopOf(origin) : []
}

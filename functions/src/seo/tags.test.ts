import { describe, expect, test } from 'vitest'
import { storesSubject } from './lists'
import { structuredData } from './structured-data'
import { type PageSubject, titleOf } from './subject'
import { tagsOf } from './tags'
import { sampleProduct, sampleVendor } from './testing/sample'

const ORIGIN = 'https://oja.example'

/** The head's values by meta name, property or link relation. */
const said = (subject: PageSubject): Record<string, string | undefined> =>
  Object.fromEntries(
    tagsOf(subject, ORIGIN).map(({ attributes }) => [
      attributes.name ?? attributes.property ?? attributes.rel,
      attributes.content ?? attributes.href,
    ]),
  )

const things = (subject: PageSubject): Record<string, unknown>[] =>
  JSON.parse(JSON.stringify(structuredData(subject, ORIGIN)))

describe('the head of a product', () => {
  const subject = (change = {}): PageSubject => ({
    kind: 'product',
    product: sampleProduct(change),
  })

  test('tells its name, its one address, its picture and its price', () => {
    const address = `${ORIGIN}/products/adire-wrapper-p1q2r3p1q2r3p1q2r3p1`
    expect(titleOf(subject())).toBe('Adire wrapper · Oja')
    expect(said(subject())).toMatchObject({
      description: 'Two yards of hand-dyed cotton in indigo.',
      canonical: address,
      'og:url': address,
      'og:type': 'product',
      'og:image': 'https://pictures.example/a-640.webp',
      'og:image:alt': 'A folded wrapper',
      'product:price:amount': '12500.50',
      'product:price:currency': 'NGN',
      'product:availability': 'in stock',
      'twitter:card': 'summary_large_image',
    })
    expect(said(subject())).not.toHaveProperty('robots')
  })

  test('offers it in the words of schema.org, with the way to it', () => {
    const [product, crumbs] = things(subject())
    expect(product).toMatchObject({
      '@type': 'Product',
      brand: { name: 'Itoku' },
      offers: {
        price: '12500.50',
        priceCurrency: 'NGN',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        seller: { name: 'Itoku Adire Works', url: `${ORIGIN}/vendors/Maker1` },
      },
      aggregateRating: { ratingValue: 4.5, ratingCount: 2 },
    })
    expect(crumbs).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: `${ORIGIN}/marketplace` },
        { position: 2, name: 'Clothing & Accessories' },
        { position: 3, name: 'Adire wrapper' },
      ],
    })
  })

  test('says until when it goes back for a changed mind, which final goods never do; a fault is free', () => {
    const returnsOf = (given: Parameters<typeof subject>[0], days: 0 | 3 | 7) => {
      const [product] = things({
        ...subject(given),
        return_policy: { changed_mind_days: days },
      } as PageSubject)
      return (product?.offers as Record<string, unknown> | undefined)?.hasMerchantReturnPolicy
    }
    expect(returnsOf({}, 7)).toMatchObject({
      returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
      merchantReturnDays: 7,
      itemDefectReturnFees: 'https://schema.org/FreeReturn',
    })
    for (const refused of [returnsOf({}, 0), returnsOf({ category: 'groceries' }, 7)]) {
      expect(refused).toMatchObject({
        returnPolicyCategory: 'https://schema.org/MerchantReturnNotPermitted',
        itemDefectReturnFees: 'https://schema.org/FreeReturn',
      })
    }
  })

  test('offers each of what there is to choose at its own price and address', () => {
    const variant = (letter: string, values: string[], price: number, status = 'active') => ({
      ...{ id: letter.repeat(20), values, price, status: status as 'active' | 'archived' },
      ...(letter === 'l' && { image_path: 'b.jpg' }),
    })
    const options = [
      { name: 'Size', values: ['M', 'L', 'X'] },
      { name: 'Colour', values: ['Indigo'] },
      { name: 'Length', values: ['2 yards'] },
    ]
    const variants = [
      variant('m', ['M', 'Indigo', '2 yards'], 1_250_050),
      variant('l', ['L', 'Indigo', '2 yards'], 1_400_000),
      variant('x', ['X', 'Indigo', '2 yards'], 9_000_000, 'archived'),
    ]
    const available = { ['m'.repeat(20)]: 2, ['l'.repeat(20)]: 0 }
    const [image] = sampleProduct().images
    const images = [image, { ...image, url: 'https://pictures.example/b.webp', path: 'b.jpg' }]
    const shipping = [{ '@type': 'OfferShippingDetails' }]
    const [group, returns, way, crumbs] = things({
      ...subject({ options, variants, available, images }),
      shipping,
    } as PageSubject)
    const address = `${ORIGIN}/products/adire-wrapper-p1q2r3p1q2r3p1q2r3p1`
    const conditions = {
      shippingDetails: [{ '@id': '#shipping-1' }],
      hasMerchantReturnPolicy: { '@id': '#returns' },
    }
    expect(group).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: sampleProduct().id,
      url: address,
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      aggregateRating: { ratingValue: 4.5 },
      hasVariant: [
        {
          '@type': 'Product',
          name: 'Adire wrapper, M, Indigo, 2 yards',
          sku: 'm'.repeat(20),
          size: 'M',
          color: 'Indigo',
          offers: {
            '@type': 'Offer',
            price: '12500.50',
            availability: 'https://schema.org/InStock',
            url: `${address}?variant=${'m'.repeat(20)}`,
            ...conditions,
          },
        },
        {
          size: 'L',
          image: ['https://pictures.example/b.webp'],
          offers: { price: '14000', availability: 'https://schema.org/OutOfStock', ...conditions },
        },
      ],
    })
    expect(group?.hasVariant).toHaveLength(2)
    expect(group).not.toHaveProperty('offers')
    expect(returns).toMatchObject({ '@id': '#returns', '@type': 'MerchantReturnPolicy' })
    expect(way).toMatchObject({ '@id': '#shipping-1', '@type': 'OfferShippingDetails' })
    expect(crumbs).toMatchObject({ '@type': 'BreadcrumbList' })
    const [alone] = things(subject({ options, variants: variants.slice(0, 1) }))
    expect(alone).toMatchObject({ '@type': 'Product', offers: { price: '12500.50' } })
  })

  test('says when it is sold out, and has no rating before there is one', () => {
    const soldOut = subject({ available_items: 0, rating: 0, rating_count: 0, attributes: {} })
    expect(said(soldOut)['product:availability']).toBe('out of stock')
    const [product] = things(soldOut)
    expect(product).toMatchObject({ offers: { availability: 'https://schema.org/OutOfStock' } })
    expect(product).not.toHaveProperty('aggregateRating')
    expect(product).not.toHaveProperty('brand')
    expect(product).not.toHaveProperty('offers.itemCondition')
  })

  test("says that it can't be bought while its store rests", () => {
    const resting = { ...subject(), is_resting: true }
    expect(said(resting)['product:availability']).toBe('out of stock')
    const offers = { availability: 'https://schema.org/OutOfStock' }
    expect(things(resting)[0]).toMatchObject({ offers })
  })

  test('shortens a long description between two words', () => {
    const { description = '' } = said(subject({ description: 'Woven by hand, '.repeat(40) }))
    expect(description.length).toBeLessThanOrEqual(160)
    expect(description).toMatch(/(hand|by|Woven)…$/)
  })

  test('shows the site where a picture is at no address of the web', () => {
    const images = [{ url: 'x', url_640: 'javascript:alert(1)', url_320: 'x', path: 'x' }]
    expect(said(subject({ images }))).not.toHaveProperty('og:image')
    expect(said(subject({ images: [] }))['og:image']).toBe(`${ORIGIN}/share.png`)
  })
})

test('the head of a store tells where it is and keeps its street to itself', () => {
  const subject: PageSubject = {
    kind: 'store',
    vendor: sampleVendor({ rating: 4, rating_count: 9 }),
  }
  expect(titleOf(subject)).toBe('Itoku Adire Works · Oja')
  expect(said(subject)).toMatchObject({ canonical: `${ORIGIN}/vendors/Maker1` })
  expect(things(subject)).toMatchObject([
    {
      '@type': 'Store',
      address: { addressLocality: 'Abeokuta', addressRegion: 'Ogun', addressCountry: 'NG' },
      aggregateRating: { ratingValue: 4, ratingCount: 9 },
    },
  ])
  expect(JSON.stringify([tagsOf(subject, ORIGIN), things(subject)])).not.toContain('Itoku Road')
})

test('the head of the site tells who it is and how it is searched', () => {
  const [organization, website] = things({ kind: 'site', path: '/' })
  expect(organization).toMatchObject({ '@type': 'Organization', url: `${ORIGIN}/` })
  expect(website).toMatchObject({
    '@type': 'WebSite',
    potentialAction: { target: { urlTemplate: `${ORIGIN}/marketplace?q={search_term_string}` } },
  })
  expect(said({ kind: 'site', path: '/' }).canonical).toBe(`${ORIGIN}/`)
})

test('the head of the site names no address where it stands for any page', () => {
  const tags = said({ kind: 'site' })
  expect(tags).not.toHaveProperty('canonical')
  expect(tags).not.toHaveProperty('og:url')
})

test('the head of a private page keeps search engines out and tells nothing', () => {
  expect(said({ kind: 'private', title: 'Wallet' })).toEqual({ robots: 'noindex' })
})

test('a further page of the stores has its own address', () => {
  expect(said(storesSubject(2)).canonical).toBe(`${ORIGIN}/vendors?page=2`)
  expect(said(storesSubject()).canonical).toBe(`${ORIGIN}/vendors`)
})

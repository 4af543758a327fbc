import { describe, expect, test } from 'vitest'
import { countedTest } from '../../../tests/support/counts'
import { ADDRESSES, MARKUP } from '../../../web/src/app/testing/payloads'
import { withHead } from './html'
import { titleOf } from './subject'
import { sampleProduct, sampleVendor } from './testing/sample'

const ORIGIN = 'https://oja.example'
const PAGE = `<head><title>Any</title><script>first()</script>
<!--head--><meta name="description" content="any"><!--/head-->
</head><body></body>`

const productPage = (text: string, url: string) => {
  const image = { url, url_640: url, url_320: url, path: url, alt: text }
  const product = sampleProduct({
    name: text,
    description: text,
    images: [image],
    attributes: { brand: text },
    vendor_details: { vendor_id: 'Maker1', name: text, logo: url },
  })
  return withHead(PAGE, { kind: 'product', product }, ORIGIN)
}
const storePage = (text: string, url: string) => {
  const vendor = sampleVendor({ name: text, description: text, city: text, logo: url })
  return withHead(PAGE, { kind: 'store', vendor }, ORIGIN)
}

/** The tag names of a page, without attributes and content. */
const shapeOf = (html: string) =>
  [...html.matchAll(/<[^>]*>/g)].map(([tag]) => /<\/?\w*/.exec(tag)?.[0])
/** Counts the quotes outside of JSON-LD, where each one delimits an attribute. */
const quotesOf = (html: string) =>
  html.replace(/<script type="application\/ld\+json">.*?<\/script>/g, '').split('"').length
const dataOf = (html: string): Record<string, unknown>[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
    JSON.parse(json),
  )

const IMAGE = 'https://pictures.example/a.webp'

describe('what a vendor wrote', () => {
  for (const payload of MARKUP) {
    countedTest('R21', `stays text in the head: ${JSON.stringify(payload)}`, () => {
      const pages = [productPage, storePage]
      for (const pageOf of pages) {
        const page = pageOf(payload, IMAGE)
        const harmless = pageOf('Adire', IMAGE)
        expect(shapeOf(page)).toEqual(shapeOf(harmless))
        expect(quotesOf(page)).toBe(quotesOf(harmless))
        expect(dataOf(page)[0]).toMatchObject({
          '@context': 'https://schema.org',
          name: payload,
          description: payload,
        })
      }
    })
  }

  for (const payload of ADDRESSES) {
    countedTest('R21', `is no address that runs: ${JSON.stringify(payload)}`, () => {
      for (const page of [productPage('Adire', payload), storePage('Adire', payload)]) {
        const addresses = [...page.matchAll(/property="og:image" content="([^"]*)"/g)]
        for (const [, address] of addresses) expect(address).toMatch(/^https?:/)
        expect(JSON.stringify(dataOf(page))).not.toMatch(/"(javascript|data|vbscript):/i)
      }
    })
  }
})

test('a page keeps everything but its title and its own tags', () => {
  const subject = { kind: 'private', title: 'A $& B' } as const
  const page = withHead(PAGE, subject, ORIGIN)
  expect(page).toContain('<title>A $&amp; B · Oja</title><script>first()</script>')
  expect(page).toContain('<meta name="robots" content="noindex">')
  expect(page).not.toContain('content="any"')
  expect(withHead(page, { kind: 'private', title: 'Next' }, ORIGIN)).toContain(
    titleOf({ kind: 'private', title: 'Next' }),
  )
})

test('a page without a place for a head is refused', () => {
  expect(() => withHead('<title>Any</title>', { kind: 'site' }, ORIGIN)).toThrow(/no place/)
})

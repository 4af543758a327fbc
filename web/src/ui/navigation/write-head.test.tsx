import { withHead } from '@seo/html'
import type { PageSubject } from '@seo/subject'
import { tagsOf } from '@seo/tags'
import { sampleProduct } from '@seo/testing/sample'
import { render, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { appUrl } from '@/config/app-url'
import { usePageHead } from './use-page-head'
import { writeHead } from './write-head'

beforeEach(() => {
  document.head.innerHTML = `<title>Any</title><meta charset="utf-8">
    <meta name="theme-color" content="#fbf8f2"><meta name="description" content="any">
    <meta property="og:title" content="any"><script type="application/ld+json">{}</script>`
})
afterEach(() => {
  document.head.innerHTML = ''
})

const all = (selector: string) => [...document.head.querySelectorAll(selector)]
const contentOf = (selector: string) =>
  all(selector).map((element) => element.getAttribute('content') ?? element.getAttribute('href'))

const product: PageSubject = { kind: 'product', product: sampleProduct() }

describe('writeHead', () => {
  it('puts a page’s tags in place of those that came with it', () => {
    writeHead(tagsOf(product, appUrl()))
    expect(contentOf('meta[name="description"]')).toEqual([
      'Two yards of hand-dyed cotton in indigo.',
    ])
    expect(contentOf('meta[property="og:title"]')).toEqual(['Adire wrapper · Oja'])
    expect(contentOf('link[rel="canonical"]')).toEqual([
      `${appUrl()}/products/adire-wrapper-p1q2r3p1q2r3p1q2r3p1`,
    ])
    expect(all('script')).toEqual([])
  })

  it('leaves the data that the page came with', () => {
    document.head.innerHTML = withHead('<title></title><!--head--><!--/head-->', product, appUrl())
    const came = all('script').map(({ textContent }) => textContent)
    expect(came).toHaveLength(2)
    writeHead(tagsOf(product, appUrl()))
    expect(all('script').map(({ textContent }) => textContent)).toEqual(came)
    expect(all('link[rel="canonical"]')).toHaveLength(1)
  })

  it('leaves what is the same on every page', () => {
    writeHead(tagsOf(product, appUrl()))
    expect(contentOf('meta[name="theme-color"]')).toEqual(['#fbf8f2'])
    expect(all('meta[charset], title')).toHaveLength(2)
  })

  it('leaves nothing of a public page on a private one, nor the other way round', () => {
    writeHead(tagsOf(product, appUrl()))
    writeHead(tagsOf({ kind: 'private', title: 'Wallet' }, appUrl()))
    expect(contentOf('meta[name="robots"]')).toEqual(['noindex'])
    expect(all('link, script, meta[property], meta[name="description"]')).toEqual([])
    writeHead(tagsOf(product, appUrl()))
    expect(all('meta[name="robots"]')).toEqual([])
  })
})

const Page = ({ subject }: { subject: PageSubject | undefined }) => {
  usePageHead(subject)
  return null
}

describe('usePageHead', () => {
  it('keeps what the server said until the page knows more, then follows it', async () => {
    const { rerender } = render(<Page subject={undefined} />)
    expect(document.title).toBe('Any')
    rerender(<Page subject={product} />)
    expect(document.title).toBe('Adire wrapper · Oja')
    await waitFor(() => expect(all('link[rel="canonical"]')).toHaveLength(1))
    rerender(<Page subject={{ kind: 'private', title: 'Wallet' }} />)
    await waitFor(() => expect(contentOf('meta[name="robots"]')).toEqual(['noindex']))
    expect(document.title).toBe('Wallet · Oja')
  })
})

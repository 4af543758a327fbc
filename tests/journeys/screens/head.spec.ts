import { productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { API, SITE } from '../../support/journeys/suite'
import { readHead } from '../../support/read-head'

const PRODUCT = 'Whipped Shea with Lemongrass'
const STORE = 'demo-vendor-1'

/** As search engines ask: again, where a cold function says when. */
const rawPage = async (path: string) => {
  for (let tries = 1; ; tries += 1) {
    const response = await fetch(`${SITE}${path}`)
    const text = await response.text()
    const wait = Number(response.headers.get('retry-after'))
    if (response.status !== 503 || wait === 0 || tries === 3)
      return { status: response.status, text }
    await new Promise((resolve) => setTimeout(resolve, wait * 1_000))
  }
}

const productPath = async () => {
  const response = await fetch(`${API}/public/products/${await productId(PRODUCT)}`)
  const { data } = (await response.json()) as { data: { slug: string } }
  return `/products/${data.slug}`
}

test('a product’s page says what it is about before any script runs', async () => {
  const path = await productPath()
  const { status, text } = await rawPage(path)
  const head = readHead(text)
  expect([status, head.title]).toEqual([200, `${PRODUCT} · Oja`])
  expect(head.canonical).toBe(`${SITE}${path}`)
  expect(head.image).toMatch(/^http.*640\.webp/)
  expect((await fetch((head.image ?? '').replaceAll('&amp;', '&'))).status).toBe(200)
  expect(head.things).toMatchObject([
    { '@type': 'Product', name: PRODUCT, offers: { priceCurrency: 'NGN' } },
    { '@type': 'BreadcrumbList' },
  ])
})

test('a store’s page says what it is about before any script runs', async () => {
  const { status, text } = await rawPage(`/vendors/${STORE}`)
  const head = readHead(text)
  expect([status, head.canonical]).toEqual([200, `${SITE}/vendors/${STORE}`])
  expect(head.things).toMatchObject([{ '@type': 'Store', name: head.title?.replace(' · Oja', '') }])
})

test('what is not there is not found, and is still a page of the app', async ({ request }) => {
  for (const path of ['/products/gone-aaaaaaaaaaaaaaaaaaaa', '/vendors/nobody']) {
    const response = await request.get(path)
    const text = await response.text()
    expect([response.status(), readHead(text).robots]).toEqual([404, 'noindex'])
    expect(text).toContain('<div id="root">')
  }
})

test('the sitemap lists the product, and robots.txt names the sitemap', async () => {
  const index = await rawPage('/sitemap.xml')
  expect(index.text).toContain(`<loc>${SITE}/sitemaps/pages-1.xml</loc>`)
  const part = await rawPage('/sitemaps/pages-1.xml')
  expect(part.text).toContain(`<loc>${SITE}${await productPath()}</loc>`)
  expect(part.text).toContain(`<loc>${SITE}/marketplace/furniture</loc>`)
  const robots = await rawPage('/robots.txt')
  for (const closed of ['/dashboard', '/auth', '/checkout', '/api/']) {
    expect(robots.text).toContain(`Disallow: ${closed}\n`)
  }
  expect(robots.text).toContain(`Sitemap: ${SITE}/sitemap.xml`)
})

test('a page of text comes with its own head, and one for members with the head of the site', async () => {
  const about = readHead((await rawPage('/about')).text)
  expect(about).toMatchObject({
    title: 'A market you can trust · Oja',
    canonical: `${SITE}/about`,
    image: `${SITE}/share.png`,
  })
  const head = readHead((await rawPage('/dashboard/purchases')).text)
  expect(head).toMatchObject({ image: `${SITE}/share.png`, canonical: undefined })
  expect((await rawPage('/share.png')).status).toBe(200)
  expect(head.things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
})

test('an address that nothing has is 404, with a page that leads on', async () => {
  for (const path of ['/nope', '/no/such/page', '/about/us', '/vendors/x/y']) {
    const { status, text } = await rawPage(path)
    expect([path, status, readHead(text).robots]).toEqual([path, 404, 'noindex'])
    expect(text).toContain('This stall is empty')
  }
})

test('the head follows from page to page', async ({ open }) => {
  const page = await open()
  const path = await productPath()
  const canonical = page.locator('link[rel="canonical"]')
  const robots = page.locator('meta[name="robots"]')
  const data = page.locator('script[type="application/ld+json"]')
  await page.goto(path)
  await expect(page).toHaveTitle(`${PRODUCT} · Oja`)
  await expect(canonical).toHaveCount(1)
  await expect(canonical).toHaveAttribute('href', `${SITE}${path}`)

  await page.getByRole('link', { name: 'Marketplace', exact: true }).first().click()
  await expect(page).toHaveTitle('Marketplace · Oja')
  await expect(canonical).toHaveAttribute('href', `${SITE}/marketplace`)
  await expect(data).toHaveCount(0)

  await page.goto('/auth/login')
  await expect(page).toHaveTitle('Login · Oja')
  await expect(robots).toHaveAttribute('content', 'noindex')
  await expect(canonical).toHaveCount(0)

  await page.goto('/')
  await expect(canonical).toHaveAttribute('href', `${SITE}/`)
  await expect(robots).toHaveCount(0)
  await page.goto('/marketplace?q=shea')
  await expect(robots).toHaveAttribute('content', 'noindex')
})

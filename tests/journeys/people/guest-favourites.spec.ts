import type { Page } from '@playwright/test'
import { productId } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { logOut, newPerson, signUp } from '../../support/journeys/people'
import { openProduct } from '../../support/journeys/rendered-page'

const LIKED = 'Whipped Shea with Lemongrass'
const SEEN = 'Carved Calabash Fruit Bowl'

const storedHere = (page: Page, list: 'favourites' | 'viewed_products') =>
  page.evaluate((name): string[] => JSON.parse(localStorage.getItem(name) ?? '[]'), list)

const goods = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true })

test('what a visitor liked and looked at comes along into the account', async ({ open }) => {
  const page = await open()
  await openProduct(page, SEEN)
  await openProduct(page, LIKED)
  await page
    .getByRole('button', { name: `Add ${LIKED} to favourites` })
    .first()
    .click()
  const remove = page.getByRole('button', { name: `Remove ${LIKED} from favourites` }).first()
  await expect(remove).toHaveAttribute('aria-pressed', 'true')
  const [liked, seen] = [await productId(LIKED), await productId(SEEN)]
  expect(await storedHere(page, 'favourites')).toEqual([liked])
  expect(await storedHere(page, 'viewed_products')).toEqual([liked, seen])

  await page.reload()
  await expect(remove).toHaveAttribute('aria-pressed', 'true')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('navigation', { name: 'Quick links' }).getByText('Account').click()
  await page.getByRole('main').getByRole('link', { name: 'favourites' }).click()
  await expect(page).toHaveURL('/favourites')
  await expect(goods(page, LIKED)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Log in to keep these' })).toBeVisible()

  await page.goto('/history')
  await expect(page.getByRole('heading', { level: 1, name: 'You Just Viewed' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([LIKED, SEEN])

  await signUp(page, newPerson('Efe'), '/dashboard/favourites')
  await expect(page).toHaveURL('/dashboard/favourites')
  await expect(goods(page, LIKED)).toBeVisible()
  await expect(goods(page, SEEN)).toBeHidden()
  await expect.poll(() => storedHere(page, 'favourites')).toEqual([])
  await expect.poll(() => storedHere(page, 'viewed_products')).toEqual([])

  await page.goto('/history')
  await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText([LIKED, SEEN])
  await logOut(page)
  await page.goto('/history')
  await expect(page.getByText('Nothing viewed yet')).toBeVisible()
})

test('a favourite that is taken back is gone', { tag: '@deep' }, async ({ open }) => {
  const page = await open()
  await openProduct(page, LIKED)
  await page
    .getByRole('button', { name: `Add ${LIKED} to favourites` })
    .first()
    .click()
  await page
    .getByRole('button', { name: `Remove ${LIKED} from favourites` })
    .first()
    .click()
  await expect.poll(() => storedHere(page, 'favourites')).toEqual([])
  await signUp(page, newPerson('Efe'), '/dashboard/favourites')
  await expect(page.getByText('No favourites yet')).toBeVisible()
})

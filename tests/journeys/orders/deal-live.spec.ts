import type { HeldDeal } from '../../../functions/src/contract/api/orders/deals'
import { checkOut, payWithCard } from '../../support/journeys/buying'
import { callerFor } from '../../support/journeys/by-api'
import { expect, test } from '../../support/journeys/journey'
import { newPerson, seededPerson } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'

const SELLER = seededPerson('vendor9')
const PHONE = { width: 360, height: 740 }

const TERMS = {
  title: 'Ankara tote from the live show',
  description: 'One of the twenty that were shown, each from another piece of cloth.',
  category: 'clothing_accessories',
  image_paths: [],
  price_minor: 800_000,
  uses: 20,
  delivery: { kind: 'fee', fee_minor: 150_000, days_min: 1, days_max: 3 },
  fee_payer: 'buyer',
  days: 1,
} as const

test('a live show counts down while people pay, one of them a price of their own', async ({
  open,
}) => {
  const [seller, onlooker, buyer] = [
    await open({ viewport: PHONE }),
    await open({ viewport: PHONE }),
    await open({ viewport: PHONE }),
  ]
  const deal = await (await callerFor(SELLER)).post<HeldDeal>('/vendors/deals', TERMS)
  const board = seller.getByRole('article', { name: 'To show to the camera' })

  await test.step('the seller goes live, and holds code and price to the camera', async () => {
    await enter(seller, SELLER, `/dashboard/vendor/deals/${deal.id}`)
    await seller.getByRole('link', { name: 'Sell it live' }).click()
    await seller.getByRole('button', { name: 'Go live' }).click()
    for (const text of [TERMS.title, '₦8,000', deal.code, '20 of 20 left']) {
      await expect(board.getByText(text)).toBeVisible()
    }
  })

  await test.step('who looks on sees what is left, and how long a payment is waited for', async () => {
    await onlooker.goto(`/d/${deal.code}`)
    await expect(onlooker.getByText(/20 of 20 left\. Live until/)).toBeVisible()
  })

  const address = await test.step('a price for one buyer takes one tap', async () => {
    await seller.getByRole('button', { name: '₦7,600' }).click()
    const link = seller.getByRole('region', { name: 'The link for one buyer' })
    await expect(link).toContainText('₦7,600')
    await expect(board.getByText('19 of 20 left')).toBeVisible()
    const [, code = ''] =
      /\/d\/([0-9A-Z]{5}-[0-9A-Z]{5})/.exec((await link.textContent()) ?? '') ?? []
    return `/d/${code}`
  })

  await test.step('it is paid, and stands in the seller’s list at once', async () => {
    await enterAsNew(buyer, newPerson('Ebele'), address)
    await checkOut(buyer)
    await payWithCard(buyer, /Pays at once/)
    await expect(buyer.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
    const paid = seller.getByRole('list', { name: 'Who pays' }).getByRole('listitem')
    await expect(paid).toHaveCount(1)
    await expect(paid).toContainText(/₦7,600.*paid/)
  })

  await test.step('somebody pays the price that was shown, and the numbers follow', async () => {
    await enterAsNew(onlooker, newPerson('Chinedu'), `/d/${deal.code}`)
    await checkOut(onlooker)
    await payWithCard(onlooker, /Pays at once/)
    await expect(board.getByText('18 of 20 left')).toBeVisible()
    await expect(seller.getByRole('list', { name: 'Who pays' }).getByRole('listitem')).toHaveCount(
      2,
    )
  })

  await test.step('the show ends', async () => {
    await seller.getByRole('button', { name: 'End the show' }).click()
    await expect(seller.getByRole('button', { name: 'Go live' })).toBeVisible()
    await expect(seller.getByText('Who paid')).toBeVisible()
  })
})

import { YOUNGER } from '../../support/engines/scripts'
import { fillDestination, payWithCard } from '../../support/journeys/buying'
import { expect, test } from '../../support/journeys/journey'
import { fillSignUp, newPerson } from '../../support/journeys/people'
import { goToLogin, PHONE } from '../../support/journeys/phone'
import { PAYSTACK } from '../../support/journeys/suite'

/** What Playwright asks pages with. */
const NEEDED = /^Big(?:Int|Uint)64Array/

/** Deletes what one of the oldest browsers lacks: of a prototype, or of a function itself. */
const makeOld = (younger: readonly string[]) => {
  for (const path of younger) {
    const names = path.split('.')
    const last = names.pop() ?? ''
    const own = last.replace('_static', '')
    let owner: object | undefined = window
    for (const name of names) owner = owner && Reflect.get(owner, name)
    if (!owner) continue
    Reflect.deleteProperty(owner, own)
    const prototype = own === last && Reflect.get(owner, 'prototype')
    if (prototype) Reflect.deleteProperty(prototype, last)
  }
}

test('a browser of the end of 2020 finds a product, signs up, pays and comes back to its code', async ({
  open,
}) => {
  const page = await open({ viewport: PHONE })
  await page.addInitScript(
    makeOld,
    YOUNGER.filter((name) => !NEEDED.test(name)),
  )
  const signUp = await goToLogin(page)
  expect(await page.evaluate(() => [typeof [].at, typeof crypto.randomUUID])).toEqual([
    'undefined',
    'undefined',
  ])
  await signUp.click()
  await fillSignUp(page, newPerson('Uche'))
  await expect(page).toHaveURL(/\/checkout\//)
  await fillDestination(page)
  await page.getByRole('radio', { name: /^Card/ }).check()
  await page.getByRole('button', { name: /^Pay ₦/ }).click()
  await expect(page).toHaveURL((url) => url.origin === PAYSTACK)
  await payWithCard(page, /Pays at once/)
  await expect(page.getByRole('heading', { name: 'Your money is held safely' })).toBeVisible()
  await page.getByRole('link', { name: 'See your purchase' }).click()
  await expect(page.getByRole('region', { name: 'Your escrow code' })).toBeVisible()
  await expect(page.getByText('Something went wrong')).toHaveCount(0)
})

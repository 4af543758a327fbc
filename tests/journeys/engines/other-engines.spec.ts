import { hasFirefox, openFirefox } from '../../support/engines/firefox'
import type { Thing } from '../../support/engines/locate'
import { type Tab, until } from '../../support/engines/tab'
import { hasWebkit, openWebkit } from '../../support/engines/webkit'
import { DELIVERY } from '../../support/journeys/buying'
import { productId } from '../../support/journeys/by-api'
import { consentCookie, test } from '../../support/journeys/journey'
import { newPerson, type Person } from '../../support/journeys/people'
import { SITE } from '../../support/journeys/suite'

const PRODUCT = 'Whipped Shea with Lemongrass'

/** The steps of a person at a browser, each once the screen is ready for it. */
const stepsOf = (tab: Tab) => {
  const screen = async () => `${await tab.address()}\n${await tab.words()}`
  const wait = (what: string, attempt: () => Promise<boolean>) => until(what, attempt, screen)
  const act = (what: string, action: () => Promise<void>) =>
    wait(what, async () => {
      await action()
      return true
    })
  return {
    /** Before it is hydrated, what is typed may be lost. */
    openForm: async (path: string) => {
      await tab.open(`${SITE}${path}`)
      await wait(path, () => tab.has({ kind: 'selector', name: 'html[data-hydrated="page"]' }))
    },
    see: (name: string) => wait(name, () => tab.has({ kind: 'text', name })),
    press: (kind: Thing['kind'], name: string) => act(name, () => tab.press({ kind, name })),
    type: (field: string, text: string) => act(field, () => tab.type(field, text)),
    pick: (field: string, option: string) =>
      wait(`${field}: ${option}`, () => tab.pick(field, option)),
    arrive: (place: RegExp) => wait(`${place}`, async () => place.test(await tab.address())),
  }
}

const buy = async (tab: Tab, person: Person) => {
  const { openForm, see, press, type, pick, arrive } = stepsOf(tab)
  const path = `/products/${await productId(PRODUCT)}`
  await openForm(`/auth/signup?redirect=${encodeURIComponent(path)}`)
  await type('Full name', person.name)
  await type('Email', person.email)
  await type('Password', person.password)
  await press('field', 'I accept the terms of use…')
  await press('button', 'Sign Up')
  await arrive(/\/products\//)
  await press('link', 'Buy with escrow')
  await arrive(/\/checkout\//)
  await type('Phone number', DELIVERY.phone)
  await type('Address', DELIVERY.address)
  await pick('State', DELIVERY.state)
  await pick('Local government area', DELIVERY.city)
  await press('field', 'Card…')
  await press('button', 'Pay ₦…')
  await press('link', '…Pays at once…')
  await press('button', 'Pay …')
  await see('Your money is held safely')
  await press('link', 'See your purchase')
  await see('Your escrow code')
}

for (const { engine, isThere, open } of [
  { engine: 'Firefox', isThere: hasFirefox, open: openFirefox },
  { engine: 'WebKit', isThere: hasWebkit, open: openWebkit },
]) {
  test.describe(`${engine}`, { tag: '@deep' }, () => {
    test.skip(
      !isThere(),
      `${engine} isn’t installed: webkit2gtk-driver, xvfb and firefox-esr of Debian`,
    )

    test('a new buyer pays and has the code', async () => {
      const tab = await open()
      try {
        await tab.open(`${SITE}/robots.txt`)
        await tab.setCookie(consentCookie(SITE))
        await buy(tab, newPerson('Ife'))
      } finally {
        await tab.close()
      }
    })
  })
}

import { writeFile } from 'node:fs/promises'
import { hasFirefox, openFirefox } from '../../support/engines/firefox'
import type { Thing } from '../../support/engines/locate'
import { type Tab, until } from '../../support/engines/tab'
import { hasWebkit, openWebkit } from '../../support/engines/webkit'
import { DELIVERY } from '../../support/journeys/buying'
import { productId } from '../../support/journeys/by-api'
import { makeImages } from '../../support/journeys/generated-images'
import { verifyAddress } from '../../support/journeys/identity-mail'
import { consentCookie, test } from '../../support/journeys/journey'
import { newPerson, type Person } from '../../support/journeys/people'
import { BANK, LEGAL_NAME, openAccount, PLACE, tenDigits } from '../../support/journeys/store'
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

const signUp = async (tab: Tab, person: Person, path: string) => {
  const { openForm, press, type, arrive } = stepsOf(tab)
  await openForm(`/auth/signup?redirect=${encodeURIComponent(path)}`)
  await type('Full name', person.name)
  await type('Email', person.email)
  await type('Password', person.password)
  await press('field', 'I accept the terms of use…')
  await press('button', 'Sign Up')
  await arrive(new RegExp(path))
}

const buy = async (tab: Tab, person: Person) => {
  const { see, press, type, pick, arrive } = stepsOf(tab)
  await signUp(tab, person, `/products/${await productId(PRODUCT)}`)
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

const openStore = async (tab: Tab, person: Person) => {
  const { press, type, pick, see } = stepsOf(tab)
  const store = { name: `Ijebu Mats ${tenDigits()}`, account_number: tenDigits() }
  await openAccount(store)
  await signUp(tab, person, '/dashboard/vendor/onboarding')
  await verifyAddress(person.email)
  await type('Store name…', store.name)
  await type('What do you make, and how?…', PLACE.description)
  await press('button', 'Continue')
  await pick('State', PLACE.state)
  await pick('Local government area', PLACE.city)
  await type('Address', PLACE.address)
  await type('Phone number…', PLACE.phone)
  await press('button', 'Continue')
  await type('Legal name…', LEGAL_NAME)
  await pick('Bank', BANK.name)
  await type('Account number…', store.account_number)
  await see('The bank says that the account is in your legal name')
  await press('button', 'Continue')
  await press('button', 'Open my store')
  await see('Steps to your first sale')
}

/** @param image path of a picture */
const sell = async (tab: Tab, image: string) => {
  const { press, type, pick, see } = stepsOf(tab)
  await tab.open(`${SITE}/dashboard/vendor/products/new`)
  await type('Product name…', 'Rice basket')
  await pick('Category', 'home_kitchen')
  await type('Description…', 'Split palm woven tight enough to carry rice.')
  await type('Price in naira…', '7450')
  await type('Pieces in stock…', '4')
  await press('button', 'Save and continue')
  await see('Features')
  await type('Colour…', 'Straw')
  await press('button', 'Save and continue')
  await see('Images/Media')
  await tab.attach('Add pictures…', image)
  await until('the picture', () =>
    tab.has({ kind: 'selector', name: 'img[alt="Number 1"]:not(.opacity-60)' }),
  )
  await press('button', 'Save and continue')
  await see('Review & Complete')
  await press('button', 'Put it on sale')
  await see('Your product is on sale')
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

    const inTab = async (journey: (tab: Tab) => Promise<void>) => {
      const tab = await open()
      try {
        await tab.open(`${SITE}/robots.txt`)
        await tab.setCookie(consentCookie(SITE))
        await journey(tab)
      } finally {
        await tab.close()
      }
    }

    test('a new buyer pays and has the code', () => inTab((tab) => buy(tab, newPerson('Ife'))))

    test('a new seller opens a store and has a first product on sale', async () => {
      const [image] = await makeImages()
      if (!image) throw new Error('There is no picture to add.')
      const path = test.info().outputPath(image.name)
      await writeFile(path, image.buffer)
      await inTab(async (tab) => {
        await openStore(tab, newPerson('Ronke'))
        await sell(tab, path)
      })
    })
  })
}

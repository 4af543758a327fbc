import puppeteer, { type ElementHandle } from 'puppeteer-core'
import { locate, pick, type Thing } from './locate'
import { installed, type Tab } from './tab'

const FIREFOX = ['firefox-esr', 'firefox']

export const hasFirefox = (): boolean => installed(FIREFOX) !== undefined

/** Opens Firefox by WebDriver BiDi, which it speaks itself. */
export const openFirefox = async (): Promise<Tab> => {
  const executablePath = installed(FIREFOX)
  if (!executablePath) throw new Error('There is no Firefox.')
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  const page = await browser.newPage()
  await page.setViewport({ width: 1280, height: 900 })
  const find = async (thing: Thing): Promise<ElementHandle<Element>> => {
    const element = (await page.evaluateHandle(locate, thing)).asElement()
    if (!element) throw new Error(`not there: ${thing.name}`)
    return element as ElementHandle<Element>
  }
  const field = (name: string) => find({ kind: 'field', name })
  return {
    open: async (url) => {
      await page.goto(url)
    },
    address: async () => page.evaluate(() => window.location.href),
    words: () => page.evaluate('document.body.innerText').then(String),
    has: async (thing) => (await page.evaluateHandle(locate, thing)).asElement() !== null,
    press: async (thing) => (await find(thing)).click(),
    type: async (name, text) => {
      const input = (await field(name)) as ElementHandle<HTMLInputElement>
      await input.evaluate((element) => element.select())
      await input.type(text)
    },
    pick: async (name, option) => {
      const select = (await field(name)) as ElementHandle<HTMLSelectElement>
      return select.evaluate(pick, option)
    },
    attach: async (name, path) => {
      const input = (await field(name)) as ElementHandle<HTMLInputElement>
      await input.uploadFile(path)
    },
    setCookie: ({ name, value, url }) =>
      browser.setCookie({ name, value, domain: new URL(url).hostname, path: '/' }),
    close: () => browser.close(),
  }
}

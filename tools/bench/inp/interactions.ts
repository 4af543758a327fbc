import type { Page } from '@playwright/test'

export type Interaction = {
  name: string
  path: string
  /** A selector of the content that comes from the API. */
  shows: string
  isSignedIn?: true
  /** Brings the page to where the measured part begins. */
  prepare?: (page: Page) => Promise<void>
  run: (page: Page) => Promise<void>
}

const openFilters = (page: Page) => page.getByRole('button', { name: /^Filters/ }).tap()

/** What people do on a phone, each touching or typing once or more. */
export const interactionsOf = (product_path: string): Interaction[] => [
  {
    name: 'opening the filters',
    path: '/marketplace',
    shows: 'main li article',
    run: openFilters,
  },
  {
    name: 'choosing filters',
    path: '/marketplace',
    shows: 'main li article',
    prepare: openFilters,
    run: async (page) => {
      const sheet = page.getByRole('dialog')
      await sheet.getByText('Electronics').tap()
      await sheet.getByText('4 and up').tap()
    },
  },
  {
    name: 'keeping a favourite',
    path: '/marketplace',
    shows: 'main li article',
    run: (page) =>
      page
        .getByRole('main')
        .getByRole('button', { name: /favourites/ })
        .first()
        .tap(),
  },
  {
    name: 'typing a search',
    path: '/marketplace',
    shows: 'main li article',
    run: async (page) => {
      const field = page.getByRole('combobox', { name: 'Search products' })
      await field.tap()
      await field.pressSequentially('adire', { delay: 150 })
    },
  },
  {
    name: 'enlarging a picture in a dialog',
    path: product_path,
    shows: 'main h1',
    run: (page) =>
      page
        .getByRole('button', { name: /^Enlarge picture 1/ })
        .first()
        .tap(),
  },
  {
    name: 'opening the details of an order',
    path: '/dashboard/purchases',
    shows: 'main h3',
    isSignedIn: true,
    run: async (page) => {
      await page
        .getByRole('main')
        .getByRole('button', { name: /^Actions for/ })
        .first()
        .tap()
      await page.getByRole('menuitem').first().tap()
    },
  },
  {
    name: 'a step of the product wizard',
    path: '/dashboard/vendor/products/new',
    shows: 'main h1',
    isSignedIn: true,
    run: async (page) => {
      const name = page.getByLabel('Product name')
      await name.tap()
      await name.pressSequentially('Indigo', { delay: 100 })
      await page
        .getByRole('main')
        .getByRole('button', { name: /^(Save|Continue|Next)/ })
        .last()
        .tap()
    },
  },
]

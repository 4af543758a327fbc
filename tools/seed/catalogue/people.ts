import { readCsv } from './read-csv'

/** Somebody who buys. `city` is the local government area. */
export type BuyerRow = { name: string; phone: string; address: string; city: string; state: string }

const DEMO_BUYERS = 5
const { rows } = await readCsv('./people.csv')

/** The demo buyers first, then the customers: they have no part in the demo but their reviews. */
export const PEOPLE: readonly BuyerRow[] = rows.map(
  ({ cells: [name = '', phone = '', address = '', city = '', state = ''] }) => ({
    name,
    phone,
    address,
    city,
    state,
  }),
)

/** The demo accounts' buyers. The last has not verified the e-mail address yet. */
export const BUYERS: readonly BuyerRow[] = PEOPLE.slice(0, DEMO_BUYERS)

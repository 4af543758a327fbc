import { readCsv } from './read-csv'

/** A buyer. `city` is the local government area. */
export type BuyerRow = { name: string; phone: string; address: string; city: string; state: string }

const DEMO_BUYERS = 5
const { rows } = await readCsv('./people.csv')

/** The demo buyers, then the customers, who only write reviews. */
export const PEOPLE: readonly BuyerRow[] = rows.map(
  ({ cells: [name = '', phone = '', address = '', city = '', state = ''] }) => ({
    name,
    phone,
    address,
    city,
    state,
  }),
)

/** The buyers with demo accounts. The last one's email address is not verified. */
export const BUYERS: readonly BuyerRow[] = PEOPLE.slice(0, DEMO_BUYERS)

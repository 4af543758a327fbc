import { consoleEndpoints } from '../../../contract/api/console/console'
import { closeMonth as close } from '../../money/ledger/month-books'
import { setTax as set, showTax } from '../../money/tax/tax-settings'
import { NOBODY } from '../../operators/own-side'
import { carriedOn } from '../../operators/recorded'
import { turnSwitch as turn } from '../../switches/turn-switch'
import { decisionOf } from './decision'

const nobody = async () => NOBODY

/** Turns something off or on for everyone. */
export const turnSwitch = decisionOf(consoleEndpoints.turnSwitch, {
  subject: nobody,
  second_person: 'alone',
  run: (deps, by, _, { name, is_on }) => turn(deps, name, { ...by, is_on }),
})

/** Closes a month that is over; `id` is the month. */
export const closeMonth = decisionOf(consoleEndpoints.closeMonth, {
  subject: nobody,
  second_person: 'alone',
  run: async (deps, by, month) => {
    const books = await close(deps, month, by)
    return carriedOn(books, books.result.closed)
  },
})

/** Changes the registration for VAT from a day on. */
export const setTax = decisionOf(consoleEndpoints.setTax, {
  subject: nobody,
  second_person: 'alone',
  run: async (deps, by, _, { reason: _reason, ...change }) =>
    carriedOn(await set(deps, change, by), await showTax(deps)),
})

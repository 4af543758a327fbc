import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../emulators/project'
import { figure, markdownTable, type Part } from '../figure'
import { FAILING, MESSAGES_A_SALE, type Month, monthOf, PRICES, SALES, SALES_A_WEEK } from './month'
import { FAILURES } from './sale'

export const ECONOMICS_PAGE = join(ROOT, 'docs/economics.md')

const naira = (minor: number): string => {
  const text = Math.round(Math.abs(minor) / 100).toLocaleString('en')
  return `${minor < 0 && text !== '0' ? '−' : ''}₦${text}`
}

const LINES: readonly [string, (month: Month) => number][] = [
  ['Back with buyers', ({ buyers }) => buyers],
  ['With vendors', ({ vendors }) => vendors],
  ['Fees less what the provider kept', ({ margin }) => margin],
  ['of which lost on sales that failed', ({ failed }) => -failed],
  ['Transfers of payouts', ({ transfers }) => -transfers],
  ['Stamp duty', ({ duty }) => -duty],
  ['Messages to phones', ({ messages }) => -messages],
  ['**Left to Oja**', ({ left }) => left],
  ['VAT inside the fees, if registered', ({ vat }) => -vat],
  ['Left then', ({ left, vat }) => left - vat],
]

const monthsTable = (): string => {
  const months = FAILING.map(monthOf)
  return markdownTable([
    ['', ...FAILING.map((failing) => `${failing} of a hundred fail`)],
    ...LINES.map(([what, of]) => [what, ...months.map((month) => naira(of(month)))]),
  ])
}

/** Renders docs/economics.md. */
export const economicsPage = (): string => `# Who ends with what

Written by \`npm run bench -- economics\`, which plays ${SALES.toLocaleString('en')} sales of a month by the escrow's own rules and reads their ledgers; a test fails while this page is older than they are. What the bank keeps of a sale that failed is the vendor's where the vendor's act or silence ended the sale ([0106](decisions/0106-who-pays-for-a-sale-that-fails.md)). A store is paid once a week, here ${SALES_A_WEEK} sales of the same price, and waits until they are ₦10,000. All payments are local ones. Each sale pays for ${MESSAGES_A_SALE} message to a phone, booked at what is expected at most ([messages.md](messages.md)).

${monthsTable()}

## Assumptions

${markdownTable([
  ['Price', 'Of a hundred sales'],
  ...PRICES.map(([price, share]) => [naira(price), String(share)]),
])}

${markdownTable([
  ['How a failing sale ends', 'Of a hundred'],
  ...Object.entries(FAILURES).map(([end, share]) => [end.replaceAll('_', ' '), String(share)]),
])}

The provider takes 1.5 % and ₦100 of a charge, ₦100 waived under ₦2,500, ₦2,000 at most; a transfer ₦10, ₦25 or ₦50 and ₦50 of stamp duty from ₦10,000 (to be checked; [deploy.md](deploy.md)).
`

/** What is left of a month's sales with all costs in. */
export const measure: Part = async () => {
  writeFileSync(ECONOMICS_PAGE, economicsPage())
  return FAILING.map((failing) => {
    const left = Math.round(monthOf(failing).left / 100)
    return figure(22, `Left of a month in which ${failing} % of sales fail`, [left, 'naira'], {
      least: 0,
    })
  })
}

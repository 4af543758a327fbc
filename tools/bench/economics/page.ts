import { FAILING, type Month, monthOf, PRICES, SALES, SALES_A_WEEK } from './month'
import { FAILURES } from './sale'

const naira = (minor: number): string => {
  const text = Math.round(Math.abs(minor) / 100).toLocaleString('en')
  return `${minor < 0 && text !== '0' ? '−' : ''}₦${text}`
}

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const LINES: readonly [string, (month: Month) => number][] = [
  ['Back with buyers', ({ buyers }) => buyers],
  ['With vendors', ({ vendors }) => vendors],
  ['Fees less what the provider kept', ({ margin }) => margin],
  ['of which lost on sales that failed', ({ failed }) => -failed],
  ['Transfers of payouts', ({ transfers }) => -transfers],
  ['Stamp duty', ({ duty }) => -duty],
  ['**Left to Oja**', ({ left }) => left],
  ['VAT inside the fees, if registered', ({ vat }) => -vat],
  ['Left then', ({ left, vat }) => left - vat],
]

const section = (failing: number): string => {
  const [before, after] = [monthOf(failing, 'before'), monthOf(failing, 'after')]
  const rows = LINES.map(([what, of]) => [
    what,
    naira(of(before)),
    naira(of(after)),
    naira(of(after) - of(before)),
  ])
  return `## ${failing} of a hundred fail\n\n${table(['', 'Before', 'Now', 'Difference'], rows)}`
}

/** Renders docs/economics.md. */
export const economicsPage = (): string => `# Who ends with what

Written by \`npm run bench -- economics\`, which plays ${SALES.toLocaleString('en')} sales of a month by the escrow's own rules and reads their ledgers; a test fails while this page is older than they are. Before: what the bank kept of a sale that failed was always Oja's. Now: it is the vendor's where the vendor's act or silence ended the sale. Before, each sale was paid out by itself and Oja paid for it; now a store is paid once a week, here ${SALES_A_WEEK} sales of the same price, and waits until they are ₦10,000. All payments are local ones.

${FAILING.map(section).join('\n\n')}

## Assumptions

${table(
  ['Price', 'Of a hundred sales'],
  PRICES.map(([price, share]) => [naira(price), String(share)]),
)}

${table(
  ['How a failing sale ends', 'Of a hundred'],
  Object.entries(FAILURES).map(([end, share]) => [end.replaceAll('_', ' '), String(share)]),
)}

The provider takes 1.5 % and ₦100 of a charge, ₦100 waived under ₦2,500, ₦2,000 at most; a transfer ₦10, ₦25 or ₦50 and ₦50 of stamp duty from ₦10,000 (to be checked; [deploy.md](deploy.md)).
`

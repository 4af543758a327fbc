import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../emulators/project'
import { chargeFee, transferFee } from '../../paystack-simulator/fees'
import { figure, markdownTable, type Part, type Result } from '../figure'
import { readResults } from '../results'
import { ASSUMED, assumed, SIZES } from './assumptions'
import { limitsOf } from './limits'
import { monthOf, usagesOf } from './model'
import { costOf, METERED, PRICED_ON, PRICES, type Price, type Usage } from './prices'

export const COST_PAGE = join(ROOT, 'docs/cost.md')
const KOBO = 100

/** The budgets of row 21, in dollars. */
const BUDGETS = { first_visits: 0.03, purchase: 0.0002 }
const VISITS = 1_000

const counted = (value: number): string =>
  value.toLocaleString('en', { maximumSignificantDigits: value < 1 ? 2 : 3 })
const dollars = (value: number): string =>
  `$${value.toLocaleString('en', value < 0.1 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: value < 100 ? 2 : 0, minimumFractionDigits: value < 100 ? 2 : 0 })}`
const percent = (part: number): string => `${counted(100 * part)} %`

/** What something uses and costs, the dearest first. */
const billOf = (usage: Usage): string => {
  const lines = METERED.map((name) => ({
    name,
    amount: usage[name] ?? 0,
    usd: costOf({ [name]: usage[name] ?? 0 }),
  })).filter(({ amount }) => amount > 0)
  const rows = lines
    .toSorted((a, b) => b.usd - a.usd)
    .map(({ name, amount, usd }) => {
      const [what, , , unit] = PRICES[name]
      return [what, `${counted(amount)} ${unit}`, dollars(usd)]
    })
  return markdownTable([['What', 'Amount', 'Price'], ...rows])
}

const verdictOf = (usd: number, budget: number): string =>
  usd <= budget
    ? `${dollars(usd)}, within the budget of ${dollars(budget)}`
    : `${dollars(usd)}: **the budget of ${dollars(budget)} is not met**`

const priceRows = (): string[][] =>
  METERED.map((name) => {
    const [what, usd, per, unit, { title, to_check }]: Price = PRICES[name]
    const units = per === 1 ? unit.replace(/s$/, '') : `${per.toLocaleString('en')} ${unit}`
    return [what, `$${usd} per ${units}`, title, to_check ? `to be checked: ${to_check}` : '']
  })

const monthSection = (results: readonly Result[], size: (typeof SIZES)[number]): string => {
  const usages = usagesOf(results)
  const { causes, all, purchases } = monthOf(usages, size)
  const total = costOf(all)
  const rows = Object.entries(causes)
    .map(([cause, usage]) => ({ cause, usd: costOf(usage) }))
    .toSorted((a, b) => b.usd - a.usd)
    .map(({ cause, usd }) => [cause, dollars(usd), percent(usd / total)])
  const limits = limitsOf(usages, size)
  const [first] = limits
  return `### ${size.count.toLocaleString('en')} products and as many buyers

${dollars(total)} in a month, ${dollars(total / purchases)} for each of ${counted(purchases)} purchases. The CDN answers ${percent(size.hits)} of public requests.

${markdownTable([['Cause', 'Price', 'Share'], ...rows])}

What bites first: **${first?.what}**, of which a busy minute uses ${percent(first?.used ?? 0)}.

${markdownTable([
  ['Limit', 'Used', 'What takes over'],
  ...limits.map(({ what, used, takes_over }) => [what, percent(used), takes_over]),
])}`
}

/** The dollars of row 21: of a thousand first visits and of one purchase. */
const headlines = (results: readonly Result[]) => {
  const { first_visit, purchase } = usagesOf(results)
  return { first_visits_usd: costOf(first_visit) * VISITS, purchase_usd: costOf(purchase) }
}

/** Renders docs/cost.md. */
export const costPage = (results: readonly Result[]): string => {
  const { first_visit, purchase } = usagesOf(results)
  const { first_visits_usd, purchase_usd } = headlines(results)
  const order_minor = assumed('order_naira') * KOBO
  const naira = (minor: number) => `N${(minor / KOBO).toLocaleString('en')}`
  return `# Cost

Written by \`npm run bench -- cost\` from the figures of [benchmarks.md](benchmarks.md), the list prices and the assumptions below; a test fails while it is older than they are. Free quotas, discounts and taxes are left out, and so are sign-up, messages, listing products, email, push, cold starts, the scheduler’s jobs and what Firestore itself sends to browsers.

## 1,000 first visits

A phone that has nothing of the site opens the home page, signed out, and stays until everything has come: ${verdictOf(first_visits_usd, BUDGETS.first_visits)}.

${billOf(Object.fromEntries(Object.entries(first_visit).map(([name, amount]) => [name, amount * VISITS])))}

## A purchase

From checkout until the buyer approves, with its webhook, notifications and emails: ${verdictOf(purchase_usd, BUDGETS.purchase)}.

${billOf(purchase)}

Paystack takes far more, by its list: ${naira(chargeFee(order_minor))} of an order of ${naira(order_minor)}, and ${naira(transferFee(order_minor))} for a payout of as much (to be checked; [deploy.md](deploy.md)).

## A month

${SIZES.map((size) => monthSection(results, size)).join('\n\n')}

## List prices

Looked up on ${PRICED_ON}, without access to the vendors’ own pages: copies of the named pages were read. A region such as \`europe-west1\` costs less than a multi-region where Firestore is concerned.

${markdownTable([['What', 'Price', 'Source', ''], ...priceRows()])}

## Assumptions

${markdownTable([
  ['Value', 'What'],
  ...Object.values(ASSUMED).map(([value, what]) => [value.toLocaleString('en'), what]),
])}
`
}

/** Row 21, from the results of the other parts. */
export const measure: Part = async () => {
  const results = readResults()
  writeFileSync(COST_PAGE, costPage(results))
  const { first_visits_usd, purchase_usd } = headlines(results)
  return [
    figure(21, `${VISITS} first visits, by list price`, [first_visits_usd * 100, 'cents'], {
      most: BUDGETS.first_visits * 100,
    }),
    figure(21, '1000 purchases, by list price', [purchase_usd * 100_000, 'cents'], {
      most: BUDGETS.purchase * 100_000,
    }),
  ]
}

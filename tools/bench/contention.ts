import { atMost, type Figure, figure, type Part } from './figure'

const BUYERS = 50
const STOCK = 10
const ROUNDS = 3
const MAX_S = 3

/** The results of one round. */
export type Round = { sold: number; refused: number; others: number; left: number; took_ms: number }

export const roundOf = (statuses: readonly number[], left: number, took_ms: number): Round => {
  const count = (status: number) => statuses.filter((one) => one === status).length
  const [sold, refused] = [count(200), count(409)]
  return { sold, refused, others: statuses.length - sold - refused, left, took_ms }
}

/** Reports each count from the round that is furthest from the expected value. */
export const figuresOf = (rounds: readonly Round[]): Figure[] => {
  const count = (what: string, key: keyof Round, exactly: number) => {
    const off = (round: Round) => Math.abs(round[key] - exactly)
    const worst = rounds.reduce((one, other) => (off(other) > off(one) ? other : one))
    const name = `${BUYERS} buyers at once, ${STOCK} units: ${what}`
    return figure(11, name, [worst[key], ''], { exactly })
  }
  const slowest_s = Math.max(...rounds.map(({ took_ms }) => took_ms)) / 1_000
  return [
    count('bought', 'sold', STOCK),
    count('refused with 409', 'refused', BUYERS - STOCK),
    count('any other response', 'others', 0),
    count('units left', 'left', 0),
    figure(11, `the slowest of ${rounds.length} rounds`, [slowest_s, 's'], atMost(MAX_S)),
  ]
}

/** Row 11: many buyers of one product with little stock, all at the same moment, over HTTP. */
export const measure: Part = async ({ say }) => {
  const { openTestApi } = await import('../../tests/support/test-api')
  const testApi = await openTestApi()
  const vendor = await testApi.vendor()
  const rounds: Round[] = []
  for (let number = 1; number <= ROUNDS; number += 1) {
    const buyers = await Promise.all(Array.from({ length: BUYERS }, () => testApi.buyer()))
    const product = await testApi.product(vendor, { available_items: STOCK })
    const began = performance.now()
    const responses = await Promise.all(buyers.map((person) => testApi.tryToBuy(person, product)))
    const took_ms = performance.now() - began
    const { available_items } = await testApi.readProduct(product)
    const statuses = responses.map(({ status }) => status)
    const round = roundOf(statuses, available_items, took_ms)
    rounds.push(round)
    say(`  round ${number}: ${JSON.stringify(round)}`)
  }
  await testApi.close()
  return figuresOf(rounds)
}

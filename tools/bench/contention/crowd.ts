import { openMarket } from '../../../tests/support/market'
import type { Figure } from '../figure'
import { figuresOf, type Round, roundOf } from './rounds'

const BUYERS = 50
const STOCK = 10
const ROUNDS = 3

/** Sells one product to a crowd over HTTP, round after round, with buyers new in each. */
export const crowdOut = async (say: (line: string) => void): Promise<Figure[]> => {
  const market = await openMarket()
  const vendor = await market.vendor()
  const rounds: Round[] = []
  for (let number = 1; number <= ROUNDS; number += 1) {
    const crowd = await Promise.all(Array.from({ length: BUYERS }, () => market.buyer()))
    const product = await market.product(vendor, { available_items: STOCK })
    const began = performance.now()
    const answers = await Promise.all(crowd.map((person) => market.tryToBuy(person, product)))
    const took_ms = performance.now() - began
    const { available_items } = await market.readProduct(product)
    const statuses = answers.map(({ status }) => status)
    const round = roundOf(statuses, available_items, took_ms)
    rounds.push(round)
    say(
      `  round ${number}: ${round.sold} bought, ${round.refused} refused, ${round.others} else, ${Math.round(took_ms)} ms`,
    )
  }
  await market.close()
  return figuresOf(rounds, BUYERS, STOCK)
}

import type { VariantStock } from '../../functions/src/contract/entities/catalog/product-stock'
import { recountProductStock } from '../../functions/src/usecases/product/recount-stock'
import { type Command, decisionOf, subjectOf } from './arguments'

const textOf = ({ available, reserved, sold }: VariantStock): string =>
  `${available} available, ${reserved} reserved, ${sold} sold`

const recount: Command = async (args, deps) => {
  const { before, after } = await recountProductStock(deps, subjectOf(args), decisionOf(args))
  return Object.entries(after.variants).map(([id, counts]) => {
    const was = before.variants[id]
    const now = textOf(counts)
    return was && textOf(was) !== now ? `${id}: ${textOf(was)} → ${now}` : `${id}: ${now}`
  })
}

/** Puts right what reconcile finds about reserved units. */
export const stockCommands = { 'recount-stock': recount }

import type { VariantStock } from '../../functions/src/contract/entities/catalog/product-stock'
import { type Command, reasonOf, subjectOf } from './arguments'
import { decideByHand } from './decide-by-hand'

const textOf = ({ available, reserved, unproven = 0, sold }: VariantStock): string =>
  `${available} available, ${reserved} reserved (${unproven} by new buyers), ${sold} sold`

const recount: Command = async (args, deps) => {
  const id = subjectOf(args)
  const body = { reason: reasonOf(args) }
  const { before, after } = await decideByHand(deps, args, 'recountStock', { id, body })
  return Object.entries(after.variants).map(([id, counts]) => {
    const was = before.variants[id]
    const now = textOf(counts)
    return was && textOf(was) !== now ? `${id}: ${textOf(was)} → ${now}` : `${id}: ${now}`
  })
}

/** Puts right what reconcile finds about units that are reserved or available. */
export const stockCommands = { 'recount-stock': recount }

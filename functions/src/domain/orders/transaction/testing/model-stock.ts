import type { Model, Units } from './model'
import { unitsOf } from './model-opened'
import { replacing } from './model-return-steps'

const isEscrow = ({ state }: Model): boolean => !['pending', 'reversed'].includes(state)

/** Where the units are: those that aren't sent go back on sale, unless they don't exist. */
export const counted = (before: Model, after: Model): Units => {
  const { lines, state, isGone, stock } = after
  const { available, reserved, sold, missing } = stock
  const all = unitsOf(before.lines)
  if (before.state === 'pending' && state === 'reversed') {
    return { available: available + all, reserved: reserved - all, sold, missing }
  }
  if (before.state === 'pending' && state !== 'pending') {
    return { available, reserved: reserved - all, sold: sold + all, missing }
  }
  if (before.state === 'reversed' && state !== 'reversed') {
    return { available: available - all, reserved, sold: sold + all, missing }
  }
  if (isEscrow(before) && (state === 'reversed' || (after.isFailed && !before.isFailed))) {
    const isHere = ['awaiting_confirmation', 'confirmed'].includes(before.goods)
    const unsent = before.round === 2 ? replacing(before.ret) : all
    const back = isHere && !isGone ? unsent : 0
    const gone = isGone ? unsent : 0
    return {
      available: available + back,
      reserved,
      sold: sold - back - gone,
      missing: missing + gone,
    }
  }
  const fewer = all - unitsOf(lines)
  return { available, reserved, sold: sold - fewer, missing: missing + fewer }
}

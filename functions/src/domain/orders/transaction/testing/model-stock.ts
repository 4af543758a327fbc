import type { Model, Units } from './model'
import { unitsOf } from './model-opened'

const isEscrow = ({ state }: Model): boolean => !['pending', 'reversed'].includes(state)

/** Where the units are: those that aren't sent go back on sale, unless they don't exist. */
export const counted = (before: Model, { lines, state, isGone }: Model): Units => {
  const { available, reserved, sold, missing } = before.stock
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
  if (isEscrow(before) && state === 'reversed') {
    const isHere = ['awaiting_confirmation', 'confirmed'].includes(before.goods)
    const back = isHere && !isGone ? all : 0
    const gone = isGone ? all : 0
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

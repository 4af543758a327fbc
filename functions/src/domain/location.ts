import { AppError } from '../contract/errors'
import { ALL_STATES } from '../contract/product-facts'
import { STATES } from '../contract/reference/states'

const KNOWN = new Set<string>(STATES)

/** @throws AppError `request/invalid` for a state that Nigeria doesn't have */
export const requireState = (state: string): void => {
  if (KNOWN.has(state)) return
  throw new AppError('request/invalid', { in: 'body', fields: { state: 'Choose a state.' } })
}

/** Each once, in the order of the list; `all` stands for every one of them. */
export const deliveryStates = (given: readonly string[]): string[] => {
  if (given.includes(ALL_STATES)) return [ALL_STATES]
  const unknown = given.find((state) => !KNOWN.has(state))
  if (unknown !== undefined) {
    const fields = { delivery_states: 'Choose states from the list, or all.' }
    throw new AppError('request/invalid', { in: 'body', fields })
  }
  return STATES.filter((state) => given.includes(state))
}

import { AppError } from '../contract/api/errors'
import { ALL_STATES } from '../contract/catalog/product-facts'
import { LOCATIONS } from '../contract/reference/locations'
import { STATES } from '../contract/reference/states'

const KNOWN = new Set<string>(STATES)

const refuse = (field: string, text: string) =>
  new AppError('request/invalid', { in: 'body', fields: { [field]: text } })

/**
 * @param at the prefix of the two field names in the request
 * @throws AppError `request/invalid` for an unknown state, or for a local government area, `city`,
 * that the state doesn't have
 */
export const requireArea = ({ state, city }: { state: string; city: string }, at = ''): void => {
  if (!KNOWN.has(state)) throw refuse(`${at}state`, 'Choose a state.')
  if (!LOCATIONS[state]?.includes(city)) {
    throw refuse(`${at}city`, 'Choose a local government area of the state.')
  }
}

/** Returns each state once, in the order of the list, or only `all` if it is included. */
export const deliveryStates = (given: readonly string[]): string[] => {
  if (given.includes(ALL_STATES)) return [ALL_STATES]
  const unknown = given.find((state) => !KNOWN.has(state))
  if (unknown !== undefined) {
    const fields = { delivery_states: 'Choose states from the list, or all.' }
    throw new AppError('request/invalid', { in: 'body', fields })
  }
  return STATES.filter((state) => given.includes(state))
}

import { ALL_STATES } from '../../contract/product'

/** What a product is found by: its states, each once, or the one word for everywhere. */
export const searchStatesOf = (delivery_states: readonly string[]): string[] =>
  delivery_states.includes(ALL_STATES) ? [ALL_STATES] : [...new Set(delivery_states)].sort()

/** The values to look for when goods are to come to one of these states. */
export const statesToFind = (states: readonly string[]): string[] => [
  ...new Set([...states, ALL_STATES]),
]

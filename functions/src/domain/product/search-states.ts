import { ALL_STATES } from '../../contract/product-facts'

/** What a product is found by: its states, each once, or the one word for everywhere. */
export const searchStatesOf = (delivery_states: readonly string[]): string[] =>
  delivery_states.includes(ALL_STATES) ? [ALL_STATES] : [...new Set(delivery_states)].sort()

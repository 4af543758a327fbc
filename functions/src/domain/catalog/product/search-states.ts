import { ALL_STATES } from '../../../contract/catalog/product-facts'

/** The states that a product is found by: each once, or `ALL_STATES` alone. */
export const searchStatesOf = (delivery_states: readonly string[]): string[] =>
  delivery_states.includes(ALL_STATES) ? [ALL_STATES] : [...new Set(delivery_states)].sort()

import { ALL_STATES } from '@contract/catalog/product-facts'

const MAX_LINES = 20

type Sent = { delivery_states: readonly string[]; reached_states?: readonly string[] | undefined }

/** Where a product is sent by its own states and its store's rates. */
export const statesOf = ({ delivery_states, reached_states = delivery_states }: Sent) =>
  reached_states

/** Lists all states that a product is delivered to. */
export const statesText = (states: readonly string[]): string =>
  states.includes(ALL_STATES) ? 'All states' : states.join(', ') || 'Pickup only'

/** Lists the states that a product is delivered to, cut at 20 characters plus an ellipsis. */
export const deliveryText = (states: readonly string[]): string => {
  const text = statesText(states)
  return text.length > MAX_LINES ? `${text.slice(0, MAX_LINES)}…` : text
}

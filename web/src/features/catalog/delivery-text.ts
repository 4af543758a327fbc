import { ALL_STATES } from '@contract/product-facts'

const MAX_LINES = 20

/** Lists the states that a product is delivered to, cut at 20 characters plus an ellipsis. */
export const deliveryText = (delivery_states: readonly string[]): string => {
  if (delivery_states.includes(ALL_STATES)) return 'All states'
  const text = delivery_states.join(', ')
  return text.length > MAX_LINES ? `${text.slice(0, MAX_LINES)}…` : text
}

/**
 * A word's boost by field; the order is that of the posting's bits. What a product is, the head of
 * its name, counts in addition to the name.
 */
export const BOOSTS = { name: 5, head: 3, kind: 1.5, more: 1.2 }

export const OPTIONAL_WEIGHT = 0.5
export const STORE_WEIGHT = 1

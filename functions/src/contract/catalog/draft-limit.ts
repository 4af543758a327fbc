/** How many drafts a store has at most: more than a large store has products. */
export const MAX_DRAFTS = 1_000

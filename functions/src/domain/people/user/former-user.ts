/** Replaces the name of a deleted account. */
export const FORMER_USER = 'Former user'

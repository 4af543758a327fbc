/** What is said of a value whose schema has no words for what is wrong with it. */
export const NOT_VALID = 'This is not valid.'

/** Whether a schema said nothing of its own; zod's own words are there where no others are set. */
export const isWordless = (message: string): boolean =>
  message === NOT_VALID || message === 'Invalid input'

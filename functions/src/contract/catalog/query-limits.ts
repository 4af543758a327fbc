/** The most characters of a text and of a value that a search takes. */
export const MAX_QUERY_LENGTH = 200
export const MAX_VALUE_LENGTH = 40
/** The highest price that it takes, in minor units. */
export const MAX_QUERY_MINOR = 1e12

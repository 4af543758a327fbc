/** Stands where a person's name was. */
export const FORMER_USER = 'Former user'

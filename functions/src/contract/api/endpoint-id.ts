import type { ENDPOINTS } from './endpoints'

type Nouns = typeof ENDPOINTS
/** An endpoint's `noun.name`. */
export type EndpointId = { [N in keyof Nouns]: `${N}.${keyof Nouns[N] & string}` }[keyof Nouns]

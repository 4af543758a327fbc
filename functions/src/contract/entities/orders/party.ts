export const PARTIES = ['buyer', 'vendor'] as const
export type Party = (typeof PARTIES)[number]
export const ACTORS = [...PARTIES, 'provider', 'system', 'operator'] as const
export type Actor = (typeof ACTORS)[number]

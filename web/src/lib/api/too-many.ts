/** The error for a write that the security rules deny because of the rate limit. */
export const tooMany = (cause: unknown): Error =>
  Object.assign(new Error('Too many', { cause }), { tooMany: true })

export const isTooMany = (error: unknown): boolean => error instanceof Error && 'tooMany' in error

/** What the rules refuse because a person did it too often. */
export const tooMany = (cause: unknown): Error =>
  Object.assign(new Error('Too many', { cause }), { tooMany: true })

export const isTooMany = (error: unknown): boolean => error instanceof Error && 'tooMany' in error

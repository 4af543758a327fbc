/** For a log: it writes an object's own fields, and an error's text is none of them. */
export const serializeError = (error: unknown): unknown =>
  error instanceof Error ? error.stack : error

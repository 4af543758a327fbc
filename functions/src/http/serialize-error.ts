/** For the log, which writes an object's own fields only: an error's message isn't among them. */
export const serializeError = (error: unknown): unknown =>
  error instanceof Error ? error.stack : error

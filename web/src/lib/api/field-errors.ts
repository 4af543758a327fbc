import { isApiError } from './api-error'

/** The server's messages by field name, if it reported invalid fields. */
export const fieldErrors = (error: unknown): Record<string, string> => {
  const fields = isApiError(error) ? error.details.fields : undefined
  if (typeof fields !== 'object' || fields === null) return {}
  return Object.fromEntries(
    Object.entries(fields).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string'
    }),
  )
}

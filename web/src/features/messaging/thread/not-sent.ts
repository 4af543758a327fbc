import { ACTION_FAILED } from '@/lib/api/failure-text'
import { isTooMany } from '@/lib/api/too-many'

const TOO_MANY = 'You are sending messages very fast. Please wait a minute and try again.'

/** Returns the error text for a message or an image that could not be sent. */
export const notSentText = (error: unknown, otherwise: string): string =>
  isTooMany(error) ? TOO_MANY : otherwise

const TOO_MANY_OPENED = 'You have begun many conversations. Please wait an hour before the next.'

/** Returns the error text for a conversation that could not be started. */
export const openFailureText = (error: unknown): string =>
  isTooMany(error) ? TOO_MANY_OPENED : ACTION_FAILED

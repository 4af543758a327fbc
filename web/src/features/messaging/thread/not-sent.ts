import { ACTION_FAILED } from '@/lib/api/failure-text'
import { isTooMany } from '@/lib/api/too-many'

const TOO_MANY = 'You are sending messages very fast. Please wait a minute and try again.'

/** What is said of a message or a picture that could not be sent. */
export const notSentText = (error: unknown, otherwise: string): string =>
  isTooMany(error) ? TOO_MANY : otherwise

const TOO_MANY_OPENED = 'You have begun many conversations. Please wait an hour before the next.'

/** What is said where a conversation could not be begun. */
export const openFailureText = (error: unknown): string =>
  isTooMany(error) ? TOO_MANY_OPENED : ACTION_FAILED

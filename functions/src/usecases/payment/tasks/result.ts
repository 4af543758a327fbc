import type { OutboxItem } from '../../../contract/outbox'

/**
 * What one try of a task came to: `sent` waits for the provider's outcome, `stuck` for a person,
 * `due` is tried again as if nothing had happened.
 */
export type TaskResult = Pick<OutboxItem, 'state'> &
  Partial<Pick<OutboxItem, 'provider_id' | 'last_error'>>

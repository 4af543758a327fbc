import { createHash } from 'node:crypto'
import { COLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import type { Report } from '../../domain/messaging/phone-message/follow-report'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'

/**
 * Which of our messages a provider's id means. A report that comes before we know the id waits here:
 * who is second, our record or the report, finds the other.
 */
type PhoneMessageId = {
  message_id: string | null
  report: Report | null
  expires_at: Timestamp
}

const ids = () => collectionOf<PhoneMessageId>(COLLECTIONS.phoneMessageIds)

/** A provider's id may have any characters; a document's may not. */
const keyOf = (provider: string, provider_id: string): string =>
  `${provider}-${createHash('sha256').update(provider_id).digest('hex').slice(0, 40)}`

export const readPhoneMessageId = (
  provider: string,
  provider_id: string,
): Promise<Versioned<PhoneMessageId> | undefined> =>
  readDocument(ids().doc(keyOf(provider, provider_id)))

/** Written with a precondition, so that a report and our record can't miss each other. */
export const savePhoneMessageId = (
  batch: Batch,
  [provider, provider_id]: readonly [string, string],
  entry: PhoneMessageId,
  stored: Versioned<PhoneMessageId> | undefined,
): void => {
  const ref = ids().doc(keyOf(provider, provider_id))
  if (stored) batch.update(ref, fieldsOf<PhoneMessageId>(entry), { lastUpdateTime: stored.updated })
  else batch.create(ref, entry)
}

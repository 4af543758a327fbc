import type { PhoneMessage } from '../../contract/entities/messaging/phone-message'
import { COLLECTIONS } from '../../contract/paths'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'

const messages = () => collectionOf<PhoneMessage>(COLLECTIONS.phoneMessages)

export const readPhoneMessage = (id: string): Promise<Versioned<PhoneMessage> | undefined> =>
  readDocument(messages().doc(id))

/** The whole commit fails if the message is there already. */
export const addPhoneMessage = (batch: Batch, message: PhoneMessage): void => {
  batch.create(messages().doc(message.id), message)
}

export const changePhoneMessage = (
  batch: Batch,
  { data, updated }: Versioned<PhoneMessage>,
  change: Partial<PhoneMessage>,
): void => {
  const fields = fieldsOf<PhoneMessage>(change)
  batch.update(messages().doc(data.id), fields, { lastUpdateTime: updated })
}

export const removePhoneMessage = (
  batch: Batch,
  { data, updated }: Versioned<PhoneMessage>,
): void => {
  batch.delete(messages().doc(data.id), { lastUpdateTime: updated })
}

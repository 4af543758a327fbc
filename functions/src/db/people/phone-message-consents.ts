import {
  PHONE_MESSAGE_CONSENT,
  type PhoneMessageConsent,
} from '../../contract/entities/messaging/phone-message'
import { COLLECTIONS, SUBCOLLECTIONS } from '../../contract/paths'
import { type Batch, collectionOf, fieldsOf, readDocument, type Versioned } from '../firestore'

const consentOf = (uid: string) =>
  collectionOf<PhoneMessageConsent>(
    `${COLLECTIONS.users}/${uid}/${SUBCOLLECTIONS.preferences}`,
  ).doc(PHONE_MESSAGE_CONSENT)

export const readPhoneMessageConsent = (
  uid: string,
): Promise<Versioned<PhoneMessageConsent> | undefined> => readDocument(consentOf(uid))

/** Written with a precondition, so that a STOP and a START that come at once are both followed. */
export const savePhoneMessageConsent = (
  batch: Batch,
  uid: string,
  consent: PhoneMessageConsent,
  stored: Versioned<PhoneMessageConsent> | undefined,
): void => {
  const ref = consentOf(uid)
  if (stored)
    batch.update(ref, fieldsOf<PhoneMessageConsent>(consent), { lastUpdateTime: stored.updated })
  else batch.create(ref, consent)
}

/** Ends what was agreed with a number, and its free hours; that somebody wants no messages stays. */
export const endNumberConsent = async (batch: Batch, uid: string): Promise<void> => {
  if (!(await readPhoneMessageConsent(uid))) return
  batch.update(
    consentOf(uid),
    fieldsOf<PhoneMessageConsent>({ whatsapp: null, last_inbound_at: null }),
  )
}

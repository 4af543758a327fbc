import { signIn } from './accounts'
import type { Person } from './people'
import { FIRESTORE, MESSAGES } from './suite'

/** A phone as if its owner had typed the code that was sent to it. */
export const givePhone = async (person: Person, phone: string): Promise<void> => {
  const { localId } = await signIn(person)
  const path = `projects/demo-oja/databases/(default)/documents/users/${localId}`
  const mask = 'updateMask.fieldPaths=phone&updateMask.fieldPaths=phone_verified_at'
  const response = await fetch(`${FIRESTORE}/v1/${path}?${mask}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify({
      fields: {
        phone: { stringValue: phone },
        phone_verified_at: { timestampValue: new Date().toISOString() },
      },
    }),
  })
  if (!response.ok) throw new Error(await response.text())
}

/** What a phone got so far, the oldest first. */
export const sentTo = async (phone: string): Promise<{ text: string; channel: string }[]> => {
  const response = await fetch(`${MESSAGES}/__control/messages?to=${encodeURIComponent(phone)}`)
  return ((await response.json()) as { messages: { text: string; channel: string }[] }).messages
}

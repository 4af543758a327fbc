import { createHash } from 'node:crypto'
import { COLLECTIONS } from '../contract/paths'
import type { Timestamp } from '../contract/time'
import { collectionOf } from './firestore'

type Subscription = { email: string; name: string; created_at: Timestamp }

const ALREADY_EXISTS = 6

const subscriptionOf = (email: string) =>
  collectionOf<Subscription>(COLLECTIONS.newsletterSubscriptions).doc(
    createHash('sha256').update(email).digest('hex'),
  )

/** False where this address is subscribed already. */
export const addSubscription = async (subscription: Subscription): Promise<boolean> => {
  try {
    await subscriptionOf(subscription.email).create(subscription)
    return true
  } catch (error) {
    if (typeof error === 'object' && error && 'code' in error && error.code === ALREADY_EXISTS) {
      return false
    }
    throw error
  }
}

export const removeSubscription = async (email: string): Promise<void> => {
  await subscriptionOf(email).delete()
}

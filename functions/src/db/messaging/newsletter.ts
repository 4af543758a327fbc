import { createHash } from 'node:crypto'
import { COLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import { type Batch, collectionOf } from '../firestore'

/**
 * The document `newsletter_subscriptions/{hash}`, which exists once the owner has confirmed the
 * address.
 */
type Subscription = { email: string; name: string; created_at: Timestamp }

const subscriptionOf = (email: string) =>
  collectionOf<Subscription>(COLLECTIONS.newsletterSubscriptions).doc(
    createHash('sha256').update(email).digest('hex'),
  )

export const isSubscribed = async (email: string): Promise<boolean> =>
  (await subscriptionOf(email).get()).exists

/** The commit fails if the address is already subscribed. */
export const addSubscription = (batch: Batch, subscription: Subscription): void => {
  batch.create(subscriptionOf(subscription.email), subscription)
}

export const removeSubscription = async (email: string): Promise<void> => {
  await subscriptionOf(email).delete()
}

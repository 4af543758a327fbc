import { createHash } from 'node:crypto'
import { COLLECTIONS } from '../../contract/paths'
import type { Timestamp } from '../../contract/time'
import { type Batch, collectionOf } from '../firestore'

/** The document `newsletter_subscriptions/{hash}`: there once the address's owner has confirmed it. */
type Subscription = { email: string; name: string; created_at: Timestamp }

const subscriptionOf = (email: string) =>
  collectionOf<Subscription>(COLLECTIONS.newsletterSubscriptions).doc(
    createHash('sha256').update(email).digest('hex'),
  )

export const isSubscribed = async (email: string): Promise<boolean> =>
  (await subscriptionOf(email).get()).exists

/** Fails the commit where this address is subscribed already. */
export const addSubscription = (batch: Batch, subscription: Subscription): void => {
  batch.create(subscriptionOf(subscription.email), subscription)
}

export const removeSubscription = async (email: string): Promise<void> => {
  await subscriptionOf(email).delete()
}

import type { App } from 'firebase-admin/app'
import { getMessaging } from 'firebase-admin/messaging'
import type { Push } from '../../ports/push'

const GONE = new Set([
  'messaging/registration-token-not-registered',
  'messaging/invalid-registration-token',
  // The token was issued for another project's key: sending to it never works.
  'messaging/mismatched-credential',
])

const TIME_TO_LIVE_SECONDS = 86_400

const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : ''

/**
 * Firebase Cloud Messaging. Sends data messages only, so that our service worker shows and opens
 * the notification.
 */
export const createPush = (app: App): Push => {
  const messaging = getMessaging(app)
  return {
    send: async (token, text) => {
      try {
        await messaging.send({
          token,
          data: text,
          webpush: { headers: { TTL: String(TIME_TO_LIVE_SECONDS), Urgency: 'normal' } },
        })
        return 'delivered'
      } catch (error) {
        return GONE.has(codeOf(error)) ? 'gone' : 'failed'
      }
    },
  }
}

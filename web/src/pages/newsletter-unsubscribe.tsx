import { newsletterEndpoints } from '@contract/api/messaging/newsletter'
import { EmailChoice } from '@/features/layout/content/email-choice'
import { call } from '@/lib/api/api-client'

export default function NewsletterUnsubscribe() {
  return (
    <EmailChoice
      title="Unsubscribe"
      text="We won’t send you any more news. You still get emails about your orders."
      button="Unsubscribe"
      done="You are unsubscribed."
      send={(token) => call(newsletterEndpoints.unsubscribe, { body: { token } })}
    />
  )
}

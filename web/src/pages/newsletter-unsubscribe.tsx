import { newsletterEndpoints } from '@contract/api/endpoints/newsletter'
import { EmailChoice } from '@/features/layout/content/email-choice'
import { call } from '@/lib/api/api-client'

export default function NewsletterUnsubscribe() {
  return (
    <EmailChoice
      title="Unsubscribe"
      text="We will write you no more news. Emails about your orders still come."
      button="Unsubscribe"
      done="You are unsubscribed."
      send={(token) => call(newsletterEndpoints.unsubscribe, { body: { token } })}
    />
  )
}

import { newsletterEndpoints } from '@contract/api/messaging/newsletter'
import { EmailChoice } from '@/features/layout/content/email-choice'
import { call } from '@/lib/api/api-client'

export default function NewsletterConfirm() {
  return (
    <EmailChoice
      title="Confirm your subscription"
      text="Do you want to hear from us by email? You can unsubscribe at any time."
      button="Confirm"
      done="You are subscribed. Thank you for subscribing!"
      send={(token) => call(newsletterEndpoints.confirmNewsletter, { body: { token } })}
    />
  )
}

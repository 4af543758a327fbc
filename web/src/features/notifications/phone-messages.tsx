import type { ShownPhoneMessages } from '@contract/api/messaging/phone-messages'
import type { MessageChannel } from '@contract/entities/messaging/phone-message'
import type { Muted } from '@contract/entities/people/notification-preferences'
import { dateText } from '@contract/lagos-text'
import type { Choice } from '@/lib/live/account'
import { Button } from '@/ui/form/button'
import { buttonClass } from '@/ui/form/button-class'
import { isChannelEnabled } from './muted'

/** What messages to phones are about; nothing else is sent to them. */
const KIND = 'order'
const LABELS: Record<MessageChannel, string> = {
  sms: 'Orders by SMS',
  whatsapp: 'Orders by WhatsApp',
}

type Props = {
  shown: ShownPhoneMessages
  muted: Muted
  isTurning: boolean
  onChoose: (choice: Choice) => void
  onTurn: (is_on: boolean) => void
}

/** SMS and WhatsApp: which of them, asking for WhatsApp, and what STOP turned off. */
export const PhoneMessages = ({ shown, muted, isTurning, onChoose, onTurn }: Props) => (
  <section
    aria-labelledby="phone-messages"
    className="grid justify-items-start gap-3 border-t border-line pt-5"
  >
    <div className="grid gap-1">
      <h3 id="phone-messages" className="font-semibold">
        SMS and WhatsApp
      </h3>
      <p className="text-sm text-muted">
        When an order needs you and you haven’t seen it here within ten minutes, we write to{' '}
        {shown.phone}. Each message begins with your word. No message is proof of payment.
      </p>
    </div>
    {shown.stopped_at ? (
      <>
        <p>You get none since {dateText(shown.stopped_at)}.</p>
        <Button size="sm" loading={isTurning} onClick={() => onTurn(true)}>
          Turn on again
        </Button>
      </>
    ) : (
      <>
        {shown.channels.map((channel) => (
          <label key={channel} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              className="size-5 accent-primary"
              checked={isChannelEnabled(muted, KIND, channel)}
              onChange={({ target }) =>
                onChoose({ kind: KIND, channel, isEnabled: target.checked })
              }
            />
            {LABELS[channel]}
          </label>
        ))}
        {shown.whatsapp_url &&
          (shown.whatsapp_since ? (
            <p className="text-sm text-muted">
              You asked for WhatsApp on {dateText(shown.whatsapp_since)}. Write STOP there to end
              it.
            </p>
          ) : (
            <a
              href={shown.whatsapp_url}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass({ variant: 'secondary', size: 'sm' })}
            >
              Get updates on WhatsApp
            </a>
          ))}
      </>
    )}
  </section>
)

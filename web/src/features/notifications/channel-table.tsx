import {
  NOTIFICATION_KINDS,
  type NotificationKind,
} from '@contract/entities/messaging/notification'
import {
  type Channel,
  MUTABLE_IN_APP,
  type Muted,
} from '@contract/entities/people/notification-preferences'
import type { Choice } from '@/lib/live/account'
import { isChannelEnabled } from './muted'
import { KIND_LABELS } from './notification-kinds'

const CHANNEL_LABELS: Record<Channel, string> = {
  in_app: 'In the app',
  email: 'Email',
  push: 'Push',
  sms: 'SMS',
  whatsapp: 'WhatsApp',
}

/** Describes what each kind of notification is about. */
const KIND_HINTS: Record<NotificationKind, string> = {
  order: 'Confirmed, shipped, delivered, reviewed, deadlines',
  payment: 'Paid, released, refunded',
  dispute: 'Opened, answered, decided',
  account: 'Your store, your products, verification',
  system: 'Security and maintenance',
  announcement: 'News from the market',
}

/** Whether users may mute this kind in this channel. */
const isMutable = (kind: NotificationKind, channel: Channel): boolean =>
  channel !== 'in_app' || MUTABLE_IN_APP.some((mutable) => mutable === kind)

type Props = {
  channels: readonly Channel[]
  muted: Muted
  isSaving: boolean
  onChoose: (choice: Choice) => void
}

/** One row per kind, one column per channel. Kinds that can't be muted are marked. */
export const ChannelTable = ({ channels, muted, isSaving, onChoose }: Props) => (
  <table aria-busy={isSaving} className="w-full border-collapse text-left">
    <caption className="sr-only">What we tell you about, and how</caption>
    <thead>
      <tr className="align-bottom text-sm text-muted">
        <th scope="col" className="pr-2 pb-2 font-medium wrap-anywhere">
          What
        </th>
        {channels.map((channel) => (
          <th
            key={channel}
            scope="col"
            className="w-[min(4rem,18vw)] pb-2 text-center font-medium wrap-anywhere sm:w-24"
          >
            {CHANNEL_LABELS[channel]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {NOTIFICATION_KINDS.map((kind) => (
        <tr key={kind} className="border-t border-line">
          <th scope="row" className="py-2 pr-2 font-normal wrap-anywhere">
            <span className="block font-semibold">{KIND_LABELS[kind]}</span>
            <span className="block text-sm text-muted">{KIND_HINTS[kind]}</span>
          </th>
          {channels.map((channel) => (
            <td key={channel} className="text-center text-sm text-muted">
              {isMutable(kind, channel) ? (
                <label className="inline-grid size-11 max-w-full cursor-pointer place-items-center">
                  <span className="sr-only">
                    {KIND_LABELS[kind]}: {CHANNEL_LABELS[channel]}
                  </span>
                  <input
                    type="checkbox"
                    className="size-5 accent-primary"
                    checked={isChannelEnabled(muted, kind, channel)}
                    onChange={(event) =>
                      onChoose({ kind, channel, isEnabled: event.target.checked })
                    }
                  />
                </label>
              ) : (
                'Always'
              )}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)

import { emit } from './webhooks'
import {
  type Channel,
  type Inbound,
  type Message,
  nextId,
  type Provider,
  type Status,
  type World,
} from './world'

const DAY_MS = 86_400_000
const SECOND_MS = 1_000

const TERMII_STATUSES: Record<Status, string> = {
  sent: 'Message Sent',
  delivered: 'Delivered',
  read: 'Read',
  failed: 'Message Failed',
}

const termiiEvent = (message: Message, status: Status, cost: number): object => ({
  type: 'outbound',
  id: message.id,
  message_id: message.id,
  receiver: message.to,
  sender: message.sender,
  message: message.text,
  sent_at: new Date(message.at).toISOString().slice(0, 19).replace('T', ' '),
  cost: String(cost),
  status: TERMII_STATUSES[status],
  channel: message.channel === 'sms' ? 'dnd' : 'whatsapp',
})

const metaPayload = ({ settings }: World, value: object): object => ({
  object: 'whatsapp_business_account',
  entry: [
    {
      id: '0',
      changes: [
        {
          field: 'messages',
          value: {
            messaging_product: 'whatsapp',
            metadata: { display_phone_number: '1', phone_number_id: settings.meta.phoneId },
            ...value,
          },
        },
      ],
    },
  ],
})

const secondsOf = (at: number): string => String(Math.floor(at / SECOND_MS))

const metaStatus = (world: World, message: Message, status: Status): object =>
  metaPayload(world, {
    statuses: [
      {
        id: message.id,
        status,
        timestamp: secondsOf(world.now()),
        recipient_id: message.to,
        ...(message.reference && { biz_opaque_callback_data: message.reference }),
        ...(status === 'failed'
          ? { errors: [{ code: 131_026, title: 'Message undeliverable' }] }
          : {
              pricing: {
                billable: !message.is_free,
                pricing_model: 'PMP',
                category: message.is_free ? 'service' : 'utility',
                type: message.is_free ? 'free_customer_service' : 'regular',
              },
            }),
      },
    ],
  })

/** Reports a status of a message, whatever its status was. */
export const report = (world: World, message: Message, status: Status): void => {
  message.status = status
  if (message.provider === 'meta') {
    emit(world, 'meta', metaStatus(world, message, status))
    return
  }
  for (const cost of message.charges) emit(world, 'termii', termiiEvent(message, status, cost))
}

const LAST: Record<string, readonly Status[]> = {
  none: [],
  sent: ['sent'],
  failed: ['sent', 'failed'],
  delivered: ['sent', 'delivered'],
  read: ['sent', 'delivered', 'read'],
}

const reportsOf = ({ state, ...world }: World, message: Message): readonly Status[] => {
  const { ends, is_reversed } = state.policy
  const isOpen = isInWindow({ state, ...world }, message.to, message.at)
  // A text of one's own outside of the 24 hours is taken, and fails a moment later.
  const isLate = message.channel === 'whatsapp' && message.template === null && !isOpen
  const statuses = isLate ? (['failed'] as const) : (LAST[ends[message.channel]] ?? [])
  return is_reversed ? statuses.toReversed() : statuses
}

/** Whether the phone wrote to us by WhatsApp in the last 24 hours. */
const isInWindow = ({ state }: World, phone: string, at: number): boolean =>
  state.inbound.some(
    (one) => one.channel === 'whatsapp' && one.from === phone && at - one.at < DAY_MS,
  )

type Taken = Pick<Message, 'provider' | 'channel' | 'to' | 'sender' | 'text'> &
  Partial<Pick<Message, 'template' | 'values' | 'reference'>>

/** Takes a message, charges for it and reports what becomes of it. Returns when early reports are out. */
export const take = async (world: World, taken: Taken): Promise<Message> => {
  const { policy } = world.state
  const at = world.now()
  // Also after a reset: whoever remembers an id means another message.
  const unique = `${Date.now()}${String(nextId(world)).padStart(6, '0')}`
  const is_free = taken.channel === 'whatsapp' && isInWindow(world, taken.to, at)
  const price = is_free || taken.provider === 'meta' ? 0 : world.settings.smsPrice
  const message: Message = {
    template: null,
    values: {},
    reference: null,
    ...taken,
    id: taken.provider === 'meta' ? `wamid.${unique}` : unique,
    status: 'accepted',
    charges: Array.from({ length: policy.charges }, () => price),
    is_free,
    at,
  }
  world.state.messages.push(message)
  world.state.balance -= price * policy.charges
  const send = () => {
    for (const status of reportsOf(world, message)) report(world, message, status)
  }
  if (policy.is_early) {
    send()
    await world.timers.idle()
  } else {
    world.timers.after(0, send)
  }
  return message
}

/** A person writes to our number. */
export const receive = (
  world: World,
  given: { provider: Provider; channel: Channel; from: string; text: string },
): Inbound => {
  const { provider, channel, from, text } = given
  const at = world.now()
  const inbound = {
    id: `in-${Date.now()}-${nextId(world)}`,
    channel,
    from: from.replace(/\D/g, ''),
    text,
    at,
  }
  world.state.inbound.push(inbound)
  const { id } = inbound
  emit(
    world,
    provider,
    provider === 'meta'
      ? metaPayload(world, {
          contacts: [{ profile: { name: 'A person' }, wa_id: inbound.from }],
          messages: [
            {
              from: inbound.from,
              id,
              timestamp: secondsOf(at),
              type: 'text',
              text: { body: text },
            },
          ],
        })
      : {
          type: 'inbound',
          id,
          message_id: id,
          receiver: '0',
          sender: inbound.from,
          message: text,
          received_at: new Date(at).toISOString(),
          cost: '0',
          status: 'Received',
          channel,
        },
  )
  return inbound
}

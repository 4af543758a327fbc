import type {
  Notification,
  NotificationType,
} from '../../../contract/entities/messaging/notification'
import { cleanLine } from '../../../contract/text/plain-line'
import type { Subject } from './links'
import type { DisputeUpdate, Finding, Placeholder, SecurityChange, Template } from './template'
import { TEMPLATES } from './templates'

export type NotificationValues = Subject & { [Name in Placeholder]?: string } & {
  /** Of the goods; empty if they have no picture. */
  image_url?: string
  change?: SecurityChange
  finding?: Finding
  news?: DisputeUpdate
}

const textOf = (
  message: Template['message'],
  { party, change, finding, news }: NotificationValues,
): string => {
  if (typeof message === 'string') return message
  if ('reported' in message) return message[finding ?? 'reported']
  if ('offer' in message) return message[news ?? 'entry']
  return 'buyer' in message ? message[party ?? 'buyer'] : message[change ?? 'account']
}

/** The limit of product names; names of people and stores are shorter. */
const MAX_NAME_LENGTH = 120

/** Replaces placeholders in one pass, so that braces in a value stay as they are. */
const fill = (text: string, values: NotificationValues): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name as Placeholder]
    if (value === undefined) throw new Error(`a notification without ${name}`)
    return name.endsWith('_name') ? cleanLine(value, MAX_NAME_LENGTH) : value
  })

/** The amount that a notification is about, and how people call it; undefined if it isn't about money. */
export const moneyOf = (
  type: NotificationType,
  values: NotificationValues,
): { label: string; value: string } | undefined => {
  const { money }: Template = TEMPLATES[type]
  if (!money) return undefined
  const [label, name] = 'buyer' in money ? money[values.party ?? 'buyer'] : money
  const value = values[name]
  return value === undefined ? undefined : { label, value }
}

/** @throws Error if the values lack a placeholder of the template */
export const renderNotification = (
  type: NotificationType,
  values: NotificationValues,
): Pick<Notification, 'type' | 'kind' | 'title' | 'message' | 'cta' | 'amount' | 'image_url'> => {
  const { kind, title, message, cta } = TEMPLATES[type]
  const money = moneyOf(type, values)
  return {
    type,
    kind,
    title,
    message: fill(textOf(message, values), values),
    ...(money && { amount: money.value }),
    ...(values.image_url && { image_url: values.image_url }),
    cta: {
      text: cta.text,
      href: cta.href(values),
      ...(cta.variant && { variant: cta.variant }),
    },
  }
}

import type { Deal, DealTerms } from '../../../contract/entities/orders/deal'
import { looksOf } from '../../../contract/text/lookalikes'
import { maskContacts } from '../../../contract/text/mask-contacts'
import { normalized } from '../../../contract/text/normalized'
import { isReservedName } from '../../../contract/text/reserved-name'

/** Words beside which somebody asks for money outside; each of a group side by side. */
const OUTSIDE = [
  'pay outside',
  'pay direct',
  'pay directly',
  'pay me directly',
  'direct transfer',
  'transfer directly',
  'send money',
  'bank account',
  'account number',
  'without escrow',
  'no escrow',
  'avoid escrow',
  'skip escrow',
]
const asRead = (text: string): string => ` ${looksOf(text).join(' ')} `
const LED_OUTSIDE = OUTSIDE.map(asRead)
/** What shows nothing and hides a word or a number from who looks for it. */
const UNSEEN = /\p{Cf}/gu

/** Why both sides are warned of what a deal says: it leads outside the escrow. */
export const dealFlagsOf = ({
  title,
  description,
}: Pick<DealTerms, 'title' | 'description'>): Deal['flags'] => {
  const seen = [title, description].map((text) => normalized(text, 'NFKC').replace(UNSEEN, ''))
  const read = seen.map(asRead)
  return [
    ...(seen.some((text) => maskContacts(text) !== text) ? (['contact'] as const) : []),
    ...(LED_OUTSIDE.some((words) => read.some((text) => text.includes(words)))
      ? (['pay_outside'] as const)
      : []),
    ...(isReservedName(title) ? (['platform_name'] as const) : []),
  ]
}

import type { Deal, DealTerms } from '../../../contract/entities/orders/deal'
import { looksOf } from '../../../contract/text/lookalikes'
import { maskContacts } from '../../../contract/text/mask-contacts'
import { isReservedName } from '../../../contract/text/reserved-name'
import { withoutUnseen } from '../../../contract/text/unseen'

/** Words beside which somebody asks for money outside. */
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
const joined = (text: string): string => ` ${looksOf(text).join(' ')} `
/** However the letters are parted: "p.a.y directly". */
const LED_OUTSIDE = new RegExp(
  ` (?:${OUTSIDE.map((words) => [...joined(words).replaceAll(' ', '')].join(' ?')).join('|')}) `,
)

/** Why both sides are warned of what a deal says: it leads outside the escrow. */
export const dealFlagsOf = ({
  title,
  description,
}: Pick<DealTerms, 'title' | 'description'>): Deal['flags'] => {
  const texts = [title, description]
  return [
    ...(texts.some((text) => maskContacts(text) !== text) ? (['contact'] as const) : []),
    ...(texts.some((text) => LED_OUTSIDE.test(joined(withoutUnseen(text))))
      ? (['pay_outside'] as const)
      : []),
    ...(isReservedName(title) ? (['platform_name'] as const) : []),
  ]
}

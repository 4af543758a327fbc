import type { Party } from '@contract/entities/orders/party'
import type { GoodsReturn, ReturnReason, ReturnWish } from '@contract/entities/orders/return'
import type { Transaction } from '@contract/entities/orders/transaction'
import { asRead } from '../dispute/names'

export const RETURN_REASON_LABELS: Record<ReturnReason, string> = {
  not_as_described: 'It is not as described',
  damaged: 'It is damaged',
  wrong_item: 'It is the wrong item',
  missing_parts: 'Parts are missing',
  changed_mind: 'I don’t want it any more',
}

export const WISH_LABELS: Record<ReturnWish, string> = {
  refund: 'the money back',
  replacement: 'another one',
  repair: 'a repair',
  part: 'to keep it for less',
}

/** “You pay” or “Adire Works pays”. */
export const paysText = (transaction: Transaction, payer: Party, reader: Party): string => {
  const name = asRead(transaction, payer, reader)
  return name === 'you' ? 'You pay' : `${name} pays`
}

/** How the return came about. */
const TITLES: Record<GoodsReturn['source'], string> = {
  asked: 'Return',
  settlement: 'Return, as you settled it',
  decision: 'Return, as Oja decided',
}

export const returnTitle = ({ source, reason }: GoodsReturn): string =>
  reason && source === 'asked'
    ? `Return: ${reason === 'changed_mind' ? 'changed mind' : RETURN_REASON_LABELS[reason].toLowerCase()}`
    : TITLES[source]

const OUTCOMES: Record<NonNullable<GoodsReturn['outcome']>, string> = {
  refunded: 'It ended with a refund.',
  second_try: 'It is sent a second time.',
  kept_for_less: 'The buyer kept it for less.',
  refused: 'The store refused it, and it became a dispute.',
  withdrawn: 'The buyer withdrew it.',
  lapsed: 'It was never sent back, so what was before went on.',
}

/** How a return ended; undefined while it runs. */
export const outcomeText = ({ outcome }: GoodsReturn): string | undefined =>
  outcome && OUTCOMES[outcome]

import type { DeadlineEffect } from '../../../contract/entities/orders/deadline'
import type { Party } from '../../../contract/entities/orders/party'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { backIfNotSent } from '../../../contract/escrow/return-amounts'
import { instantText } from '../../../contract/lagos-text'
import { formatMoney } from '../../../contract/money'

type Money = { back: string; goods: string }

const ACTS: Partial<Record<string, string>> = {
  confirm: 'confirm it',
  ship: 'send it',
  deliver: 'hand it over',
  approve: 'approve or dispute it',
  agree_return: 'answer the return',
  send_back: 'send it back',
  confirm_arrival: 'say if it came back',
  accept_return: 'look at what came back',
  add_message: 'answer the dispute',
}

const OTHERWISE: Partial<Record<DeadlineEffect, (money: Money) => string>> = {
  refund_buyer: ({ back }) => `${back} goes back to the buyer`,
  allow_cancellation: () => 'the buyer may cancel',
  release_to_vendor: ({ goods }) => `${goods} goes to the store`,
  agree_return: () => 'it counts as agreed',
  lapse_return: () => 'the return ends',
  escalate_return: () => 'Oja looks at it',
  accept_return: () => 'it counts as accepted',
  decide_by_default: () => 'it is decided without you',
}

/**
 * What a party must do, by when, and what happens otherwise, in a few words; null for the party who can
 * do nothing about it.
 */
export const deadlineAct = (
  transaction: Transaction,
  party: Party,
  goods_minor: number,
): { act: string; by: string; otherwise: string } | null => {
  const { deadline, currency } = transaction
  if (deadline?.actor !== party) return null
  const act = ACTS[deadline.action]
  const otherwise = OTHERWISE[deadline.effect]?.({
    back: formatMoney(backIfNotSent(transaction), currency),
    goods: formatMoney(goods_minor, currency),
  })
  return act && otherwise ? { act, by: instantText(deadline.at), otherwise } : null
}

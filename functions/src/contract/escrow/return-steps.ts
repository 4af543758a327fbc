import { type GoodsReturn, isSecondTry } from '../entities/orders/return'
import type { Transaction } from '../entities/orders/transaction'

const STEPS = ['Asked', 'Agreed', 'On the way', 'With the store'] as const

type Order = Pick<Transaction, 'return' | 'ended_at'>

/** The return that still runs, if there is one. */
export const openReturnOf = ({ return: asked, ended_at }: Order): GoodsReturn | undefined =>
  asked && !asked.ended_at && !ended_at ? asked : undefined

/** The steps of goods that go back, as both parties see them. */
export const returnStepsOf = (asked: Pick<GoodsReturn, 'wish'>): readonly string[] => [
  ...STEPS,
  isSecondTry(asked) ? 'Sent again' : 'Refunded',
]

/** How many of a return's steps are done. */
export const returnStepsDone = ({
  outcome,
  arrived_at,
  sent,
  agreed_at,
}: Pick<GoodsReturn, 'outcome' | 'arrived_at' | 'sent' | 'agreed_at'>): number => {
  if (outcome === 'refunded' || outcome === 'second_try') return STEPS.length + 1
  if (arrived_at) return 4
  if (sent) return 3
  return agreed_at ? 2 : 1
}

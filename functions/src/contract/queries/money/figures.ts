import { COLLECTIONS, SUBCOLLECTIONS } from '../../paths'
import type { ListQuery } from '../query'

export const figuresDays = {
  path: COLLECTIONS.figuresDays,
  where: [
    ['day', '>=', '{first}'],
    ['day', '<=', '{last}'],
  ],
  order: ['day', 'asc'],
} as const satisfies ListQuery

const within = <const Field extends string>(field: Field) =>
  [
    [field, '>', '{from}'],
    [field, '<=', '{until}'],
  ] as const

/** Events of all transactions. */
export const eventsOfRange = {
  path: SUBCOLLECTIONS.events,
  is_group: true,
  where: within('at'),
  order: ['at', 'asc'],
} as const satisfies ListQuery

export const accountsOfRange = {
  path: COLLECTIONS.users,
  where: within('created_at'),
} as const satisfies ListQuery

export const storesOfRange = {
  path: COLLECTIONS.vendors,
  where: within('joined_at'),
} as const satisfies ListQuery

/** What a buyer paid for before. */
export const paidUntil = {
  path: COLLECTIONS.transactions,
  where: [
    ['buyer_id', '==', '{uid}'],
    ['payment.paid_at', '<=', '{until}'],
  ],
} as const satisfies ListQuery

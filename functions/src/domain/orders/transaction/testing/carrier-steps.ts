import { AppError } from '../../../../contract/api/errors'
import type { Transaction } from '../../../../contract/entities/orders/transaction'
import { DAY_MS } from '../../../../contract/time'
import {
  after,
  changed,
  confirmed,
  image,
  openedWithCarrier,
  paid,
  START,
  type Step,
} from './sample'

export const carrierDelivered: Step = ['system', { action: 'carrier_delivered' }]
export const notReceived: Step = [
  'buyer',
  {
    action: 'dispute',
    reason: 'not_received',
    description: 'Nobody has brought anything here.',
    evidence_paths: [image('buyer', '1.jpg')],
  },
]
export const answered: Step = ['vendor', { action: 'add_message', text: 'The carrier says so.' }]
export const escalated: Step = ['system', { action: 'escalate' }, START + 15 * DAY_MS]

export const ordered = (...steps: Step[]): Transaction =>
  after(openedWithCarrier().transaction, [paid, confirmed, ...steps])
export const codeOf = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return error.code
    throw error
  }
  return 'done'
}
export const resolved = (
  transaction: Transaction,
  outcome: 'release' | 'refund',
  by?: 'buyer' | 'carrier',
) =>
  changed(
    transaction,
    'operator',
    {
      action: 'resolve',
      outcome,
      refund_minor: 0,
      reason: 'seen',
      ...(by && { carrier_fee_by: by }),
    },
    START + 16 * DAY_MS,
  )

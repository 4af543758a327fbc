import * as z from 'zod/mini'
import { consoleEndpoints } from '../../../contract/api/console/console'
import type { ResponseOf } from '../../../contract/api/endpoint'
import { AppError } from '../../../contract/api/errors'
import type { Transaction } from '../../../contract/entities/orders/transaction'
import { actionsFor, findTransition } from '../../../contract/escrow/actions'
import { splitMaxOf } from '../../../domain/console/split-max'
import { carriedOn } from '../../operators/recorded'
import { shownReason } from '../../operators/shown-reason'
import { requireTransaction } from '../../orders/transaction/execute-command'
import { resolveDispute } from '../../orders/transaction/resolve-dispute'
import { subjectOfCase } from '../subjects'
import { decision } from './decision'

const endpoint = consoleEndpoints.decide

const bodySchema = z.extend(endpoint.body, {
  /** From the command line alone: while a bank contests the payment, its word is awaited. */
  despite_chargeback: z.optional(z.boolean()),
})
type Verdict = z.output<typeof bodySchema>

/** @throws AppError `operator/case-changed`, `transaction/chargeback-open`, `operator/beyond-refundable` */
const checkVerdict = (
  transaction: Transaction,
  { version, outcome, refund_minor, despite_chargeback }: Verdict,
  now: number,
): void => {
  if (transaction.event_count !== version) {
    throw new AppError('operator/case-changed', { version: transaction.event_count })
  }
  // Money given back twice is ours: while a bank contests the payment, the bank's word is awaited.
  const isContested = transaction.chargebacks.some(({ state }) => state === 'open')
  if (isContested && !despite_chargeback) throw new AppError('transaction/chargeback-open')
  if (!findTransition(transaction, 'resolve', 'operator', now)) {
    throw new AppError('transaction/action-not-allowed', {
      allowed_actions: actionsFor(transaction, 'operator', now),
    })
  }
  const max_minor = splitMaxOf(transaction)
  if (outcome === 'split' && refund_minor > max_minor) {
    throw new AppError('operator/beyond-refundable', { max_minor })
  }
}

const readCurrent = async (id: string): Promise<Transaction> => (await requireTransaction(id)).data

/** Ends an escalated dispute as it was looked at. What the parties did in between wins. */
export const decideCase = decision<Verdict, ResponseOf<typeof endpoint>>({
  role: endpoint.operator ?? 'money',
  fresh_sign_in: endpoint.needs_fresh_sign_in === true,
  body: bodySchema,
  subject: subjectOfCase,
  second_person: {
    as: 'decide',
    stakeOf: async (deps, id, verdict: Verdict) => {
      const transaction = await readCurrent(id)
      checkVerdict(transaction, verdict, deps.clock())
      const { version, outcome, refund_minor, cost_by, goods } = verdict
      const { buyer_id, vendor_id, money } = transaction
      return {
        ...{
          transaction_id: id,
          buyer_id,
          vendor_id,
          version,
          outcome,
          refund_minor,
          cost_by,
          goods,
        },
        amount_minor: money.held_minor,
      }
    },
    waiting: async ({ transaction_id }) => ({
      state: 'waiting',
      transaction: await readCurrent(transaction_id),
    }),
  },
  run: async (deps, by, id, { reason, ...verdict }: Verdict) => {
    const done = await resolveDispute(deps, by, id, { ...verdict, reason: shownReason({ reason }) })
    return carriedOn(done, { state: 'done', transaction: done.result })
  },
})

import { consoleEndpoints } from '../../../contract/api/console/console'
import {
  acceptChargeback,
  acceptedMinor,
  contestChargeback,
  requireContested,
} from '../../money/chargeback/answer-chargeback'
import { attributeChargeback, reattributedMinor } from '../../money/chargeback/attribute-chargeback'
import { carriedOn } from '../../operators/recorded'
import { requireTransaction } from '../../orders/transaction/execute-command'
import { subjectOfCharge } from '../subjects'
import { decisionOf, WAITS } from './decision'

/** Gives the bank what it asks for. If nobody confirms it, the rule answers four hours before the end. */
export const accept = decisionOf(consoleEndpoints.acceptChargeback, {
  subject: subjectOfCharge,
  second_person: {
    as: 'accept_chargeback',
    stakeOf: async (_, id, { chargeback_id }) => {
      const { buyer_id, vendor_id, event_count } = (await requireTransaction(id)).data
      const { claim, orders } = await requireContested(id, chargeback_id)
      const amount_minor = acceptedMinor(claim, orders)
      return { transaction_id: id, buyer_id, vendor_id, version: event_count, amount_minor }
    },
    waiting: async () => WAITS,
  },
  run: async (deps, by, id, { chargeback_id }) => {
    const accepted = await acceptChargeback(deps, id, { ...by, chargeback_id })
    return carriedOn(accepted, { done: true, state: 'done' })
  },
})

/** Answers the bank with the evidence, before the rule would. Nothing leaves by it. */
export const contest = decisionOf(consoleEndpoints.contestChargeback, {
  subject: subjectOfCharge,
  second_person: 'alone',
  run: (deps, by, id, { chargeback_id }) => contestChargeback(deps, id, { ...by, chargeback_id }),
})

/**
 * Says which orders of the payment the bank means. Nothing is taken of anybody by it while the
 * chargeback is open; once it is lost, vendors pay instead of others.
 */
export const attribute = decisionOf(consoleEndpoints.attributeChargeback, {
  subject: subjectOfCharge,
  second_person: {
    as: 'attribute_chargeback',
    stakeOf: async (_, id, body) => {
      const amount_minor = await reattributedMinor(id, body)
      if (amount_minor === null) return null
      const { buyer_id, vendor_id, event_count } = (await requireTransaction(id)).data
      return { transaction_id: id, buyer_id, vendor_id, version: event_count, amount_minor }
    },
    waiting: async () => WAITS,
  },
  run: async (deps, by, id, body) =>
    carriedOn(await attributeChargeback(deps, by, id, body), { done: true, state: 'done' }),
})

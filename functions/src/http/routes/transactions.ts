import type { transactionEndpoints } from '../../contract/api/endpoints/transactions'
import { chooseRefundAccount } from '../../usecases/payment/choose-refund-account'
import { createTransaction } from '../../usecases/transaction/create-transaction'
import { deliverTransaction } from '../../usecases/transaction/deliver-transaction'
import { addEvidence, disputeTransaction } from '../../usecases/transaction/dispute-transaction'
import { editReview } from '../../usecases/transaction/edit-review'
import { applyAction } from '../../usecases/transaction/execute-as-party'
import { findTransactions } from '../../usecases/transaction/find-transactions'
import { releaseReservation } from '../../usecases/transaction/release-reservation'
import { replyToReview, reviewTransaction } from '../../usecases/transaction/review-transaction'
import { shipTransaction } from '../../usecases/transaction/ship-transaction'
import { showTransaction } from '../../usecases/transaction/show-transaction'
import { callerOf, type Handlers, reply } from '../handler'

type Rows = typeof transactionEndpoints

export const transactionHandlers: Handlers<Rows> = {
  create: async (input, deps) => {
    const { body, idempotency_key } = input
    const done = await createTransaction(deps, callerOf(input), body, idempotency_key)
    return done.replayed
      ? reply(done.response, { headers: { 'idempotency-replayed': 'true' } })
      : done.response
  },
  list: (input) => findTransactions(callerOf(input), input.query),
  get: (input, deps) => showTransaction(deps, callerOf(input), input.params.id),
  cancel: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'cancel' }),
  confirm: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'confirm' }),
  decline: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'decline', ...input.body }),
  releaseReservation: (input, deps) => releaseReservation(deps, callerOf(input), input.params.id),
  ship: (input, deps) => shipTransaction(deps, callerOf(input), input.params.id, input.body),
  deliver: (input, deps) =>
    deliverTransaction(deps, callerOf(input), input.params.id, input.body.escrow_code),
  receive: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'receive' }),
  approve: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'approve' }),
  refundAccount: (input, deps) =>
    chooseRefundAccount(deps, callerOf(input), input.params.id, input.body),
  dispute: (input, deps) => disputeTransaction(deps, callerOf(input), input.params.id, input.body),
  addEvidence: (input, deps) => addEvidence(deps, callerOf(input), input.params.id, input.body),
  addMessage: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'add_message', ...input.body }),
  withdraw: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'withdraw' }),
  acceptRefund: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'accept_refund' }),
  propose: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, {
      action: 'propose_settlement',
      ...input.body,
    }),
  accept: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, {
      action: 'accept_settlement',
      ...input.body,
    }),
  review: (input, deps) => reviewTransaction(deps, callerOf(input), input.params.id, input.body),
  editReview: (input, deps) => editReview(deps, callerOf(input), input.params.id, input.body),
  reply: (input, deps) => replyToReview(deps, callerOf(input), input.params.id, input.body.text),
}

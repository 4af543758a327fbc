import type { transactionEndpoints } from '../../../contract/api/orders/transactions'
import { bookPickup } from '../../../usecases/delivery/book-pickup'
import { chooseRefundAccount } from '../../../usecases/money/payment/choose-refund-account'
import { listTaxDocuments } from '../../../usecases/money/tax/list-tax-documents'
import { confirmPartial } from '../../../usecases/orders/transaction/confirm-partial'
import { createTransaction } from '../../../usecases/orders/transaction/create-transaction'
import { deliverTransaction } from '../../../usecases/orders/transaction/deliver-transaction'
import {
  addEvidence,
  disputeTransaction,
} from '../../../usecases/orders/transaction/dispute-transaction'
import { editReview } from '../../../usecases/orders/transaction/edit-review'
import { applyAction } from '../../../usecases/orders/transaction/execute-as-party'
import { findTransactions } from '../../../usecases/orders/transaction/find-transactions'
import { keepOrder } from '../../../usecases/orders/transaction/keep-order'
import { releaseAsBuyer } from '../../../usecases/orders/transaction/release-as-buyer'
import { releaseReservation } from '../../../usecases/orders/transaction/release-reservation'
import {
  replyToReview,
  reviewTransaction,
} from '../../../usecases/orders/transaction/review-transaction'
import { shipTransaction } from '../../../usecases/orders/transaction/ship-transaction'
import { showTransaction } from '../../../usecases/orders/transaction/show-transaction'
import { callerOf, type Handlers, idempotentReply } from '../../handler'

type Rows = typeof transactionEndpoints

export const transactionHandlers: Handlers<Rows> = {
  create: async (input, deps) =>
    idempotentReply(
      await createTransaction(deps, callerOf(input), input.body, input.idempotency_key),
    ),
  list: (input) => findTransactions(callerOf(input), input.query),
  taxDocuments: (input) => listTaxDocuments(callerOf(input), input.params.id),
  get: (input, deps) => showTransaction(deps, callerOf(input), input.params.id),
  cancel: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'cancel' }),
  keep: (input, deps) => keepOrder(deps, callerOf(input), input.params.id),
  confirm: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'confirm' }),
  confirmPartial: (input, deps) =>
    confirmPartial(deps, callerOf(input), input.params.id, input.body),
  acceptPartial: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'accept_partial' }),
  decline: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'decline', ...input.body }),
  releaseReservation: (input, deps) => releaseReservation(deps, callerOf(input), input.params.id),
  ship: (input, deps) => shipTransaction(deps, callerOf(input), input.params.id, input.body),
  book: (input, deps) => bookPickup(deps, callerOf(input), input.params.id, input.body.pickup_day),
  deliver: (input, deps) =>
    deliverTransaction(deps, callerOf(input), input.params.id, input.body.escrow_code),
  receive: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, { action: 'receive' }),
  approve: (input, deps) =>
    releaseAsBuyer(deps, callerOf(input), input.params.id, { action: 'approve' }),
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
    // The store takes what its buyer offers by a tap: an offer lets go as an answer does.
    releaseAsBuyer(deps, callerOf(input), input.params.id, {
      action: 'propose_settlement',
      ...input.body,
    }),
  accept: (input, deps) =>
    releaseAsBuyer(deps, callerOf(input), input.params.id, {
      action: 'accept_settlement',
      ...input.body,
    }),
  declineOffer: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, {
      action: 'decline_settlement',
      ...input.body,
    }),
  withdrawOffer: (input, deps) =>
    applyAction(deps, callerOf(input), input.params.id, {
      action: 'withdraw_settlement',
      ...input.body,
    }),
  review: (input, deps) => reviewTransaction(deps, callerOf(input), input.params.id, input.body),
  editReview: (input, deps) => editReview(deps, callerOf(input), input.params.id, input.body),
  reply: (input, deps) => replyToReview(deps, callerOf(input), input.params.id, input.body.text),
}

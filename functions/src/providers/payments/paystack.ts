import type { ProviderMode } from '../../ports/payment-events'
import type { Payments } from '../../ports/payments'
import { listBalanceEntries } from './balance'
import { createRecipient, listBanks, resolveAccount } from './banks'
import { createClient, type PaystackOptions } from './client'
import {
  addDisputeEvidence,
  disputeUploadUrl,
  fetchDispute,
  listAllDisputes,
  resolveDispute,
  uploadDisputeFile,
} from './disputes'
import { initializeTransaction } from './initialize-transaction'
import { eventKey, parseEvent } from './parse-event'
import {
  createRefund,
  fetchRefund,
  findRefund,
  listAllRefunds,
  listRefunds,
  retryRefund,
} from './refunds'
import { initiateTransfer, listTransfers, verifyTransfer } from './transfers'
import { verifySignature } from './verify-signature'
import { fetchTransaction, listCharges, verifyTransaction } from './verify-transaction'

/** @throws Error if the key is neither a test nor a live secret key */
export const modeOf = (secretKey: string): ProviderMode => {
  if (secretKey.startsWith('sk_test_')) return 'test'
  if (secretKey.startsWith('sk_live_')) return 'live'
  throw new Error('The payment key must begin with sk_test_ or sk_live_')
}

/** @throws Error if the key's mode isn't the wanted one; the message never contains the key */
export const requireMode = (secretKey: string, wanted: ProviderMode): void => {
  const mode = modeOf(secretKey)
  if (mode === wanted) return
  throw new Error(
    mode === 'test'
      ? 'PAYSTACK_SECRET_KEY is a test key, and payments here are live. Set PAYMENT_MODE=test to run with test money.'
      : 'PAYSTACK_SECRET_KEY is a live key, and payments here are tests. Use a key that begins with sk_test_.',
  )
}

/** The Paystack adapter. */
export const createPaystack = (options: PaystackOptions): Payments => {
  const client = createClient(options)
  return {
    id: 'paystack',
    mode: modeOf(options.secretKey),
    initializeTransaction: initializeTransaction(client),
    verifyTransaction: verifyTransaction(client),
    fetchTransaction: fetchTransaction(client),
    listCharges: listCharges(client),
    createRefund: createRefund(client),
    fetchRefund: fetchRefund(client),
    findRefund: findRefund(client),
    listRefunds: listRefunds(client),
    listAllRefunds: listAllRefunds(client),
    retryRefund: retryRefund(client),
    listBanks: listBanks(client),
    resolveAccount: resolveAccount(client),
    createRecipient: createRecipient(client),
    initiateTransfer: initiateTransfer(client),
    verifyTransfer: verifyTransfer(client),
    listTransfers: listTransfers(client),
    listBalanceEntries: listBalanceEntries(client),
    listAllDisputes: listAllDisputes(client),
    fetchDispute: fetchDispute(client),
    addDisputeEvidence: addDisputeEvidence(client),
    disputeUploadUrl: disputeUploadUrl(client),
    resolveDispute: resolveDispute(client),
    uploadDisputeFile: uploadDisputeFile(options.fetch),
    isSignedByProvider: (rawBody, header) => verifySignature(rawBody, header, options.secretKey),
    readEvent: (rawBody) => {
      const event = parseEvent(rawBody)
      return { event, key: eventKey(event) }
    },
  }
}

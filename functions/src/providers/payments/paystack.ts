import { getBalances, listBalanceEntries } from './balance'
import { listBanks, resolveAccount } from './banks'
import { createClient, type PaystackOptions } from './client'
import { createRecipient } from './create-recipient'
import {
  addDisputeEvidence,
  disputeUploadUrl,
  fetchDispute,
  listAllDisputes,
  listDisputes,
  resolveDispute,
} from './disputes'
import type { ProviderMode } from './fields'
import { initializeTransaction } from './initialize-transaction'
import { eventKey, type ProviderEvent, parseEvent } from './parse-event'
import {
  createRefund,
  fetchRefund,
  findRefund,
  listAllRefunds,
  listRefunds,
  retryRefund,
} from './refunds'
import { initiateTransfer, listTransfers, verifyTransfer } from './transfers'
import { uploadDisputeFile } from './upload-dispute-file'
import { verifySignature } from './verify-signature'
import { fetchTransaction, listCharges, verifyTransaction } from './verify-transaction'

/** Whether a secret key moves test or real money. */
export const modeOf = (secretKey: string): ProviderMode => {
  if (secretKey.startsWith('sk_test_')) return 'test'
  if (secretKey.startsWith('sk_live_')) return 'live'
  throw new Error('The payment key must begin with sk_test_ or sk_live_')
}

/** @throws Error where the key moves other money than it should; it never names the key */
export const requireMode = (secretKey: string, wanted: ProviderMode): void => {
  const mode = modeOf(secretKey)
  if (mode === wanted) return
  throw new Error(
    mode === 'test'
      ? 'PAYSTACK_SECRET_KEY is a test key, and payments here are live. Set PAYMENT_MODE=test to run with test money.'
      : 'PAYSTACK_SECRET_KEY is a live key, and payments here are tests. Use a key that begins with sk_test_.',
  )
}

/** Everything that we ask of Paystack, in our own types. */
export const createPaystack = (options: PaystackOptions) => {
  const client = createClient(options)
  return {
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
    getBalances: getBalances(client),
    listBalanceEntries: listBalanceEntries(client),
    listDisputes: listDisputes(client),
    listAllDisputes: listAllDisputes(client),
    fetchDispute: fetchDispute(client),
    addDisputeEvidence: addDisputeEvidence(client),
    disputeUploadUrl: disputeUploadUrl(client),
    resolveDispute: resolveDispute(client),
    uploadDisputeFile: uploadDisputeFile(options.fetch),
    /** Whether these exact bytes came from the provider. */
    isSignedByProvider: (rawBody: Buffer, header: string | undefined): boolean =>
      verifySignature(rawBody, header, options.secretKey),
    /** What a signed body says, and a key that is the same for each delivery of it. Never throws. */
    readEvent: (rawBody: Buffer): { event: ProviderEvent; key: string } => {
      const event = parseEvent(rawBody)
      return { event, key: eventKey(event) }
    },
  }
}

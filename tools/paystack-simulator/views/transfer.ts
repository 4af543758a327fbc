import { bankByCode } from '../data/banks'
import type { Recipient, Transfer } from '../model'
import { iso } from '../wire'

export const recipientView = (recipient: Recipient) => ({
  active: true,
  createdAt: iso(recipient.created_at),
  updatedAt: iso(recipient.created_at),
  currency: 'NGN',
  description: null,
  email: null,
  id: recipient.id,
  integration: 100_001,
  metadata: recipient.metadata ?? null,
  name: recipient.name,
  recipient_code: recipient.code,
  type: 'nuban',
  is_deleted: false,
  details: {
    authorization_code: null,
    account_number: recipient.account_number,
    account_name: null,
    bank_code: recipient.bank_code,
    bank_name: bankByCode(recipient.bank_code)?.name ?? null,
  },
})

const common = (transfer: Transfer) => ({
  id: transfer.id,
  integration: 100_001,
  reference: transfer.reference,
  transfer_code: transfer.code,
  amount: transfer.amount,
  currency: 'NGN',
  source: 'balance',
  reason: transfer.reason,
  status: transfer.status,
  failures: null,
  titan_code: null,
  createdAt: iso(transfer.created_at),
  updatedAt: iso(transfer.updated_at),
})

/** As the call that starts it answers: the recipient is a bare number. */
export const newTransferView = (transfer: Transfer, recipient: Recipient) => ({
  ...common(transfer),
  recipient: recipient.id,
})

/** As verify tells it: the recipient whole, with the fee. */
export const transferView = (transfer: Transfer, recipient: Recipient) => ({
  ...common(transfer),
  source_details: null,
  transferred_at: transfer.status === 'success' ? iso(transfer.updated_at) : null,
  recipient: recipientView(recipient),
  session: { provider: 'nip', id: transfer.status === 'success' ? String(transfer.id) : null },
  fee_charged: transfer.fee,
  fees_breakdown: null,
  gateway_response: null,
})

export const transferEvent = (transfer: Transfer, recipient: Recipient) => ({
  ...common(transfer),
  integration: { id: 100_001, is_live: false, business_name: 'Simulator' },
  recipient: recipientView(recipient),
  session: { provider: null, id: null },
  fee_charged: 0,
  gateway_response: null,
})

import type { vendorEndpoints } from '../../../contract/api/people/vendors'
import { choosePayoutSchedule } from '../../../usecases/money/payout/choose-payout-schedule'
import { requestPayout } from '../../../usecases/money/payout/request-payout'
import {
  listVendorInvoices,
  showVendorInvoice,
} from '../../../usecases/money/tax/list-tax-documents'
import { beginTopUp } from '../../../usecases/money/wallet/begin-top-up'
import { payOwnDebt } from '../../../usecases/money/wallet/pay-own-debt'
import { showWallet } from '../../../usecases/money/wallet/show-wallet'
import { callerOf, type Handlers, idempotentReply } from '../../handler'

export const walletHandlers: Handlers<
  Pick<
    typeof vendorEndpoints,
    'wallet' | 'payDebt' | 'topUp' | 'payout' | 'payoutSchedule' | 'invoices' | 'invoice'
  >
> = {
  wallet: (input, deps) => showWallet(deps, callerOf(input).uid, input.query.lines),
  payDebt: (input, deps) => payOwnDebt(deps, callerOf(input), input.body),
  topUp: async (input, deps) => {
    const { body, idempotency_key } = input
    return idempotentReply(await beginTopUp(deps, callerOf(input), body, idempotency_key))
  },
  payoutSchedule: (input, deps) =>
    choosePayoutSchedule(deps, callerOf(input).uid, input.body.schedule),
  invoices: (input, deps) => listVendorInvoices(deps, callerOf(input)),
  invoice: (input, deps) => showVendorInvoice(deps, callerOf(input), input.params.id),
  payout: async (input, deps) => {
    const { body, idempotency_key } = input
    return idempotentReply(await requestPayout(deps, callerOf(input), body, idempotency_key))
  },
}

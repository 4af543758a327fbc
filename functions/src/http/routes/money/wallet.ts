import type { vendorEndpoints } from '../../../contract/api/people/vendors'
import { choosePayoutSchedule } from '../../../usecases/money/payout/choose-payout-schedule'
import { requestPayout } from '../../../usecases/money/payout/request-payout'
import {
  listVendorInvoices,
  showVendorInvoice,
} from '../../../usecases/money/tax/list-tax-documents'
import { payOwnDebt } from '../../../usecases/money/wallet/pay-debt'
import { showWallet } from '../../../usecases/money/wallet/show-wallet'
import { callerOf, type Handlers, reply } from '../../handler'

export const walletHandlers: Handlers<
  Pick<
    typeof vendorEndpoints,
    'wallet' | 'payDebt' | 'payout' | 'payoutSchedule' | 'invoices' | 'invoice'
  >
> = {
  wallet: (input, deps) => showWallet(deps, callerOf(input).uid, input.query.lines),
  payDebt: (input, deps) => payOwnDebt(deps, callerOf(input), input.body),
  payoutSchedule: (input, deps) =>
    choosePayoutSchedule(deps, callerOf(input).uid, input.body.schedule),
  invoices: (input, deps) => listVendorInvoices(deps, callerOf(input)),
  invoice: (input, deps) => showVendorInvoice(deps, callerOf(input), input.params.id),
  payout: async (input, deps) => {
    const { body, idempotency_key } = input
    const done = await requestPayout(deps, callerOf(input), body, idempotency_key)
    return done.replayed
      ? reply(done.response, { headers: { 'idempotency-replayed': 'true' } })
      : done.response
  },
}

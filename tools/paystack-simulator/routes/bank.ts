import { accountName } from '../account-names'
import { BANKS, bankByCode } from '../data/banks'
import { type Handler, ok, type Route, refuse } from '../http'
import { cursorPageOf, pageOf } from '../paging'

const list: Handler = (_world, { query }) => {
  const country = (query.get('country') ?? 'nigeria').toLowerCase()
  const isNigerian = country === 'nigeria' && (query.get('currency') ?? 'NGN') === 'NGN'
  const banks = (isNigerian ? BANKS : []).map((bank) => ({
    ...bank,
    longcode: '',
    gateway: null,
    pay_with_bank: false,
    supports_transfer: true,
    active: true,
    country: 'Nigeria',
    currency: 'NGN',
    type: 'nuban',
    is_deleted: false,
  }))
  if (query.get('use_cursor') !== 'true') return ok('Banks retrieved', pageOf(banks, query).items)
  const { items, meta } = cursorPageOf(banks, query)
  return ok('Banks retrieved', items, meta)
}

const resolve: Handler = (world, { query }) => {
  const account_number = query.get('account_number') ?? ''
  const bank_code = query.get('bank_code') ?? ''
  if (!account_number || !bank_code) {
    return refuse(400, 'account_number and bank_code are required', 'missing_params')
  }
  if (!bankByCode(bank_code)) {
    return refuse(400, `Unknown bank code: ${bank_code}`, 'invalid_bank_code')
  }
  const account_name = accountName(world, bank_code, account_number)
  if (!account_name) {
    return refuse(
      422,
      'Could not resolve account name. Check parameters or try again.',
      'invalid_account_number',
    )
  }
  return ok('Account number resolved', { account_number, account_name, bank_id: 1 })
}

export const bankRoutes: readonly Route[] = [
  ['GET', '/bank', list],
  ['GET', '/bank/resolve', resolve],
]

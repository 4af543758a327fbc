import { type Request, Router } from 'express'
import { balancesOf } from '../balance'
import { accountName, BANKS, bankByCode } from '../banks'
import { cursorPageOf, fail, ok, okPage, pageOf } from '../http'
import { iso } from '../wire'
import { domainOf, type World } from '../world'

const banksFor = ({ query }: Request) => {
  const { country = 'nigeria', currency = 'NGN' } = query
  if (String(country).toLowerCase() !== 'nigeria' || currency !== 'NGN') return []
  return BANKS.map((bank) => ({
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
}

/** Banks, and the merchant's balance. */
export const bankRoutes = (world: World): Router => {
  const router = Router()

  router.get('/bank', (request, response) => {
    const banks = banksFor(request)
    if (request.query.use_cursor !== 'true') {
      return ok(response, 'Banks retrieved', pageOf(banks, request).items)
    }
    const { items, meta } = cursorPageOf(banks, request)
    return ok(response, 'Banks retrieved', items, meta)
  })

  router.get('/bank/resolve', ({ query }, response) => {
    const account_number = String(query.account_number ?? '')
    const bank_code = String(query.bank_code ?? '')
    if (!account_number || !bank_code) {
      return fail(400, 'account_number and bank_code are required', 'missing_params')
    }
    if (!bankByCode(bank_code)) {
      return fail(400, `Unknown bank code: ${bank_code}`, 'invalid_bank_code')
    }
    const account_name =
      accountName(world, bank_code, account_number) ??
      fail(
        422,
        'Could not resolve account name. Check parameters or try again.',
        'invalid_account_number',
      )
    return ok(response, 'Account number resolved', { account_number, account_name, bank_id: 1 })
  })

  router.get('/balance', (_request, response) =>
    ok(response, 'Balances retrieved', balancesOf(world)),
  )

  router.get('/balance/ledger', (request, response) =>
    okPage(
      request,
      response,
      'Balance ledger retrieved',
      world.state.ledger,
      ({ model, row, created_at, ...entry }) => ({
        ...entry,
        integration: 100_001,
        domain: domainOf(world),
        model_responsible: model,
        model_row: BigInt(row),
        createdAt: iso(created_at),
        updatedAt: iso(created_at),
      }),
    ),
  )

  return router
}

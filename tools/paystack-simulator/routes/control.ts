import { type Request, Router } from 'express'
import * as z from 'zod'
import { balanceOf, balancesOf, moveBalance, openBalance } from '../balance'
import { accountName, nameAccount } from '../banks'
import { completeCharge, isPaid, recordCharge, refuseCharge } from '../charges'
import { moveClock } from '../clock'
import { loseDispute, openDispute, remindOfDispute, winDispute } from '../disputes'
import { fail, sendJson } from '../http'
import { createState, FAILURE_MODES, REFUND_STATUSES, TRANSFER_STATUSES } from '../model'
import { recordRefund, setRefund } from '../refunds'
import { recordTransfer, setTransfer } from '../transfers'
import type { World } from '../world'

export const notPossible = (reason: string): never => fail(400, reason, 'not_possible')

const text = z.string().trim().min(1)
const amount = z.int().positive()

/** Accepts one item, or a list of them under `name`. */
const oneOrMore = <T extends z.ZodType>(name: string, item: T) =>
  z.preprocess((body) => (body as Record<string, unknown>)[name] ?? [body], z.array(item))

const accountsBody = oneOrMore(
  'accounts',
  z.object({ bank_code: text, account_number: text, account_name: text }),
)
const chargesBody = oneOrMore(
  'charges',
  z.object({
    reference: text,
    email: text,
    amount,
    currency: text.default('NGN'),
    channel: text.default('card'),
    card: text.optional(),
    paid_at: z.int().optional(),
    refunds: z.array(z.object({ amount, key: text })).default([]),
  }),
)
const transfersBody = oneOrMore(
  'transfers',
  z.object({
    reference: text,
    amount,
    name: text,
    bank_code: text,
    account_number: text,
  }),
)
const payBody = z.object({
  amount: amount.optional(),
  currency: text.optional(),
  card: text.optional(),
  channel: text.default('card'),
})
const disputeBody = z.object({
  refund_amount: amount.optional(),
  due_in_ms: z.int().nonnegative().optional(),
})
const failuresBody = z.object({
  mode: z.enum([...FAILURE_MODES, 'none']),
  times: z.int().positive().default(1),
  path: text.default('/'),
  method: text.nullable().default(null),
  delay_ms: z.int().nonnegative().default(2_000),
})
const settingsBody = z.object({
  is_automatic: z.boolean().optional(),
  step_ms: z.int().nonnegative().optional(),
  keeps_reversed_fee: z.boolean().optional(),
  confirms_transfers: z.boolean().optional(),
})
const clockBody = z.union([z.object({ advance_ms: z.int() }), z.object({ at: z.int() })])

/** Adds a command to a router: validates the body and responds with the result of `run`. */
export const commandsOf =
  (router: Router) =>
  <T extends z.ZodType>(
    path: string,
    schema: T,
    run: (body: z.output<T>, subject: string) => unknown,
  ): void => {
    router.post(path, (request: Request<{ subject?: string }>, response) => {
      const body = schema.safeParse(request.body)
      if (!body.success) return notPossible(z.prettifyError(body.error))
      const result = run(body.data, request.params.subject ?? '')
      return sendJson(response, 200, result ?? { done: true })
    })
  }

/** Routes with which tests and operators control the simulator. They need no key. */
export const controlRoutes = (world: World): Router => {
  const router = Router()
  const command = commandsOf(router)
  const chargeOf = (reference: string) =>
    world.state.charges.get(reference) ?? notPossible('no such charge')

  router.get('/state', (_request, response) => {
    const { charges, refunds, recipients, transfers, disputes, uploads, webhooks } = world.state
    sendJson(response, 200, {
      now: world.now(),
      balances: balancesOf(world),
      charges: [...charges.values()],
      refunds: [...refunds.values()],
      recipients: [...recipients.values()],
      transfers: [...transfers.values()],
      disputes: [...disputes.values()],
      uploads: Object.fromEntries(uploads),
      webhooks,
    })
  })

  router.get('/idle', async (_request, response) => {
    await world.timers.idle()
    sendJson(response, 200, { done: true })
  })

  command('/reset', z.unknown(), () => {
    world.timers.clear()
    world.state = createState()
    openBalance(world)
  })

  command('/accounts', accountsBody, (accounts) => {
    for (const { bank_code, account_number, account_name } of accounts) {
      nameAccount(world, bank_code, account_number, account_name)
      if (!accountName(world, bank_code, account_number)) {
        notPossible('the bank code or the account number is not valid')
      }
    }
    return { accounts: accounts.length }
  })

  command('/charges', chargesBody, (charges) => {
    const ids = charges.map(({ refunds, ...past }) => {
      const isNew = !world.state.charges.has(past.reference)
      const charge = recordCharge(world, past)
      for (const refund of isNew ? refunds : []) {
        recordRefund(world, { charge, amount: refund.amount, merchant_note: refund.key })
      }
      return String(charge.id)
    })
    return { ids }
  })

  command('/transfers', transfersBody, (transfers) => {
    if (!transfers.every((past) => accountName(world, past.bank_code, past.account_number))) {
      notPossible('the bank code or the account number is not valid')
    }
    return { ids: transfers.map((past) => String(recordTransfer(world, past).id)) }
  })

  command('/charges/:subject/pay', payBody, (payment, reference) => {
    if (!completeCharge(world, chargeOf(reference), payment)) notPossible('it was paid before')
  })

  command('/charges/:subject/decline', z.unknown(), (_body, reference) =>
    refuseCharge(chargeOf(reference), 'Declined'),
  )

  // A bank may also claim a charge that was refunded or already has a dispute.
  command('/charges/:subject/dispute', disputeBody, (wanted, reference) => {
    const charge = chargeOf(reference)
    if (!isPaid(charge)) notPossible('no such paid charge')
    return { id: String(openDispute(world, charge, wanted).id) }
  })

  command('/refunds/:subject', z.object({ status: z.enum(REFUND_STATUSES) }), ({ status }, id) => {
    const refund = world.state.refunds.get(id) ?? notPossible('no such refund')
    setRefund(world, refund, status)
    return { status: refund.status }
  })

  const transferBody = z.object({ status: z.enum(TRANSFER_STATUSES) })
  command('/transfers/:subject', transferBody, ({ status }, reference) => {
    const transfer = world.state.transfers.get(reference) ?? notPossible('no such transfer')
    if (!setTransfer(world, transfer, status)) {
      notPossible(`${transfer.status} does not become ${status}`)
    }
  })

  const actionBody = z.object({ action: z.enum(['remind', 'win', 'lose', 'lapse']) })
  command('/disputes/:subject', actionBody, ({ action }, id) => {
    const dispute = world.state.disputes.get(id) ?? notPossible('no such dispute')
    if (action === 'remind') remindOfDispute(world, dispute)
    else if (action === 'win') winDispute(world, dispute)
    else loseDispute(world, dispute, action === 'lose' ? 'bank-accepted' : 'auto-accepted')
    return { status: dispute.status }
  })

  const balanceBody = z.object({ difference: z.int(), currency: text.default('NGN') })
  command('/balance', balanceBody, ({ difference, currency }) => {
    moveBalance(world, { currency, difference, model: 'Topup', row: '0', reason: 'By hand' })
    return { balance: balanceOf(world, currency) }
  })

  command('/failures', failuresBody, ({ mode, ...failure }) => {
    if (mode === 'none') world.state.failures = []
    else world.state.failures.push({ mode, ...failure })
    return { planned: world.state.failures.length }
  })

  command('/settings', settingsBody, ({ is_automatic, step_ms, ...rest }) => {
    const { settings } = world
    settings.isAutomatic = is_automatic ?? settings.isAutomatic
    settings.stepMs = step_ms ?? settings.stepMs
    settings.keepsReversedFee = rest.keeps_reversed_fee ?? settings.keepsReversedFee
    settings.confirmsTransfers = rest.confirms_transfers ?? settings.confirmsTransfers
  })

  command('/clock', clockBody, (move) => {
    moveClock(world, move)
    return { now: world.now() }
  })

  return router
}

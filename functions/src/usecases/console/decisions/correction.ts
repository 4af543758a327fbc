import * as z from 'zod/mini'
import { currencyCodeSchema } from '../../../contract/amount'
import { reasonSchema } from '../../../contract/api/console/console-change'
import { accounts } from '../../../contract/entities/money/ledger'
import { readPayout } from '../../../db/money/payouts'
import { correctLedger } from '../../money/ledger/correct-ledger'
import { explainBalance } from '../../money/ledger/explain-balance'
import { NOBODY } from '../../operators/own-side'
import { subjectOfChain } from '../subjects'
import { decision } from './decision'

const bodySchema = z.strictObject({
  currency: currencyCodeSchema,
  postings: z.array(z.strictObject({ account: z.string(), amount_minor: z.int() })),
  reason: reasonSchema,
})
type Body = z.output<typeof bodySchema>

/** Books what sets the ledger right. What it adds to a wallet can be paid out. */
export const correct = decision({
  role: 'money',
  fresh_sign_in: true,
  body: bodySchema,
  subject: subjectOfChain,
  second_person: {
    as: 'correct_ledger',
    stakeOf: async (_, id, { postings }: Body) => {
      const payout = await readPayout(id)
      if (!payout) return null
      const { vendor_id, ledger } = payout.data
      const added = postings.find(({ account }) => account === accounts.payable(vendor_id))
      const amount_minor = added?.amount_minor ?? 0
      if (amount_minor <= 0) return null
      const parties = { transaction_id: id, buyer_id: vendor_id, vendor_id }
      return { ...parties, version: ledger.count, amount_minor }
    },
    waiting: async () => [],
  },
  run: (deps, by, id, { currency, postings }: Body) =>
    correctLedger(deps, id, { currency, postings, by }),
})

/** Says why an entry of the provider's balance is no movement of a purchase or a payout. */
export const explain = decision({
  role: 'money',
  fresh_sign_in: false,
  body: z.strictObject({ reason: reasonSchema }),
  subject: async () => NOBODY,
  second_person: 'alone',
  run: explainBalance,
})

import * as z from 'zod/mini'
import { reasonSchema } from '../../../contract/api/console/console-change'
import { Refusal } from '../../../contract/api/errors'
import { readDeal } from '../../../db/orders/deals'
import { readVendor } from '../../../db/people/vendors'
import { recountProductStock } from '../../catalog/product/recount-product-stock'
import { recountFigures as recountAll } from '../../money/figures/count-figures'
import { recountSales as recountOf } from '../../money/sales/recount-sales'
import { NOBODY } from '../../operators/own-side'
import { carriedOn, commitDecision } from '../../operators/recorded'
import { recountDeal } from '../../orders/deal/recount-deal'
import { subjectOfGoods, subjectOfPerson } from '../subjects'
import { decision } from './decision'

const bodySchema = z.strictObject({ reason: reasonSchema })

/** Counts a store's sales figures again. */
export const recountSales = decision({
  role: 'money',
  fresh_sign_in: false,
  body: bodySchema,
  subject: subjectOfPerson,
  second_person: 'alone',
  run: async (deps, by, id) => {
    const asked = await commitDecision(deps, by, 'service/unavailable', async () => {
      if (!(await readVendor(id))) throw new Refusal(`There is no store ${id}.`)
      const entry = { action: 'recount-sales', subject: id, before: null, after: null }
      return { entry, result: undefined }
    })
    return carriedOn(asked, await recountOf(id))
  },
})

/** Counts a product's reserved units, or a deal's uses, again from the orders. */
export const recountStock = decision({
  role: 'money',
  fresh_sign_in: false,
  body: bodySchema,
  subject: subjectOfGoods,
  second_person: 'alone',
  run: async (deps, by, id) =>
    (await readDeal(id)) ? recountDeal(deps, id, by) : recountProductStock(deps, id, by),
})

/** Counts the console's figures of every day again; a run that ends early is continued by the job. */
export const recountFigures = decision({
  role: 'money',
  fresh_sign_in: false,
  body: bodySchema,
  subject: async () => NOBODY,
  second_person: 'alone',
  run: async (deps, by) => {
    const asked = await commitDecision(deps, by, 'service/unavailable', async () => {
      const entry = { action: 'recount-figures', subject: 'figures', before: null, after: null }
      return { entry, result: undefined }
    })
    return carriedOn(asked, await recountAll(deps))
  },
})

import * as z from 'zod/mini'
import { reasonSchema } from '../../../contract/api/endpoints/console-change'
import { Refusal } from '../../../contract/api/errors'
import { readVendor } from '../../../db/vendors/vendors'
import { recountFigures as recountAll } from '../../figures/count-figures'
import { carriedOn, commitDecision } from '../../operator/recorded'
import { recountSales as recountOf } from '../../vendor/recount-sales'
import { NOBODY } from '../own-side'
import { subjectOfPerson } from '../subjects'
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

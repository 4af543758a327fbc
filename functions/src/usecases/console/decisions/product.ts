import { consoleEndpoints } from '../../../contract/api/console/console'
import { readDeal } from '../../../db/orders/deals'
import { resolveReports } from '../../catalog/product/moderation/resolve-reports'
import { takedownProduct } from '../../catalog/product/moderation/takedown-product'
import { takedownDeal } from '../../orders/deal/takedown-deal'
import { subjectOfGoods } from '../subjects'
import { decisionOf } from './decision'

/** Takes a product or a deal down, or reinstates it. */
export const product = decisionOf(consoleEndpoints.product, {
  subject: subjectOfGoods,
  second_person: 'alone',
  run: async (deps, by, id, { action }) => {
    const takedown = (await readDeal(id)) ? takedownDeal : takedownProduct
    return takedown(deps, id, { ...by, is_down: action === 'takedown' })
  },
})

/** Ends the reports of a product or a deal. */
export const productReports = decisionOf(consoleEndpoints.productReports, {
  subject: subjectOfGoods,
  second_person: 'alone',
  run: (deps, by, id, { outcome }) => resolveReports(deps, id, { ...by, outcome }),
})

import { consoleEndpoints } from '../../../contract/api/console/console'
import { resolveReports } from '../../catalog/product/moderation/resolve-reports'
import { takedownProduct } from '../../catalog/product/moderation/takedown-product'
import { subjectOfProduct } from '../subjects'
import { decisionOf } from './decision'

/** Takes a product down, or reinstates it. */
export const product = decisionOf(consoleEndpoints.product, {
  subject: subjectOfProduct,
  second_person: 'alone',
  run: (deps, by, id, { action }) =>
    takedownProduct(deps, id, { ...by, is_down: action === 'takedown' }),
})

/** Ends the reports of a product. */
export const productReports = decisionOf(consoleEndpoints.productReports, {
  subject: subjectOfProduct,
  second_person: 'alone',
  run: (deps, by, id, { outcome }) => resolveReports(deps, id, { ...by, outcome }),
})

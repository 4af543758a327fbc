import { decideCase } from './case'
import { accept, attribute, contest } from './chargeback'
import { confirm, drop } from './confirm'
import { correct, explain } from './correction'
import { recountFigures, recountSales, recountStock } from './counts'
import { hold } from './hold'
import { carrierCharge, requeue, resolveUnplaced } from './money'
import { grantOperator, revokeOperator } from './operators'
import { product, productReports } from './product'
import { closeMonth, setTax, turnSwitch } from './site'
import { store } from './store'
import { announce, answer, closeReport, closeWithout, email, maintain, note } from './support'
import { retry } from './task'

/** Everything that operators decide, by the name of its endpoint; the last ones have none. */
export const DECISIONS = {
  decide: decideCase,
  confirm,
  drop,
  acceptChargeback: accept,
  contestChargeback: contest,
  attributeChargeback: attribute,
  retry,
  hold,
  carrierCharge,
  requeue,
  resolveUnplaced,
  store,
  giveEmail: email,
  product,
  productReports,
  closeReport,
  turnSwitch,
  closeMonth,
  setTax,
  answer,
  close: closeWithout,
  note,
  announce,
  correct,
  explain,
  recountSales,
  recountStock,
  recountFigures,
  maintain,
  grantOperator,
  revokeOperator,
}
export type DecisionName = keyof typeof DECISIONS

import type { LookReason } from '../../../contract/entities/console/audit'
import type { Deps } from '../../deps'
import { requireTicket } from '../../messaging/support/answer-ticket'
import { showPack } from '../../money/chargeback/show-pack'
import type { NamedAccount } from '../../money/payment/read-redirect'
import type { Acting } from '../../operators/acting'
import { logLook } from '../../operators/log-look'
import { requireNotOwn, type Subject } from '../../operators/own-side'
import { showReport } from '../conversation-report'
import { showCase, showEvidence } from '../show-case'
import { showPerson } from '../show-person'
import { showRedirect } from '../show-redirect'
import { showReportedProduct } from '../show-reported-product'
import {
  subjectOfAccount,
  subjectOfCase,
  subjectOfCharge,
  subjectOfGoods,
  subjectOfReport,
  subjectOfTask,
  subjectOfTicket,
} from '../subjects'

type Given = { id: string }

/** One thing about a person that an operator can look at. */
type Look<Params extends Given, Result> = {
  /** As the audit log says it. */
  action: string
  subject: (id: string) => Promise<Subject>
  show: (deps: Deps, params: Params) => Promise<Result>
}

const look = <Params extends Given, Result>(row: Look<Params, Result>): Look<Params, Result> => row

/** Everything about people that operators look at, by the name of its endpoint. */
export const LOOKS = {
  case: look({
    action: 'case',
    subject: subjectOfCase,
    show: (deps, { id }) => showCase(deps, id),
  }),
  evidence: look({
    action: 'evidence',
    subject: subjectOfCase,
    show: (deps, params: Given & { image: string }) => showEvidence(deps, params),
  }),
  chargebackPack: look({
    action: 'chargeback-pack',
    subject: subjectOfCharge,
    show: (deps, { id, chargeback_id }: Given & { chargeback_id: string }) =>
      showPack(deps, id, chargeback_id),
  }),
  refundAccount: look({
    action: 'refund-account',
    subject: subjectOfTask,
    show: (deps, params: Given & NamedAccount) => showRedirect(deps, params),
  }),
  person: look({
    action: 'person',
    subject: subjectOfAccount,
    show: (_, { id }) => showPerson(id),
  }),
  reportedProduct: look({
    action: 'reported-product',
    subject: subjectOfGoods,
    show: (deps, { id }) => showReportedProduct(deps, id),
  }),
  report: look({
    action: 'conversation',
    subject: subjectOfReport,
    show: (_, { id }) => showReport(id),
  }),
  ticket: look({
    action: 'ticket',
    subject: subjectOfTicket,
    show: async (_, { id }) => (await requireTicket(id)).data,
  }),
}
export type LookName = keyof typeof LOOKS

type ParamsOf<Name extends LookName> =
  (typeof LOOKS)[Name] extends Look<infer Params, infer _> ? Params : never
type ResultOf<Name extends LookName> =
  (typeof LOOKS)[Name] extends Look<infer _, infer Result> ? Result : never

/**
 * An operator looks at something about people: not at their own. The look is logged before anything
 * is read.
 * @throws AppError `operator/own-case`, and what the look itself refuses
 */
export const lookAt = async <Name extends LookName>(
  deps: Deps,
  acting: Acting,
  name: Name,
  { why, ...params }: ParamsOf<Name> & { why: LookReason },
): Promise<ResultOf<Name>> => {
  const row = LOOKS[name] as unknown as Look<Given, ResultOf<Name>>
  const given = params as unknown as Given
  await requireNotOwn(acting.uid, await row.subject(given.id))
  await logLook(deps, acting, { action: row.action, subject: given.id, why })
  return row.show(deps, given)
}

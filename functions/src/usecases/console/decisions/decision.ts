import type * as z from 'zod/mini'
import type { BodyOf, Endpoint, ResponseOf } from '../../../contract/api/endpoint'
import type { CaseDecision, SharedDecision } from '../../../contract/entities/console/case-decision'
import type { OperatorRole } from '../../../contract/entities/console/operator'
import type { Deps } from '../../deps'
import type { Deciding } from '../../operators/acting'
import type { Subject } from '../../operators/own-side'
import type { By, Recorded } from '../../operators/recorded'

/** What a decision moves by a person's choice, as it stands now. */
export type Stake = Pick<
  CaseDecision,
  | 'transaction_id'
  | 'buyer_id'
  | 'vendor_id'
  | 'version'
  | 'amount_minor'
  | 'outcome'
  | 'refund_minor'
  | 'cost_by'
  | 'goods'
  | 'account'
> & {
  /** Two people decide, whatever the amount. */
  always_two?: boolean
  /** What the decision is called, where it isn't what its row says. */
  as?: SharedDecision
}

/** How a decision waits for a second person if it moves too much for one. */
type Sharing<Body, Result> = {
  as: SharedDecision
  /** Null if nothing leaves by it. Refuses what can't be decided, before anything is written. */
  stakeOf: (deps: Deps, id: string, body: Body) => Promise<Stake | null>
  /** What the first person is answered. */
  waiting: (stake: Stake) => Promise<Result>
}

/** One thing that an operator can decide: a row of the table. */
export type Decision<Body, Result> = {
  role: OperatorRole
  fresh_sign_in: boolean
  body: z.ZodMiniType<Body>
  /** Whose it is: they don't decide it themselves. */
  subject: (id: string, body: Body, acting: Deciding) => Promise<Subject>
  /** `alone`: no money leaves by it. */
  second_person: 'alone' | Sharing<Body, Result>
  /** Carries it out, with its entry of the audit log in the same commit. */
  run: (deps: Deps, by: By, id: string, body: Body) => Promise<Recorded<Result>>
}

/** Checks that a row is whole, and keeps its types. */
export const decision = <Body, Result>(row: Decision<Body, Result>): Decision<Body, Result> => row

/** A row whose role, sign-in, body and response are those of an endpoint. */
export const decisionOf = <E extends Endpoint>(
  { operator = 'owner', needs_fresh_sign_in, body }: E,
  row: Omit<Decision<BodyOf<E>, ResponseOf<E>>, 'role' | 'fresh_sign_in' | 'body'>,
): Decision<BodyOf<E>, ResponseOf<E>> => ({
  role: operator,
  fresh_sign_in: needs_fresh_sign_in === true,
  // An endpoint's schema is one of `zod/mini`; its type says only what it gives.
  body: body as unknown as z.ZodMiniType<BodyOf<E>>,
  ...row,
})

/** What the first person is answered who proposed a decision. */
export const WAITS = { done: true, state: 'waiting' } as const

/** The reason that a body has; decisions without one name theirs themselves. */
export const reasonIn = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'reason' in body ? String(body.reason) : ''

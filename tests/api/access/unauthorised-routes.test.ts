import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { statusOf } from '../../../functions/src/contract/api/errors'
import { mayAs, type OperatorRole } from '../../../functions/src/contract/entities/console/operator'
import { revokeOperator } from '../../../functions/src/usecases/operators/grant-operator'
import { type Api, startApi } from '../../support/api-server'
import { countedTest } from '../../support/counts'
import { type Person, signInWithToken, signUp, signUpOperator } from '../../support/people'
import { signUpByPhone } from '../../support/phones'
import { bodyFor, fitsSchema, pathOf, ROUTE_ROWS, type RouteRow } from '../../support/route-cells'
import { NAMED_ROUTES, outcomeOf } from '../../support/route-outcomes'
import { signUpVendor } from '../../support/stores'

let api: Api
const people: Record<string, Pick<Person, 'token'>> = {}
const uidOf = (person: Pick<Person, 'token'>) => (person as Person).uid

beforeAll(async () => {
  api = await startApi()
  people.user = await signUp()
  people.unverified = await signUp({ email_verified: false })
  // Has the role in the user record only: a vendor's routes need the claim in the token.
  people.claimless = await signUp({ record: false, roles: ['user'] })
  people.vendor = await signUpVendor()
  people.other_vendor = await signUpVendor()
  people.owner = await signUpOperator(api.deps, 'owner')
  people.by_phone = await signUpByPhone(api.deps)
  people.operator_by_phone = {
    token: await signInWithToken(await api.deps.identity.phoneToken(uidOf(people.owner))),
  }
  people.support = await signUpOperator(api.deps, 'support')
  const removed = await signUpOperator(api.deps, 'owner')
  const decision = { operator: 'ops@oja.example', reason: 'left the team' }
  // The token was issued before, and its claim goes on for an hour.
  await revokeOperator(api.deps, removed.email, decision)
  people.removed_operator = removed
  people.forged = { token: `${people.user.token.slice(0, -4)}AAAA.` }
  people.garbage = { token: 'not.a.token' }
})
afterAll(() => api.close())

const ACTORS = [
  'signed_out',
  'garbage',
  'forged',
  'user',
  'unverified',
  'claimless',
  'vendor',
  'other_vendor',
  'owner',
  'support',
  'removed_operator',
  'by_phone',
  'operator_by_phone',
] as const
type ActorName = (typeof ACTORS)[number]

const IS_VENDOR: readonly ActorName[] = ['vendor', 'other_vendor']
const OPERATORS: Partial<Record<ActorName, OperatorRole>> = { owner: 'owner', support: 'support' }
/** They signed in by a phone number alone, on a device that nothing is known of. */
const BY_PHONE: readonly ActorName[] = ['by_phone', 'operator_by_phone']
const HAS_NO_TOKEN: readonly ActorName[] = ['signed_out', 'garbage', 'forged']

/** The error code that `auth` causes for this actor; undefined if the actor is let in. */
const refusalOf = ({ row }: RouteRow, actor: ActorName): string | undefined => {
  if (row.auth === 'public') return undefined
  if (row.auth === 'provider') return 'payment/bad-signature'
  if (row.auth === 'operator') {
    const role = OPERATORS[actor]
    if (!role) return 'request/not-found'
    return mayAs(role, row.operator ?? 'owner') ? undefined : 'auth/forbidden'
  }
  if (actor === 'signed_out') return 'auth/missing-token'
  if (HAS_NO_TOKEN.includes(actor)) return 'auth/invalid-token'
  if (row.auth === 'vendor' && !IS_VENDOR.includes(actor)) return 'auth/vendor-required'
  if (row.needs_more_than_phone && BY_PHONE.includes(actor)) return 'auth/more-than-phone'
  return undefined
}

/** Endpoints that would end the actor's own session or account halfway through the table. */
const ENDS_ACTOR = new Set(['users.updatePassword', 'users.delete', 'users.update'])

const callAs = (route: RouteRow, actor: ActorName) =>
  api.call(route.row.method, pathOf(route.row), {
    as: people[actor],
    body: bodyFor(route),
    headers: { 'idempotency-key': `${route.name}-${actor}` },
  })

describe('the table of routes', () => {
  test('has a fitting body for every row: a row without one is a row without a test', () => {
    const unfit = ROUTE_ROWS.filter((route) => !fitsSchema(route)).map(({ name }) => name)
    expect(unfit).toEqual([])
  })

  test('has every row of which an outcome is known', () => {
    const routes = ROUTE_ROWS.map(({ name }) => name)
    expect(NAMED_ROUTES.filter((name) => !routes.includes(name))).toEqual([])
  })

  test('is all that is served: what is not listed is not found', async () => {
    const paths = ['/users', '/admin', '/vendors', '/transactions/', '/public', '/../config']
    for (const path of paths) {
      const response = await api.call('GET', path, { as: people.vendor })
      expect([path, response.status, response.error?.code]).toEqual([
        path,
        404,
        'request/not-found',
      ])
    }
  })
})

describe('the routes of operators', () => {
  test('are not found with another method, and are in no public document', async () => {
    const response = await api.call('DELETE', '/console/me', { as: people.vendor })
    expect([response.status, response.error?.code]).toEqual([404, 'request/not-found'])
    expect((await api.call('GET', '/openapi.json')).text).not.toContain('console')
  })

  test('name the least role of each', () => {
    const unnamed = ROUTE_ROWS.filter(({ row }) => row.auth === 'operator' && !row.operator)
    expect(unnamed).toEqual([])
  })
})

describe.each(ROUTE_ROWS)('$name ($row.method $row.path)', (route) => {
  for (const actor of ACTORS) {
    const refusal = refusalOf(route, actor)
    if (refusal === undefined && ENDS_ACTOR.has(route.name)) continue
    countedTest('R5', `${refusal ? `refuses ${actor}` : `lets ${actor} in`}`, async () => {
      const response = await callAs(route, actor)
      if (refusal) {
        expect(response.error?.code).toBe(refusal)
        if (refusal === 'request/not-found') expect(response.status).toBe(404)
        expect(response.data).toBeUndefined()
      } else {
        const code = outcomeOf(route.name, actor)
        expect([response.status, response.error?.code]).toEqual([code ? statusOf(code) : 200, code])
      }
    })
  }
})

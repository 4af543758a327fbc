import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { consoleEndpoints } from '../../../functions/src/contract/api/console/console'
import { supportEndpoints } from '../../../functions/src/contract/api/messaging/support'
import { mayAs, OPERATOR_ROLES } from '../../../functions/src/contract/entities/console/operator'
import { MINUTE_MS, SECOND_MS } from '../../../functions/src/contract/time'
import { decide } from '../../../functions/src/usecases/console/decisions/decide'
import {
  DECISIONS,
  type DecisionName,
} from '../../../functions/src/usecases/console/decisions/table'
import { LOOKS } from '../../../functions/src/usecases/console/looks/looks'
import type { Deciding } from '../../../functions/src/usecases/operators/acting'
import { openTestApi, type TestApi } from '../../support/test-api'

const ENDPOINTS = { ...consoleEndpoints, ...supportEndpoints }

/** What is about nobody: lists and figures, and a search, which opens nothing. */
const ABOUT_NOBODY = [
  ...['me', 'queue', 'find', 'switches', 'audit', 'auditExport', 'tax', 'draft'],
  ...['months', 'month', 'monthFile', 'figureDays', 'figureMonths'],
]
const NAMES = Object.keys(DECISIONS) as DecisionName[]

test('every endpoint of the console is a decision, a look, or about nobody', () => {
  const known = [...Object.keys(DECISIONS), ...Object.keys(LOOKS), ...ABOUT_NOBODY]
  expect(Object.keys(ENDPOINTS).filter((name) => !known.includes(name))).toEqual([])
  const withId = Object.entries(ENDPOINTS).filter(([, { path }]) => path.includes('{id}'))
  expect(withId.map(([name]) => name).filter((name) => ABOUT_NOBODY.includes(name))).toEqual([])
})

test('a decision asks for the role and the sign-in of its endpoint', () => {
  for (const [name, row] of Object.entries(DECISIONS)) {
    const endpoint = Object.entries(ENDPOINTS).find(([known]) => known === name)?.[1]
    if (!endpoint) continue
    expect([name, row.role, row.fresh_sign_in]).toEqual([
      name,
      endpoint.operator,
      endpoint.needs_fresh_sign_in === true,
    ])
  }
})

test('every decision by which money leaves can wait for a second person', () => {
  const shared = NAMES.filter((name) => DECISIONS[name].second_person !== 'alone')
  expect(shared.sort()).toEqual([
    'acceptChargeback',
    'attributeChargeback',
    'correct',
    'decide',
    'hold',
    'retry',
  ])
})

describe('a decision', () => {
  let testApi: TestApi
  beforeAll(async () => {
    testApi = await openTestApi()
  })
  afterAll(() => testApi.close())

  const decideAs = (acting: Omit<Deciding, 'uid'>, name: DecisionName) =>
    decide(testApi.deps, { uid: 'nobody-at-all', ...acting }, name, 'a'.repeat(20), {
      reason: 'a reason of length',
      subject: { type: 'person', id: 'x' },
    } as never).then(
      () => 'success',
      (error) => String(error.code ?? error),
    )
  const signedIn = (minutes: number) => ({
    auth_time: (testApi.deps.identity.now() - minutes * MINUTE_MS) / SECOND_MS,
    has_second_factor: false,
  })

  test.each(NAMES)('%s is refused to a lower role and to an old sign-in', async (name) => {
    const row = DECISIONS[name]
    for (const role of OPERATOR_ROLES) {
      const isLower = !mayAs(role, row.role)
      if (isLower) {
        expect(await decideAs({ role, signed_in: signedIn(1) }, name)).toBe('auth/forbidden')
      } else if (row.fresh_sign_in) {
        const old = await decideAs({ role, signed_in: signedIn(16) }, name)
        expect([role, old]).toEqual([role, 'auth/recent-login-required'])
      }
    }
  })
})

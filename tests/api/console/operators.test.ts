import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AuditEntry, AuditRoot } from '../../../functions/src/contract/entities/console/audit'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { COLLECTIONS } from '../../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { collectionOf } from '../../../functions/src/db/firestore'
import {
  grantOperator,
  revokeOperator,
} from '../../../functions/src/usecases/operators/grant-operator'
import { requireFreshSignIn } from '../../../functions/src/usecases/operators/require-fresh-sign-in'
import { sealAudit } from '../../../functions/src/usecases/operators/seal-audit'
import { turnSwitch } from '../../../functions/src/usecases/switches/turn-switch'
import { type Person, signIn, signUp, signUpOperator } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'

const BY = { operator: 'ops@oja.example', reason: 'joins the team' }

let testApi: TestApi
let owner: Person

beforeAll(async () => {
  testApi = await openTestApi()
  owner = await signUpOperator(testApi.deps, 'owner')
})
afterAll(() => testApi.close())

const me = (as: Pick<Person, 'token'>) =>
  testApi.call<{ role: string }>('GET', '/console/me', { as })

describe('an operator', () => {
  test('is out at once when the role is taken, whatever the token says (case 57)', async () => {
    const person = await signUpOperator(testApi.deps, 'money')
    expect((await me(person)).data.role).toBe('money')
    await revokeOperator(testApi.deps, person.email, BY)
    const response = await me(person)
    expect([response.status, codeOf(response)]).toEqual([404, 'request/not-found'])
    await expect(revokeOperator(testApi.deps, person.email, BY)).rejects.toThrow('is no operator')
  })

  test('is what both the token and the register say, the lesser of the two', async () => {
    const person = await signUpOperator(testApi.deps, 'owner')
    await grantOperator(testApi.deps, person.email, { ...BY, role: 'support' })
    expect((await me(person)).data.role).toBe('support')
    await grantOperator(testApi.deps, person.email, { ...BY, role: 'owner' })
    const lesser = await signIn(person.email)
    expect((await me({ token: lesser })).data.role).toBe('owner')
  })

  test('has a verified address, an account and keeps the other roles', async () => {
    const unverified = await signUp({ email_verified: false })
    await expect(
      grantOperator(testApi.deps, unverified.email, { ...BY, role: 'owner' }),
    ).rejects.toThrow('not verified')
    await expect(
      grantOperator(testApi.deps, 'nobody@oja.example', { ...BY, role: 'owner' }),
    ).rejects.toMatchObject({ code: 'user/not-found' })
    const vendor = await testApi.vendor()
    await grantOperator(testApi.deps, vendor.email, { ...BY, role: 'support' })
    expect(await testApi.deps.identity.account(vendor.uid)).toMatchObject({
      roles: ['user', 'vendor'],
      operator: 'support',
    })
  })

  test('decides about money with a sign-in of the last 15 minutes and the second factor', () => {
    const now = testApi.deps.identity.now()
    const signedIn = (minutes: number, has_second_factor = false) => ({
      auth_time: (now - minutes * MINUTE_MS) / 1_000,
      has_second_factor,
    })
    const identity = { ...testApi.deps.identity, now: () => now }
    const check = (caller: ReturnType<typeof signedIn>, needs_second_factor = false) =>
      requireFreshSignIn({ identity, needs_second_factor }, caller)
    expect(() => check(signedIn(14))).not.toThrow()
    expect(() => check(signedIn(16))).toThrow('Please log in again')
    expect(() => check(signedIn(1), true)).toThrow('second factor')
    expect(() => check(signedIn(1, true), true)).not.toThrow()
  })
})

const entriesOf = async (operator: string): Promise<AuditEntry[]> =>
  (await readOpsDecisions(1_000))
    .filter((entry) => entry.operator === operator)
    .toSorted((a, b) => a.sequence - b.sequence)

const turn = (operator: string, is_on: boolean) =>
  turnSwitch(testApi.deps, 'uploads', { operator, reason: 'an incident', is_on })

describe('the audit log', () => {
  test('is one chain per operator and day, also of what happens at the same time', async () => {
    const operator = 'chain/of one@oja.example'
    await Promise.all([turn(operator, false), turn(operator, true), turn(operator, false)])
    const entries = await entriesOf(operator)
    expect(entries.map(({ sequence }) => sequence)).toEqual([0, 1, 2])
    expect(entries[0]?.previous_hash).toBeNull()
    expect(entries[2]?.previous_hash).toBe(entries[1]?.hash)
    expect(entries[2]).toMatchObject({ action: expect.stringContaining('switch-') })
    testApi.passTime(DAY_MS)
    await turn(operator, true)
    const [next] = (await entriesOf(operator)).filter(({ day }) => day !== entries[0]?.day)
    expect(next).toMatchObject({ sequence: 0, previous_hash: null, after: { off: [] } })
  })

  test('is exported up to the last sealed day, and today is open (case 69)', async () => {
    const today = lagosDayOf(testApi.clock())
    await turn('today@oja.example', true)
    const sealed = await sealAudit(testApi.deps)
    expect(sealed.length).toBeGreaterThan(0)
    expect(sealed.map(({ day }) => day)).not.toContain(today)
    expect(await sealAudit(testApi.deps)).toEqual([])
    const whole = { from: '2000-01-01', until: '2999-12-31' }
    const file = await testApi.call(
      'GET',
      `/console/audit/export?from=${whole.from}&until=${whole.until}`,
      { as: owner },
    )
    expect(file.text).toContain(sealed[0]?.root)
    expect(file.text).toContain('chain/of one@oja.example')
    expect(file.text).not.toContain('today@oja.example')
    const open = await testApi.call<{ root: AuditRoot | null; entries: AuditEntry[] }>(
      'GET',
      '/console/audit',
      { as: owner },
    )
    expect(open.data.root).toBeNull()
    expect(open.data.entries.map(({ operator }) => operator)).toContain('today@oja.example')
    testApi.passTime(DAY_MS)
    const [next] = await sealAudit(testApi.deps)
    expect(next).toMatchObject({ day: today, previous_root: sealed.at(-1)?.root })
  })

  test('says which day somebody changed', async () => {
    const [entry] = await entriesOf('chain/of one@oja.example')
    if (!entry) throw new Error('no entry')
    await collectionOf<AuditEntry>(COLLECTIONS.opsDecisions)
      .doc(entry.id)
      .update({ reason: 'something harmless' })
    const broken = await testApi.call<{ problems: string[] }>(
      'GET',
      `/console/audit?day=${entry.day}`,
      { as: owner },
    )
    expect(broken.data.problems).toEqual([`${entry.chain} breaks at entry ${entry.sequence}`])
  })

  test('is read by owners alone', async () => {
    const money = await signUpOperator(testApi.deps, 'money')
    expect(codeOf(await testApi.call('GET', '/console/audit', { as: money }))).toBe(
      'auth/forbidden',
    )
  })
})

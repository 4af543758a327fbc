import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OperatorRole } from '../../../functions/src/contract/entities/console/operator'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { readOperator } from '../../../functions/src/db/console/operators'
import { latestAnnouncements } from '../../../functions/src/db/messaging/announcements'
import { giveRole } from '../../../functions/src/usecases/operators/grant-operator'
import { announcementCommands } from '../../../tools/ops/announcements'
import { operatorCommands } from '../../../tools/ops/operator'
import { type Person, signUp, signUpOperator } from '../../support/people'
import { clearDatabase, openTestApi, type TestApi } from '../../support/test-api'

let testApi: TestApi

beforeAll(async () => {
  testApi = await openTestApi()
})
beforeEach(clearDatabase)
afterAll(() => testApi.close())

const REASON = 'The team changes.'
const run = (action: 'grant' | 'revoke', address: string, options: Record<string, string>) =>
  operatorCommands.operator(
    { command: 'operator', subjects: [action, address], options: { reason: REASON, ...options } },
    testApi.deps,
  )
const grant = ({ email }: Pick<Person, 'email'>, role: OperatorRole, by: string) =>
  run('grant', email, { role, by })
const roleOf = async ({ uid }: Person) =>
  (await testApi.deps.identity.account(uid))?.operator ?? null

describe('a role, by the command line', () => {
  test('is given to the first owner by nobody who is one, and to others by owners alone', async () => {
    const [first, second] = [await signUp(), await signUp()]
    await grant(first, 'owner', 'ops@oja.example')
    expect(await roleOf(first)).toBe('owner')
    await expect(grant(second, 'support', 'ops@oja.example')).rejects.toThrow('is no operator')
    await grant(second, 'money', first.email)
    expect(await roleOf(second)).toBe('money')
    expect(await readOpsDecisions(1, second.uid)).toMatchObject([
      { action: 'grant-operator:money', operator: first.uid, reason: REASON },
    ])
    const third = await signUp()
    await expect(grant(third, 'support', second.email)).rejects.toMatchObject({
      code: 'auth/forbidden',
    })
    expect(await roleOf(third)).toBeNull()
  })

  test('waits for another owner where there are two, and opens nothing until then', async () => {
    const [ada, bola] = [
      await signUpOperator(testApi.deps, 'owner'),
      await signUpOperator(testApi.deps, 'owner'),
    ]
    const person = await signUp()
    expect((await grant(person, 'money', ada.email))[0]).toContain('waits for another owner')
    expect(await roleOf(person)).toBeNull()
    const me = await testApi.call('GET', '/console/me', { as: person })
    expect(me.status).toBe(404)
    expect(await readOpsDecisions(1, person.uid)).toMatchObject([
      { action: 'propose-operator:money', operator: ada.uid, after: { state: 'waiting' } },
    ])
    await expect(grant(person, 'money', ada.email)).rejects.toMatchObject({
      code: 'operator/other-person',
    })
    // Another role is another proposal.
    expect((await grant(person, 'owner', bola.email))[0]).toContain('waits for another owner')
    expect((await grant(person, 'owner', ada.email))[0]).toContain('is an operator')
    expect(await roleOf(person)).toBe('owner')
    expect(await readOpsDecisions(1, person.uid)).toMatchObject([
      { action: 'grant-operator:owner', operator: ada.uid, reason: REASON },
    ])
  })

  test('is not confirmed by whom the first one made an owner lately', async () => {
    const ada = await signUpOperator(testApi.deps, 'owner')
    const friend = await signUp()
    await grant(friend, 'owner', ada.email)
    const person = await signUp()
    expect((await grant(person, 'money', ada.email))[0]).toContain('waits for another owner')
    await expect(grant(person, 'money', friend.email)).rejects.toMatchObject({
      code: 'operator/other-person',
    })
    expect(await roleOf(person)).toBeNull()
  })

  test('that another owner takes meanwhile isn’t given back by one', async () => {
    const [ada, bola] = [
      await signUpOperator(testApi.deps, 'owner'),
      await signUpOperator(testApi.deps, 'owner'),
    ]
    const person = await signUpOperator(testApi.deps, 'money')
    let isTaken = false
    /** Runs between what the commit reads and what it writes. */
    const also = async () => {
      if (isTaken) return
      isTaken = true
      await run('revoke', person.email, { by: bola.email })
    }
    const by = { operator: ada.uid, reason: REASON, also }
    const { result } = await giveRole(testApi.deps, person.email, { ...by, role: 'support' })
    expect([isTaken, result.state]).toEqual([true, 'waiting'])
    expect((await readOperator(person.uid))?.data.revoked_at).not.toBeNull()
    expect(await roleOf(person)).toBeNull()
  })

  test('is nobody’s own to give or take, and is taken by one owner at once', async () => {
    const [ada, bola] = [
      await signUpOperator(testApi.deps, 'owner'),
      await signUpOperator(testApi.deps, 'owner'),
    ]
    const isOwn = { code: 'operator/own-case' }
    await expect(grant(ada, 'owner', ada.email)).rejects.toMatchObject(isOwn)
    await expect(run('revoke', ada.email, { by: ada.email })).rejects.toMatchObject(isOwn)
    await run('revoke', bola.email, { by: ada.email })
    expect(await roleOf(bola)).toBeNull()
    expect(await readOpsDecisions(1, bola.uid)).toMatchObject([
      { action: 'revoke-operator', operator: ada.uid },
    ])
  })
})

describe('an announcement, by the command line', () => {
  const options = { title: 'New fees', text: 'From 1 March on.' }
  const announce = (more: Record<string, string>) =>
    announcementCommands.announce(
      { command: 'announce', subjects: [], options: { ...options, ...more } },
      testApi.deps,
    )
  const wordFor = async (by: string) =>
    / --confirm (\w+) /.exec((await announce({ by })).join(' '))?.[1] ?? ''

  test('is an owner’s, and in the audit log as theirs', async () => {
    const owner = await signUpOperator(testApi.deps, 'owner')
    const confirm = await wordFor(owner.email)
    await announce({ by: owner.email, confirm })
    const [published] = await latestAnnouncements(10)
    expect(published).toMatchObject({ title: 'New fees' })
    expect(await readOpsDecisions(1, published?.id)).toMatchObject([
      { action: 'announce', operator: owner.uid },
    ])
  })

  test.each(['support', 'money', null] as const)('is refused to %s', async (role) => {
    const person = role ? await signUpOperator(testApi.deps, role) : await signUp()
    const confirm = await wordFor(person.email)
    await expect(announce({ by: person.email, confirm })).rejects.toThrow()
    expect(await latestAnnouncements(10)).toEqual([])
  })
})

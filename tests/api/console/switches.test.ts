import { getAuth } from 'firebase-admin/auth'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Switch } from '../../../functions/src/contract/entities/console/switches'
import type { Payout } from '../../../functions/src/contract/entities/money/wallet'
import { PAYMENT_CHANNELS } from '../../../functions/src/contract/entities/orders/transaction'
import { storagePaths } from '../../../functions/src/contract/paths'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import { readOpsDecisions } from '../../../functions/src/db/audit-log'
import { readRefusedUpload } from '../../../functions/src/db/catalog/refused-uploads'
import { firebaseApp } from '../../../functions/src/db/firebase-app'
import { readPayout } from '../../../functions/src/db/money/payouts'
import { readSwitches } from '../../../functions/src/db/switches'
import { onUploadFinalized } from '../../../functions/src/triggers/on-upload-finalized'
import { turnSwitch } from '../../../functions/src/usecases/switches/turn-switch'
import { setTransfer } from '../../../tools/paystack-simulator/transfers'
import { signUp } from '../../support/people'
import { codeOf, openTestApi, type TestApi } from '../../support/test-api'
import { photograph, upload } from '../../support/upload'

let testApi: TestApi
let keys = 0

beforeAll(async () => {
  testApi = await openTestApi()
  // Without the cache, so that a turned switch shows at once.
  testApi.deps.switchedOff = async () => new Set((await readSwitches())?.data.off)
})
afterAll(() => testApi.close())

const turn = (name: Switch, is_on: boolean) =>
  turnSwitch(testApi.deps, name, { operator: 'ops@oja.example', reason: 'an incident', is_on })

afterEach(async () => {
  for (const name of (await readSwitches())?.data.off ?? []) await turn(name, true)
})

describe('checkouts that are off', () => {
  test('reserve nothing and charge nothing, and go on once they are on', async () => {
    const [buyer, product] = [await testApi.buyer(), await testApi.product(await testApi.vendor())]
    const charges = testApi.simulator.world.state.charges.size
    await turn('checkouts', false)
    const refused = await testApi.tryToBuy(buyer, product)
    expect([refused.status, codeOf(refused)]).toEqual([503, 'transaction/paused'])
    expect((await testApi.readProduct(product)).available_items).toBe(product.available_items)
    expect(testApi.simulator.world.state.charges.size).toBe(charges)
    await turn('checkouts', true)
    expect(codeOf(await testApi.tryToBuy(buyer, product))).toBe('success')
  })

  test('let an order be paid that was placed before', async () => {
    const [buyer, product] = [await testApi.buyer(), await testApi.product(await testApi.vendor())]
    const transaction = await testApi.buy(buyer, product)
    await turn('checkouts', false)
    testApi.pay(transaction, { is_silent: true })
    expect((await testApi.verify(buyer, transaction)).data.state).toBe('paid')
  })
})

test.each(PAYMENT_CHANNELS)('%s that is off is refused, and the others work', async (channel) => {
  const [buyer, product] = [await testApi.buyer(), await testApi.product(await testApi.vendor())]
  const [another] = PAYMENT_CHANNELS.filter((one) => one !== channel)
  await turn(channel, false)
  const refused = await testApi.tryToBuy(buyer, product, { channel })
  expect([refused.status, codeOf(refused)]).toEqual([503, 'payment/channel-paused'])
  expect(codeOf(await testApi.tryToBuy(buyer, product, { channel: another }))).toBe('success')
})

describe('payouts that are off', () => {
  const payOut = (vendor: Awaited<ReturnType<TestApi['vendor']>>, amount_minor: number) => {
    keys += 1
    return testApi.call<Payout>('POST', '/vendors/payouts', {
      as: vendor,
      body: { amount_minor },
      headers: { 'idempotency-key': `switch-${keys}` },
    })
  }
  const earning = async (account?: string) => {
    const [buyer, vendor] = [await testApi.buyer(), await testApi.vendor(account)]
    const transaction = await testApi.paid(buyer, await testApi.product(vendor))
    await testApi.done(buyer, transaction, 'approve')
    testApi.passTime(DAY_MS + 1_000)
    await testApi.drain()
    return vendor
  }

  test('are refused, and hold back a transfer that was requested before', async () => {
    const vendor = await earning()
    const { data: payout } = await payOut(vendor, 100_000)
    await turn('payouts', false)
    expect(codeOf(await payOut(vendor, 100_000))).toBe('payout/paused')
    const transfers = testApi.simulator.world.state.transfers.size
    await testApi.drain()
    expect(testApi.simulator.world.state.transfers.size).toBe(transfers)
    expect((await readPayout(payout.id))?.data.state).toBe('requested')
    await turn('payouts', true)
    testApi.passTime(HOUR_MS)
    await testApi.drain()
    expect((await readPayout(payout.id))?.data.state).toBe('paid')
  })

  test('let a transfer conclude that is on its way, and start no new one (case 70)', async () => {
    // The bank of this account doesn't answer by itself.
    const vendor = await earning('0000000007')
    const { data: payout } = await payOut(vendor, 100_000)
    await testApi.drain()
    expect((await readPayout(payout.id))?.data.state).toBe('sent')
    await turn('payouts', false)
    const { transfers } = testApi.simulator.world.state
    const transfer = transfers.get(payout.reference)
    if (!transfer) throw new Error('no transfer')
    setTransfer(testApi.simulator.world, transfer, 'success')
    await testApi.drain()
    expect((await readPayout(payout.id))?.data.state).toBe('paid')
    expect(codeOf(await payOut(vendor, 100_000))).toBe('payout/paused')
    await turn('payouts', true)
  })
})

test('uploads that are off are removed unread, and their owner reads why', async () => {
  const vendor = await testApi.vendor()
  const path = storagePaths.productImage(vendor.uid, testApi.deps.ids(), 'one.jpg')
  await turn('uploads', false)
  await upload(path, await photograph(), 'image/jpeg')
  await onUploadFinalized(testApi.deps, path)
  expect(await testApi.deps.objects.find(path)).toBeUndefined()
  expect((await readRefusedUpload(vendor.uid, path))?.reason).toBe('paused')
})

test('sign-ups that are off give no role, and take none from who has an account', async () => {
  const [fresh, known] = [await signUp({ roles: [] }), await signUp()]
  await turn('sign_ups', false)
  const ask = ({ uid, token }: typeof fresh) => {
    const body = { uid, roles: ['user'] }
    return testApi.call('POST', '/auth/create-role', { as: { token }, body })
  }
  expect(codeOf(await ask(fresh))).toBe('user/sign-up-paused')
  const { customClaims } = await getAuth(firebaseApp()).getUser(fresh.uid)
  expect(customClaims?.roles ?? []).toEqual([])
  expect(codeOf(await ask(known))).toBe('success')
  await turn('sign_ups', true)
  expect(codeOf(await ask(fresh))).toBe('success')
})

test('each change is stored with its operator and reason', async () => {
  await turn('bank_transfer', false)
  const [latest] = await readOpsDecisions(1, 'bank_transfer')
  expect(latest).toMatchObject({
    action: 'switch-off',
    operator: 'ops@oja.example',
    reason: 'an incident',
  })
})

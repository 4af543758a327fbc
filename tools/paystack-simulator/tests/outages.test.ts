import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createPaystack } from '../../../functions/src/providers/payments/paystack'
import { providerProblemOf } from '../../../functions/src/usecases/payment/provider-problem'
import { KEY, newReference, openShop, type Shop, startCharge } from './shop'

let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.control('/failures', { mode: 'none' }))
afterAll(() => shop.close())

const problemOf = async (work: Promise<unknown>) =>
  providerProblemOf(await work.catch((thrown: unknown) => thrown))

describe('an outage of the provider', () => {
  it.each(['error', 'drop', 'garbage'])('of the kind %s leaves no payment', async (mode) => {
    const reference = newReference()
    await shop.control('/failures', { mode, times: 1 })
    expect(await problemOf(startCharge(shop, reference))).toMatchObject({ is_conclusive: false })
    expect(await shop.paystack.verifyTransaction(reference)).toBeNull()
  })

  it('after the work leaves a payment of which we know nothing', async () => {
    const reference = newReference()
    await shop.control('/failures', { mode: 'lose-answer', times: 1 })
    expect(await problemOf(startCharge(shop, reference))).toMatchObject({ is_conclusive: false })
    expect((await shop.paystack.verifyTransaction(reference))?.state).toBe('abandoned')
  })

  it.each(['hang', 'slow'])('of the kind %s ends at our timeout', async (mode) => {
    const impatient = createPaystack({ baseUrl: shop.baseUrl, secretKey: KEY, timeoutMs: 60 })
    await shop.control('/failures', { mode, times: 1, delay_ms: 400 })
    const start = Date.now()
    const problem = await problemOf(impatient.getBalances())
    expect(problem).toMatchObject({ is_conclusive: false, provider_message: 'TimeoutError' })
    expect(Date.now() - start).toBeLessThan(350)
  })

  it('that passes is not noticed by who reads', async () => {
    await shop.control('/failures', { mode: 'error', times: 2 })
    expect(await shop.paystack.getBalances()).toHaveLength(1)
  })

  it('touches only the paths that it is planned for', async () => {
    await shop.control('/failures', { mode: 'error', path: '/transfer', times: 9 })
    expect(await shop.paystack.getBalances()).toHaveLength(1)
    expect(await problemOf(shop.paystack.verifyTransfer('x'))).toMatchObject({ http_status: 500 })
  })

  it('that is total is known to have done nothing', async () => {
    const gone = await openShop()
    await gone.close()
    const nobody = gone.paystack
    expect(
      await problemOf(nobody.createRecipient({ name: 'A', account_number: '1', bank_code: '1' })),
    ).toMatchObject({
      is_conclusive: true,
      http_status: null,
    })
  })

  it('is not planned in a way that the simulator does not have', async () => {
    expect((await shop.control('/failures', { mode: 'earthquake' })).status).toBe(400)
  })
})

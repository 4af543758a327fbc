import type { NotificationType } from '../../../functions/src/contract/entities/messaging/notification'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../functions/src/contract/time'
import { readEvents } from '../../../functions/src/db/orders/transactions'
import { onTransactionEventCreated } from '../../../functions/src/triggers/on-transaction-event-created'
import { onUserCreated } from '../../../functions/src/triggers/on-user-created'
import { broadcast } from '../../../functions/src/usecases/messaging/announcement/broadcast'
import {
  draftAnnouncement,
  type Notice,
  publishAnnouncement,
} from '../../../functions/src/usecases/messaging/announcement/publish-announcement'
import { refuseCharge, rejectTransfer } from '../../../tools/paystack-simulator/charges'
import { type Person, signUp } from '../people'
import { shipOrder, type TestApi } from '../test-api'
import { dealPaidLate, dealReopened, dealTakenDown } from './deal-producers'
import {
  cancelledByCarrier,
  chargedByCarrier,
  concludedCharge,
  confirmedPartly,
  lateParcel,
  paidLate,
  type Scenario,
} from './notification-courses'
import { OFFER_PRODUCERS } from './offer-producers'
import { requestAccepted, requestAgreed, requestDeclined } from './request-producers'
import { RETURN_COURSES, saidToArrive } from './return-producers'
import { owing, suspended } from './store-producers'

/** The recipient of a notification and words that it must contain. */
type Notified = { person: Person; words: readonly string[] }

/**
 * Causes the event of one notification type, delivering each trigger three times and out of order.
 */
export type Producer = (testApi: TestApi) => Promise<readonly Notified[]>

const COMPLAINT = { reason: 'damaged', description: 'It came in two pieces.' }

/** Delivers every event, newest first, each three times at once. */
export const deliverAll = async (testApi: TestApi, { id }: Pick<Transaction, 'id'>) => {
  const events = await readEvents(id)
  const deliveries = [...events, ...events, ...events].reverse()
  await Promise.all(
    deliveries.map((event) => onTransactionEventCreated(testApi.deps, { id, event_id: event.id })),
  )
}

/** Runs `course` on a purchase; `to` lists the parties that are notified. */
const scenario =
  (
    to: readonly ('buyer' | 'vendor')[],
    course: (scenario: Scenario) => Promise<unknown>,
    begin: 'buy' | 'paid' = 'paid',
    quantity = 1,
  ): Producer =>
  async (testApi) => {
    const [buyer, vendor] = [await testApi.buyer(), await testApi.vendor()]
    const product = await testApi.product(vendor, { name: 'Aso-oke cap' })
    const transaction = await testApi[begin](buyer, product, { quantity })
    await course({ testApi, buyer, vendor, transaction })
    await deliverAll(testApi, transaction)
    return to.map((party) => ({
      person: party === 'buyer' ? buyer : vendor,
      words: ['Aso-oke cap'],
    }))
  }

/** A store that left three orders in a row without an answer. */
const unanswering: Producer = async (testApi) => {
  const vendor = await testApi.vendor()
  const product = await testApi.product(vendor)
  const orders: Transaction[] = []
  for (let count = 0; count < 3; count += 1) {
    orders.push(await testApi.paid(await testApi.buyer(), product))
  }
  testApi.passTime(49 * HOUR_MS)
  await testApi.drain()
  for (const order of orders) await deliverAll(testApi, order)
  return [{ person: vendor, words: ['Store of Tunde Bello', 'three orders in a row'] }]
}

const handedOver = async ({ testApi, buyer, vendor, transaction }: Scenario) => {
  await shipOrder(testApi, vendor, transaction)
  await testApi.done(buyer, transaction, 'receive')
}

const approved = async (scenario: Scenario) => {
  await handedOver(scenario)
  await scenario.testApi.done(scenario.buyer, scenario.transaction, 'approve')
}

const disputed = ({ testApi, buyer, transaction }: Scenario) =>
  testApi.done(buyer, transaction, 'dispute', COMPLAINT)

const passed = async ({ testApi }: Scenario, milliseconds: number) => {
  testApi.passTime(milliseconds)
  await testApi.drain()
}

/** Of no other store: the others of these tests may owe. */
const ACCOUNT = { bank_code: '058', account_number: '0123456775' }
const STORE = {
  description: 'Hand-dyed cloth from Abeokuta, made by three sisters.',
  address: '4 Itoku Road',
  city: 'Abeokuta South',
  state: 'Ogun',
  phone: '08031234567',
  ...ACCOUNT,
}

const onboarded =
  (legal_name: string | undefined, status: number): Producer =>
  async (testApi) => {
    const person = await signUp({ name: 'Sade Adu' })
    const name = `Adire of ${person.uid}`.slice(0, 60)
    const account = await testApi.deps.payments.resolveAccount(ACCOUNT)
    const body = { ...STORE, name, legal_name: legal_name ?? account?.account_name ?? '' }
    const response = await testApi.call('POST', '/vendors/onboarding', { as: person, body })
    if (response.status !== status) throw new Error(`onboarding: ${response.text}`)
    return [{ person, words: ['Sade Adu'] }]
  }

const announced =
  (noticeAt: (now: number) => Notice, words: readonly string[]): Producer =>
  async (testApi) => {
    const people = [await signUp(), await signUp()]
    const announcement = draftAnnouncement(testApi.deps, noticeAt(testApi.clock()))
    await publishAnnouncement(testApi.deps, announcement, { operator: 'ops@oja.example' })
    await Promise.all([1, 2, 3].map(() => broadcast(testApi.deps, announcement.id)))
    return people.map((person) => ({ person, words }))
  }

const reported: Producer = async (testApi) => {
  const vendor = await testApi.vendor()
  const product = await testApi.product(vendor, { name: 'Coral beads' })
  for (const person of [await signUp(), await signUp(), await signUp()]) {
    const body = { reason: 'counterfeit', text: 'Plastic.' }
    const path = `/products/${product.id}/report`
    const responses = await Promise.all(
      [1, 2, 3].map(() => testApi.call('POST', path, { as: person, body })),
    )
    if (responses.some(({ status }) => status !== 200)) throw new Error(responses[0]?.text)
  }
  return [{ person: vendor, words: ['Coral beads'] }]
}

const signedUp: Producer = async (testApi) => {
  const person = await signUp({ name: 'Bisi Alade' })
  await Promise.all([1, 2, 3].map(() => onUserCreated(testApi.deps, person.uid)))
  return [{ person, words: ['Bisi Alade'] }]
}

const newPassword: Producer = async (testApi) => {
  const person = await signUp({ name: 'Kemi Ojo' })
  const body = { password: 'another-good-one' }
  const response = await testApi.call('POST', '/users/update-password', { as: person, body })
  if (response.status !== 200) throw new Error(response.text)
  return [{ person, words: ['Kemi Ojo', 'password'] }]
}

const returned = Object.fromEntries(
  Object.entries(RETURN_COURSES).map(([type, [to, course]]) => [type, scenario(to, course)]),
) as Record<keyof typeof RETURN_COURSES, Producer>

/** The producer of every notification type. A missing one does not compile. */
export const PRODUCERS: Readonly<Record<NotificationType, Producer>> = {
  ORDER_CREATED: scenario(['buyer'], async () => {}, 'buy'),
  NEW_ORDER: scenario(['vendor'], async () => {}),
  PAYMENT_RECEIVED: scenario(['buyer'], async () => {}),
  ORDER_CONFIRMED: scenario(['buyer'], ({ testApi, vendor, transaction }) =>
    testApi.done(vendor, transaction, 'confirm'),
  ),
  ORDER_CONFIRMED_PARTLY: scenario(['buyer'], confirmedPartly(false), 'paid', 2),
  PARTIAL_ACCEPTED: scenario(['vendor'], confirmedPartly(true), 'paid', 2),
  ORDER_SHIPPED: scenario(['buyer'], ({ testApi, vendor, transaction }) =>
    shipOrder(testApi, vendor, transaction),
  ),
  ORDER_DELIVERED: scenario(['vendor'], handedOver),
  ORDER_CANCELLED: scenario(['buyer'], (course) => passed(course, 3 * HOUR_MS), 'buy'),
  ORDER_REFUNDED: scenario(['buyer'], ({ testApi, vendor, transaction }) =>
    testApi.done(vendor, transaction, 'decline'),
  ),
  ...returned,
  ...OFFER_PRODUCERS,
  RETURN_SAID_TO_ARRIVE: scenario(['vendor'], saidToArrive, 'paid', 5),
  ORDER_COMPLETED: scenario(['buyer'], async (course) => {
    await handedOver(course)
    await passed(course, 3 * DAY_MS + HOUR_MS)
  }),
  PAYMENT_RELEASED: scenario(['vendor'], approved),
  SHIPPING_OVERDUE: scenario(['buyer', 'vendor'], async (course) => {
    await course.testApi.done(course.vendor, course.transaction, 'confirm')
    await passed(course, 5 * DAY_MS + HOUR_MS)
  }),
  PARCEL_LATE: scenario(['buyer', 'vendor'], lateParcel),
  CARRIER_CHARGED: scenario(['vendor'], chargedByCarrier),
  CARRIER_CHARGE_SETTLED: scenario(['vendor'], concludedCharge),
  CARRIER_CANCELLED: scenario(['buyer', 'vendor'], cancelledByCarrier),
  DEADLINE_REMINDER: scenario(['buyer', 'vendor'], async (course) => {
    await handedOver(course)
    await passed(course, 2 * DAY_MS + HOUR_MS)
  }),
  PAYMENT_FAILED: scenario(
    ['buyer'],
    async (course) => {
      const { testApi, buyer, transaction } = course
      const { charges } = testApi.simulator.world.state
      const charge = charges.get(transaction.payment.reference)
      if (charge) refuseCharge(charge, 'Declined')
      await testApi.verify(buyer, transaction)
    },
    'buy',
  ),
  PAYMENT_LATE: scenario(['buyer', 'vendor'], paidLate, 'buy'),
  TRANSFER_RETURNED: scenario(
    ['buyer'],
    async ({ testApi, transaction }) => {
      const { world } = testApi.simulator
      const charge = world.state.charges.get(transaction.payment.reference)
      const amount = transaction.amount_paid - 1
      if (charge) rejectTransfer(world, charge, { amount, message_type: 'INCORRECT_AMOUNT' })
      await testApi.simulator.idle()
    },
    'buy',
  ),
  REFUND_PROCESSED: scenario(['buyer'], async (course) => {
    await course.testApi.done(course.vendor, course.transaction, 'decline')
    for (let minutes = 0; minutes < 5; minutes += 1) await passed(course, MINUTE_MS)
  }),
  REQUEST_ACCEPTED: requestAccepted,
  REQUEST_AGREED: requestAgreed,
  REQUEST_REOPENED: requestDeclined,
  DEAL_PAID_LATE: dealPaidLate,
  DEAL_REOPENED: dealReopened,
  DISPUTE_RAISED: scenario(['buyer'], ({ testApi, vendor, transaction }) =>
    testApi.done(vendor, transaction, 'dispute', COMPLAINT),
  ),
  DISPUTE_OPENED: scenario(['vendor'], disputed),
  DISPUTE_UPDATED: scenario(['buyer'], async (course) => {
    await disputed(course)
    const { testApi, vendor, transaction } = course
    await testApi.done(vendor, transaction, 'dispute/message', { text: 'It was whole.' })
  }),
  DISPUTE_RESOLVED: scenario(['vendor'], async (course) => {
    await disputed(course)
    await course.testApi.done(course.buyer, course.transaction, 'dispute/withdraw')
  }),
  BUYER_REVIEW: scenario(['vendor'], async (course) => {
    await approved(course)
    const { testApi, buyer, transaction } = course
    await testApi.done(buyer, transaction, 'review', { rating: 5, text: 'Very well made.' })
  }),
  PRODUCT_FLAGGED: reported,
  DEAL_FLAGGED: dealTakenDown,
  STORE_SUSPENDED: suspended(false),
  STORE_RESTORED: suspended(true),
  STORE_PAUSED: unanswering,
  BALANCE_OWED: owing,
  ACCOUNT_CREATED: signedUp,
  VERIFICATION_SUCCESS: onboarded(undefined, 200),
  VERIFICATION_FAILED: onboarded('Somebody Else Entirely', 422),
  SECURITY_ALERT: newPassword,
  PLATFORM_ANNOUNCEMENT: announced(
    () => ({ type: 'PLATFORM_ANNOUNCEMENT', title: 'Fairs', text: 'Meet makers in Enugu.' }),
    ['Fairs', 'Meet makers in Enugu.'],
  ),
  MAINTENANCE_ALERT: announced(
    (now) => ({ type: 'MAINTENANCE_ALERT', from: now + DAY_MS, until: now + 2 * DAY_MS }),
    ['unavailable'],
  ),
}

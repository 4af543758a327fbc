import type { NotificationType } from '../../../functions/src/contract/entities/messaging/notification'
import type { Transaction } from '../../../functions/src/contract/entities/orders/transaction'
import { lagosDayOf } from '../../../functions/src/contract/lagos-day'
import { DAY_MS, HOUR_MS } from '../../../functions/src/contract/time'
import type { Command } from '../../../functions/src/domain/orders/transaction/decision'
import { executeCommand } from '../../../functions/src/usecases/orders/transaction/execute-command'
import { traced } from '../../../functions/src/usecases/trace'
import { askReturn, handOver, SENT_BACK } from '../returns'
import type { Scenario } from './notification-courses'

type Course = (scenario: Scenario) => Promise<unknown>
type To = readonly ('buyer' | 'vendor')[]
type ReturnType = Exclude<
  Extract<NotificationType, `RETURN_${string}` | 'PROTECTION_EXTENDED'>,
  'RETURN_SAID_TO_ARRIVE'
>

const asked = async ({ testApi, buyer, vendor, transaction }: Scenario): Promise<Transaction> =>
  askReturn(testApi, buyer, await handOver(testApi, vendor, transaction))

const agreed: Course = async (course) =>
  course.testApi.done(course.vendor, await asked(course), 'return/agree')

const offered = async (course: Scenario): Promise<Transaction> =>
  course.testApi.done(course.vendor, await asked(course), 'return/offer', { amount_minor: 100_000 })

const sent = async (course: Scenario): Promise<Transaction> => {
  await agreed(course)
  return course.testApi.done(course.buyer, course.transaction, 'return/send', SENT_BACK)
}

/** Books the way back with a carrier, which then says something of the parcel. */
const carried =
  (command: Command): Course =>
  async (course) => {
    await agreed(course)
    const { testApi, buyer, transaction } = course
    const deps = traced(testApi.deps, { operation: 'carry' })
    await executeCommand(deps, transaction.id, () => ({
      actor: { role: 'buyer', id: buyer.uid },
      command: {
        action: 'book_return',
        carrier: 'shipbubble',
        fee_minor: 1_000,
        shipment: { carrier: 'GIG Logistics', tracking_number: 'SB-9' },
      },
    }))
    await executeCommand(deps, transaction.id, () => ({
      actor: { role: 'system', id: 'shipbubble' },
      command,
    }))
  }
/** Of an order above ₦50,000. */
export const saidToArrive = carried({ action: 'note_arrival' })

const passed = async ({ testApi }: Scenario, milliseconds: number): Promise<void> => {
  testApi.passTime(milliseconds)
  await testApi.drain()
}

/** Who is notified of each step of a return, and what leads to it. */
export const RETURN_COURSES: Record<ReturnType, readonly [To, Course]> = {
  PROTECTION_EXTENDED: [
    ['vendor'],
    async ({ testApi, buyer, vendor, transaction }) =>
      testApi.done(buyer, await handOver(testApi, vendor, transaction), 'extend'),
  ],
  RETURN_ASKED: [['vendor'], asked],
  RETURN_AGREED: [
    ['buyer', 'vendor'],
    async (course) => {
      await asked(course)
      await passed(course, 72 * HOUR_MS)
    },
  ],
  RETURN_OFFERED: [['buyer'], offered],
  RETURN_REFUSED: [
    ['buyer'],
    async (course) =>
      course.testApi.done(course.vendor, await asked(course), 'return/refuse', {
        reason: 'It left here in one piece.',
      }),
  ],
  RETURN_UPDATED: [
    ['buyer', 'vendor'],
    async (course) => {
      const { testApi, buyer, vendor, transaction } = course
      const received = await handOver(testApi, vendor, transaction)
      const replacement = await askReturn(testApi, buyer, received, { wish: 'replacement' })
      const day = lagosDayOf(testApi.clock() + 7 * DAY_MS)
      await testApi.done(vendor, replacement, 'return/wait', { day })
      await testApi.done(buyer, replacement, 'return/decline-wait', { day })
    },
  ],
  RETURN_SENT: [['vendor'], sent],
  RETURN_CANCELLED: [['buyer', 'vendor'], carried({ action: 'carrier_return_cancelled' })],
  RETURN_ARRIVED: [
    ['buyer'],
    async (course) => course.testApi.done(course.vendor, await sent(course), 'return/arrived'),
  ],
  RETURN_ACCEPTED: [
    ['buyer', 'vendor'],
    async (course) => {
      await course.testApi.done(course.vendor, await sent(course), 'return/arrived')
      await passed(course, 3 * DAY_MS)
    },
  ],
  RETURN_LAPSED: [
    ['buyer', 'vendor'],
    async (course) => {
      await agreed(course)
      await passed(course, 8 * DAY_MS)
    },
  ],
}

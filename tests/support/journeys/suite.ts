import { moveClock, parseClockMove } from '../../../tools/emulators/clock'
import { parsePortOffset, portTable } from '../../../tools/emulators/ports'
import { clockFile, suiteUrls } from '../../../tools/emulators/suite-env'

const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
const urls = suiteUrls(offset)

export const SITE = urls.web
export const API = urls.api
export const PAYSTACK = urls.paystack
export const MAILBOX = urls.mailbox
export const MESSAGES = urls.messages
export const AUTH = `http://127.0.0.1:${portTable(offset).auth}`
export const FIRESTORE = `http://127.0.0.1:${portTable(offset).firestore}`

/**
 * Moves the suite's clock by a span such as +31m or +3d. The scheduled jobs then run what is due.
 */
export const passTime = (span: string): void => {
  moveClock(clockFile(offset), parseClockMove(span))
}

/** Resets the clock to the real time, for the journeys that follow. */
export const returnToNow = (): void => {
  moveClock(clockFile(offset), { kind: 'reset' })
}

/** What the payment simulator took for a reference and gave back so far, in kobo. */
export const atProvider = async (wanted: string): Promise<{ taken: number; returned: number }> => {
  const response = await fetch(`${PAYSTACK}/__control/state`)
  type Charge = { reference: string; amount: number }
  type Refund = { charge_reference: string; amount: number; status: string }
  const { charges, refunds } = (await response.json()) as { charges: Charge[]; refunds: Refund[] }
  const charge = charges.find(({ reference }) => reference === wanted)
  const returned = refunds
    .filter((refund) => refund.charge_reference === wanted && refund.status === 'processed')
    .reduce((sum, { amount }) => sum + amount, 0)
  return { taken: charge?.amount ?? 0, returned }
}

const configure =
  (simulator: string) =>
  async <Answer = unknown>(path: string, body: object): Promise<Answer> => {
    const response = await fetch(`${simulator}/__control/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`The simulator answered ${response.status} to ${path}`)
    return (await response.json()) as Answer
  }

/** Sends a command to the payment simulator's control API. */
export const configurePaystack = configure(urls.paystack)
/** The same for the simulator of carriers. */
export const configureCarrier = configure(urls.shipbubble)

/** The same for the simulator of messages to phones. */
export const configureMessages = configure(urls.messages)

/** The carrier's id of an order's parcel. */
export const atCarrier = async (invoice_id: string): Promise<string> => {
  const response = await fetch(`${urls.shipbubble}/__control/state`)
  type Shipment = { order_id: string; items: { description: string }[] }
  const { shipments } = (await response.json()) as { shipments: Shipment[] }
  const own = shipments.find(({ items }) => items[0]?.description === invoice_id)
  if (!own) throw new Error(`no parcel of ${invoice_id}`)
  return own.order_id
}

import { moveClock, parseClockMove } from '../../../tools/emulators/clock'
import { parsePortOffset, portTable } from '../../../tools/emulators/ports'
import { clockFile, suiteUrls } from '../../../tools/emulators/suite-env'

const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
const urls = suiteUrls(offset)

/** The site as it is built for Hosting, on a named host because the consent cookie needs one. */
export const SITE = `http://localhost:${portTable(offset).hosting}`
/** Where the suite's payments lead back to: the same site, served for development. */
export const DEVELOPMENT_SITE = urls.web
export const API = urls.api
export const PAYSTACK = urls.paystack
export const MAILBOX = urls.mailbox
export const AUTH = `http://127.0.0.1:${portTable(offset).auth}`
export const FIRESTORE = `http://127.0.0.1:${portTable(offset).firestore}`

/** Moves the suite's clock by a span such as +31m or +3d; what is due then follows by itself. */
export const passTime = (span: string): void => {
  moveClock(clockFile(offset), parseClockMove(span))
}

/** Back to the real time, for the journeys that follow. */
export const returnToNow = (): void => {
  moveClock(clockFile(offset), { kind: 'reset' })
}

/** Tells the payment simulator's control interface something. */
export const tellPaystack = async (path: string, body: object): Promise<void> => {
  const response = await fetch(`${PAYSTACK}/__control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The simulator answered ${response.status} to ${path}`)
}

import { moveClock, parseClockMove } from '../../../tools/emulators/clock'
import { parsePortOffset, portTable } from '../../../tools/emulators/ports'
import { clockFile, suiteUrls } from '../../../tools/emulators/suite-env'

const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
const urls = suiteUrls(offset)

/** The site as built for Hosting, on a named host because the consent cookie needs one. */
export const SITE = `http://localhost:${portTable(offset).hosting}`
/** Where the suite's payments return to: the development server of the same site. */
export const DEVELOPMENT_SITE = urls.web
export const API = urls.api
export const PAYSTACK = urls.paystack
export const MAILBOX = urls.mailbox
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

/** Sends a command to the payment simulator's control API. */
export const configurePaystack = async (path: string, body: object): Promise<void> => {
  const response = await fetch(`${PAYSTACK}/__control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`The simulator answered ${response.status} to ${path}`)
}

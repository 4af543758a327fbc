/** Every port of the suite before the offset; all of them are opened on 127.0.0.1 only. */
const DEFAULT_PORTS = {
  auth: 9099,
  functions: 5001,
  firestore: 8080,
  firestore_websocket: 9150,
  storage: 9199,
  hosting: 5000,
  tasks: 9499,
  eventarc: 9299,
  pubsub: 8085,
  hub: 4400,
  logging: 4500,
  paystack: 4010,
  mailbox: 4012,
  vite: 5173,
} as const

export type Service = keyof typeof DEFAULT_PORTS
export type PortTable = Record<Service, number>

const LOWEST_PORT = 1024
const HIGHEST_PORT = 65_535

/** Ports above 1023 that browsers and Node's fetch refuse to open (Fetch standard, "bad port"). */
const BAD_PORTS = new Set([
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669,
  6679, 6697, 10080,
])

/** Reads OJA_PORT_OFFSET's text: a whole number with which every port of the suite is usable. */
export function parsePortOffset(text: string | undefined): number {
  if (text === undefined || text === '') return 0
  const offset = Number(text)
  const ports = Object.values(DEFAULT_PORTS).map((port) => port + offset)
  const isUsable = ports.every(
    (port) => port >= LOWEST_PORT && port <= HIGHEST_PORT && !BAD_PORTS.has(port),
  )
  if (!/^-?\d+$/.test(text) || !isUsable) {
    throw new Error(
      `OJA_PORT_OFFSET is "${text}". It must be a whole number that keeps every port between ${LOWEST_PORT} and ${HIGHEST_PORT} and off those that browsers refuse: 100, 1100 and 2100 do, 1000 and 2000 don't.`,
    )
  }
  return offset
}

export function portTable(offset: number): PortTable {
  const shifted = Object.entries(DEFAULT_PORTS).map(([service, port]) => [service, port + offset])
  return Object.fromEntries(shifted) as PortTable
}

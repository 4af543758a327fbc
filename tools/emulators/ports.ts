/** Every port of the suite before the offset is added. All are opened on 127.0.0.1 only. */
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
  shipbubble: 4011,
  mailbox: 4012,
  messages: 4013,
  vite: 5173,
} as const

export type Service = keyof typeof DEFAULT_PORTS
export type PortTable = Record<Service, number>

/** Distance between blocks: no two suites share a port. */
const BLOCK = 5_600
const BLOCKS = 10

/** Offsets within a block: `npm test` and `npm run bench` can run beside `npm start`. */
export const SLOTS = {
  start: 0,
  /** The emulators that all tests but the journeys share. */
  tests: 10,
  /** The suite that a backup of those is restored into. */
  restored: 20,
  journeys: 30,
  bench: 50,
} as const

/** Every offset at which a suite may be started. */
export const BLOCK_OFFSETS = Array.from({ length: BLOCKS }, (_, block) => block * BLOCK)

/** Parses OJA_PORT_OFFSET: the start of a block, or of one of its suites. */
export function parsePortOffset(text: string | undefined): number {
  if (text === undefined || text === '') return 0
  const offset = Number(text)
  const slots: readonly number[] = Object.values(SLOTS)
  const isOne = BLOCK_OFFSETS.includes(offset - (offset % BLOCK)) && slots.includes(offset % BLOCK)
  if (!/^\d+$/.test(text) || !isOne) {
    throw new Error(
      `OJA_PORT_OFFSET is "${text}". It must be a multiple of ${BLOCK} up to ${(BLOCKS - 1) * BLOCK}: at any other, two suites could want the same port.`,
    )
  }
  return offset
}

export function portTable(offset: number): PortTable {
  const shifted = Object.entries(DEFAULT_PORTS).map(([service, port]) => [service, port + offset])
  return Object.fromEntries(shifted) as PortTable
}

import type { Ticket } from '../../functions/src/contract/entities/messaging/ticket'
import { COLLECTIONS } from '../../functions/src/contract/paths'
import { DAY_MS, MINUTE_MS, timestampFromMillis } from '../../functions/src/contract/time'
import { listQueue } from '../../functions/src/usecases/console/list-queue'
import { startMeter } from '../../tests/support/firestore-meter'
import { openTestApi } from '../../tests/support/test-api'
import { commitAll, setDocument, type Write } from '../seed/write/commit-all'
import { atMost, type Figure, figure, type Part, percentile } from './figure'

const SIZES = [100, 100_000]
const WRITES_A_BATCH = 450
const TURNS = 10
/** Unmeasured turns, for JIT compilation and connections. */
const WARM_TURNS = 2
const PAGE = 20
const START = Date.UTC(2026, 0, 1)
const OPERATOR = { uid: 'bench-operator', role: 'owner' } as const

const ticketOf = (number: number): Write => {
  const id = `t${String(number).padStart(19, '0')}`
  const created = START + number * MINUTE_MS
  return setDocument<Ticket>(COLLECTIONS.tickets, id, {
    id,
    topic: 'question',
    state: 'open',
    name: 'Ngozi Eze',
    email: 'ngozi@oja.example',
    subject: `Question ${number}`,
    message: 'When does my order arrive?',
    answers: [],
    created_at: timestampFromMillis(created),
    due_at: timestampFromMillis(created + DAY_MS),
  })
}

const fill = async (from: number, until: number): Promise<void> => {
  const step = 10_000
  for (let at = from; at < until; at += step) {
    const count = Math.min(step, until - at)
    await commitAll(
      Array.from({ length: count }, (_, index) => ticketOf(at + index)),
      WRITES_A_BATCH,
    )
  }
}

/** The time of one page in milliseconds, its reads, and where the next one begins. */
const pageFrom = async (cursor: string | undefined) => {
  const meter = startMeter()
  const began = performance.now()
  const { items, next } = await listQueue(OPERATOR, { cursor, limit: PAGE })
  const took_ms = performance.now() - began
  meter.stop()
  if (items.length !== PAGE) throw new Error(`A page of the queue had ${items.length} items.`)
  return { took_ms, reads: meter.read().reads, next: next ?? undefined }
}

const measureAt = async (size: number): Promise<Figure[]> => {
  const firsts: number[] = []
  const nexts: number[] = []
  let reads = 0
  for (let turn = 0; turn < TURNS + WARM_TURNS; turn += 1) {
    const first = await pageFrom(undefined)
    const second = await pageFrom(first.next)
    reads = Math.max(reads, first.reads, second.reads)
    if (turn < WARM_TURNS) continue
    firsts.push(first.took_ms)
    nexts.push(second.took_ms)
  }
  const at = `of the queue with ${size} items`
  return [
    figure(23, `first page ${at}, p50`, [percentile(firsts, 50), 'ms']),
    figure(23, `first page ${at}, p95`, [percentile(firsts, 95), 'ms']),
    figure(23, `next page ${at}, p50`, [percentile(nexts, 50), 'ms']),
    figure(23, `next page ${at}, p95`, [percentile(nexts, 95), 'ms']),
    figure(23, `a page ${at}`, [reads, 'reads'], atMost(PAGE)),
  ]
}

/**
 * The console's queue with few and with very many open items: a page costs the same reads. The time is
 * the emulator's, which has no indexes: of 100,000 documents the first by its id takes seconds as well.
 */
export const measure: Part = async ({ say }) => {
  const testApi = await openTestApi()
  const figures: Figure[] = []
  let written = 0
  for (const size of SIZES) {
    say(`  a queue of ${size} items`)
    await fill(written, size)
    written = size
    figures.push(...(await measureAt(size)))
  }
  await testApi.close()
  return figures
}

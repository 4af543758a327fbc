import { setTimeout as pause } from 'node:timers/promises'
import { firestore } from '../../functions/src/db/firestore'

type Requests = {
  request: (method: string, message: { writes?: unknown[] }, ...rest: unknown[]) => unknown
  requestStream: (
    method: string,
    bidirectional: boolean,
    message: { documents?: unknown[] },
    ...rest: unknown[]
  ) => Promise<NodeJS.ReadableStream>
}

/** Document reads and writes, as billed. */
export type Count = { reads: number; writes: number }

const countResults = (stream: NodeJS.ReadableStream, count: Count): void => {
  const emit = stream.emit.bind(stream)
  stream.emit = (name, ...values) => {
    const [value] = values as [{ document?: unknown } | undefined]
    if (name === 'data' && value?.document) count.reads += 1
    return emit(name, ...values)
  }
}

/** Counts the reads and writes sent to Firestore from now on. */
export const startMeter = (): { read: () => Count; stop: () => void } => {
  const count: Count = { reads: 0, writes: 0 }
  // The SDK's internal transport: every request passes through it.
  const wire = firestore() as unknown as Requests
  const { request, requestStream } = wire
  wire.request = (method, message, ...rest) => {
    if (method === 'commit') count.writes += message.writes?.length ?? 0
    return request.call(wire, method, message, ...rest)
  }
  wire.requestStream = async (method, bidirectional, message, ...rest) => {
    if (method === 'batchGetDocuments') count.reads += message.documents?.length ?? 0
    const stream = await requestStream.call(wire, method, bidirectional, message, ...rest)
    if (method === 'runQuery') countResults(stream, count)
    return stream
  }
  return {
    read: () => ({ ...count }),
    stop: () => Object.assign(wire, { request, requestStream }),
  }
}

/** Makes each commit from now on take this much longer, and counts them. */
export const slowCommits = (commit_ms: number): { count: () => number; stop: () => void } => {
  let commits = 0
  const wire = firestore() as unknown as Requests
  const { request } = wire
  wire.request = async (method, ...rest) => {
    if (method === 'commit') {
      commits += 1
      await pause(commit_ms)
    }
    return request.call(wire, method, ...rest)
  }
  return { count: () => commits, stop: () => Object.assign(wire, { request }) }
}

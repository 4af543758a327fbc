import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { LoadRequest, LoadResponse, Memory } from './protocol'

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))

const requester = (child: ChildProcess) => {
  const waiting = new Map<number, (response: LoadResponse) => void>()
  let asked_so_far = 0
  child.on('message', ({ number, response }: { number: number; response: LoadResponse }) => {
    waiting.get(number)?.(response)
    waiting.delete(number)
  })
  return async (request: LoadRequest): Promise<LoadResponse> => {
    asked_so_far += 1
    const number = asked_so_far
    const response = new Promise<LoadResponse>((resolve) => waiting.set(number, resolve))
    child.send({ number, request })
    return response
  }
}

type ServerProcess = {
  /** Path of the Node to run it with, if not this process's own. */
  node?: string
  args?: string[]
  env?: Record<string, string>
}

/** Starts a server in a separate process, which sends its origin once it listens. */
export const startServer = async (
  file: string,
  { node = process.execPath, args = [], env = {} }: ServerProcess,
) => {
  const child = fork(file, args, {
    execPath: node,
    execArgv: ['--expose-gc', '--import', 'tsx'],
    env: { ...process.env, ...env },
  })
  const ended = once(child, 'exit')
  const begun = await Promise.race([once(child, 'message'), ended.then(() => undefined)])
  if (!begun) throw new Error(`The server did not start: ${file}`)
  const [{ origin }] = begun as [{ origin: string }]
  return {
    origin,
    child,
    stop: async (): Promise<void> => {
      child.disconnect()
      await ended
    },
  }
}

/** Starts the API in a separate process, with the payment provider at this URL. */
export const startInstance = async (paystack_base_url: string, node?: string) => {
  const env = { PAYSTACK_BASE_URL: paystack_base_url }
  const { origin, child, stop } = await startServer(SERVER, { env, ...(node && { node }) })
  const ask = requester(child)
  return {
    origin,
    stop,
    /** Memory after a garbage collection. Call it only while there are no other requests. */
    memory: async (): Promise<Memory> => {
      const response = await ask({ kind: 'memory' })
      if (response.kind !== 'memory') throw new Error(`no memory: ${response.kind}`)
      return response.memory
    },
    /** Runs the trigger of a written message in the instance's process. */
    deliver: async (id: string, message_id: string): Promise<void> => {
      const response = await ask({ kind: 'message', id, message_id })
      if (response.kind === 'failed') throw new Error(response.why)
    },
  }
}

export type Instance = Awaited<ReturnType<typeof startInstance>>

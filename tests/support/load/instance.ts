import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Profiler } from 'node:inspector'
import { fileURLToPath } from 'node:url'
import type { Answered, Asked, Memory } from './protocol'

const SERVER = fileURLToPath(new URL('./server.ts', import.meta.url))

const asker = (child: ChildProcess) => {
  const waiting = new Map<number, (answered: Answered) => void>()
  let asked_so_far = 0
  child.on('message', ({ number, answered }: { number: number; answered: Answered }) => {
    waiting.get(number)?.(answered)
    waiting.delete(number)
  })
  return async (asked: Asked): Promise<Answered> => {
    asked_so_far += 1
    const number = asked_so_far
    const answered = new Promise<Answered>((resolve) => waiting.set(number, resolve))
    child.send({ number, asked })
    return answered
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
  const ask = asker(child)
  return {
    origin,
    stop,
    /** Memory after a garbage collection. Call it only while there are no other requests. */
    memory: async (): Promise<Memory> => {
      const answered = await ask({ kind: 'memory' })
      if (answered.kind !== 'memory') throw new Error(`no memory: ${answered.kind}`)
      return answered.memory
    },
    /** Runs the trigger of a written message in the instance's process. */
    deliver: async (id: string, message_id: string): Promise<void> => {
      const answered = await ask({ kind: 'message', id, message_id })
      if (answered.kind === 'failed') throw new Error(answered.why)
    },
    /** The CPU profile of the instance's process while `work` runs. */
    profiled: async (work: () => Promise<unknown>): Promise<Profiler.Profile> => {
      await ask({ kind: 'profile', is_over: false })
      await work()
      const answered = await ask({ kind: 'profile', is_over: true })
      if (answered.kind !== 'profile' || !answered.profile) {
        throw new Error(`no profile: ${JSON.stringify(answered)}`)
      }
      return answered.profile
    },
  }
}

export type Instance = Awaited<ReturnType<typeof startInstance>>

import { fork, type Serializable } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/** For the states of the largest walk. */
const EXEC_ARGV = ['--import', 'tsx', '--max-old-space-size=3000']

/**
 * Hands jobs to as many processes of a script as there are processors, one at a time.
 * @param onAnswer returns false to hand out no more
 */
export const handOut = async <T, Job extends Serializable = string>(
  script: string,
  jobs: readonly Job[],
  onAnswer: (answer: T) => boolean,
): Promise<void> => {
  const left = [...jobs]
  const runOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(new URL(script, import.meta.url)), { execArgv: EXEC_ARGV })
      const next = () => {
        const job = left.shift()
        if (job === undefined) child.disconnect()
        else child.send(job)
      }
      child.on('message', (message) => {
        if (!onAnswer(message as T)) left.length = 0
        next()
      })
      child.once('error', reject)
      child.once('exit', (code) => {
        if (code === 0) resolve()
        else reject(new Error(`${script} ended with ${code}`))
      })
      next()
    })
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), jobs.length) }, runOne))
}

import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'

/** For the states of the largest walk. */
const EXEC_ARGV = ['--import', 'tsx', '--max-old-space-size=3000']

/**
 * Hands names to as many processes of a script as there are processors, one at a time.
 * @param onAnswer returns false to hand out no more
 */
export const handOut = async <T>(
  script: string,
  names: readonly string[],
  onAnswer: (answer: T) => boolean,
): Promise<void> => {
  const left = [...names]
  const runOne = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const child = fork(fileURLToPath(new URL(script, import.meta.url)), { execArgv: EXEC_ARGV })
      const next = () => {
        const name = left.shift()
        if (name === undefined) child.disconnect()
        else child.send(name)
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
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), names.length) }, runOne))
}

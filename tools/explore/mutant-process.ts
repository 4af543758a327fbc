import { type Baseline, kill } from '../../functions/src/domain/orders/transaction/exploration/kill'
import { mutants } from '../../functions/src/domain/orders/transaction/exploration/mutants'

// A refusal is an answer here, and its stack is never read.
Error.stackTraceLimit = 0

const ALL = mutants()

export type Job = { name: string; baselines: readonly Baseline[] }

process.on('message', ({ name, baselines }: Job) => {
  const mutant = ALL.find((one) => one.name === name)
  if (!mutant) throw new Error(`no mutant ${name}`)
  process.send?.(kill(mutant, baselines))
})

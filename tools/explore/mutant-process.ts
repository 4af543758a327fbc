import { SMALL } from '../../functions/src/domain/orders/transaction/exploration/bounds'
import { kill } from '../../functions/src/domain/orders/transaction/exploration/kill'
import { mutants } from '../../functions/src/domain/orders/transaction/exploration/mutants'

// A refusal is an answer here, and its stack is never read.
Error.stackTraceLimit = 0

const ALL = mutants()

process.on('message', (name) => {
  const mutant = ALL.find((one) => one.name === name)
  if (!mutant) throw new Error(`no mutant ${String(name)}`)
  process.send?.(kill(mutant, SMALL))
})

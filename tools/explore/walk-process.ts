import { BOUNDS } from '../../functions/src/domain/orders/transaction/exploration/bounds'
import { type Walk, walk } from '../../functions/src/domain/orders/transaction/exploration/walk'

export type Walked = { name: string; result: Walk; ms: number }

// A refusal is an answer here, and its stack is never read.
Error.stackTraceLimit = 0

process.on('message', (name) => {
  const bounds = BOUNDS.find((one) => one.name === name)
  if (!bounds) throw new Error(`no bounds ${String(name)}`)
  const started = performance.now()
  const result = walk(bounds)
  const walked: Walked = { name: bounds.name, result, ms: performance.now() - started }
  process.send?.(walked)
})

import { setTimeout } from 'node:timers/promises'
import type { CheckedInvariant } from '../../functions/src/domain/money/ledger/invariants'
import { toolDeps } from '../emulators/tool-deps'
import { lastingLines } from './lasting-lines'
import { lookAtAll } from './look-at-all'

const rowOf = ({ number, name, checked, findings }: CheckedInvariant): string => {
  const verdict = findings.length === 0 ? 'holds' : `${findings.length} BROKEN`
  return `${number.padStart(2)}  ${name.padEnd(46)} ${String(checked).padStart(7)}  ${verdict}`
}

try {
  const deps = toolDeps()
  const lines = await lastingLines(() => lookAtAll(deps), setTimeout)
  console.log(' #  rule                                           checked  verdict')
  for (const line of lines) console.log(rowOf(line))
  const broken = lines.flatMap(({ number, findings }) =>
    findings.map(({ id, problem }) => `rule ${number}: ${id}: ${problem}`),
  )
  for (const text of broken) console.log(text)
  process.exit(broken.length === 0 ? 0 : 1)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}

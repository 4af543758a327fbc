import { SMALL } from '../../functions/src/domain/orders/transaction/exploration/bounds'
import {
  disagreement,
  FEW_RUNS,
  type Kill,
} from '../../functions/src/domain/orders/transaction/exploration/kill'
import { mutants } from '../../functions/src/domain/orders/transaction/exploration/mutants'
import { summaryOf } from '../../functions/src/domain/orders/transaction/exploration/summary'
import { handOut } from './pool'
import { SURVIVORS } from './survivors'
import type { Walked } from './walk-process'

/** What is wrong with the table as it is, which would kill every mutant. */
const unreached = async (): Promise<readonly string[]> => {
  const walked: Walked[] = []
  const names = SMALL.map(({ name }) => name)
  await handOut<Walked>('walk-process.ts', names, (one) => {
    walked.push(one)
    return true
  })
  const differs = disagreement(FEW_RUNS)
  return [
    ...summaryOf(walked.map(({ result }) => result)).problems,
    ...(differs === undefined ? [] : [`the second escrow differs: ${differs}`]),
  ]
}

const fateOf = ({ mutant, by, problem }: Kill): string =>
  by === null ? `SURVIVES: ${SURVIVORS[mutant] ?? 'not listed'}` : `${by}: ${problem}`

/** Prints what kills each mutant within the small bounds; 1 if one survives that isn't listed. */
export const killAll = async (print: (line: string) => void): Promise<number> => {
  const problems = await unreached()
  for (const problem of problems) print(`Without a mutant, ${problem}`)
  if (problems.length > 0) return 1
  const kills: Kill[] = []
  const names = mutants().map(({ name }) => name)
  await handOut<Kill>('mutant-process.ts', names, (one) => {
    kills.push(one)
    print(`${one.mutant}\n    ${fateOf(one)}`)
    return true
  })
  const survivors = kills.filter(({ by }) => by === null)
  const wrong = [
    ...survivors.filter(({ mutant }) => !(mutant in SURVIVORS)).map(({ mutant }) => mutant),
    ...Object.keys(SURVIVORS).filter((name) => !survivors.some(({ mutant }) => mutant === name)),
  ]
  print(`${kills.length - survivors.length} of ${kills.length} mutants killed`)
  for (const name of wrong) print(`SURVIVORS is wrong about: ${name}`)
  return wrong.length === 0 ? 0 : 1
}

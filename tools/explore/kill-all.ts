import { SMALL } from '../../functions/src/domain/orders/transaction/exploration/bounds'
import {
  type Baseline,
  disagreement,
  FEW_RUNS,
  type Kill,
  mattersIn,
} from '../../functions/src/domain/orders/transaction/exploration/kill'
import { mutants } from '../../functions/src/domain/orders/transaction/exploration/mutants'
import { summaryOf } from '../../functions/src/domain/orders/transaction/exploration/summary'
import type { Job } from './mutant-process'
import { handOut } from './pool'
import { SURVIVORS } from './survivors'
import type { Walked } from './walk-process'

/** The walks of the table as it is, and what is wrong with it, which would kill every mutant. */
const walkAsItIs = async (): Promise<{ problems: string[]; baselines: Baseline[] }> => {
  const walked: Walked[] = []
  const names = SMALL.map(({ name }) => name)
  await handOut<Walked>('walk-process.ts', names, (one) => {
    walked.push(one)
    return true
  })
  const differs = disagreement(FEW_RUNS)
  return {
    problems: [
      ...summaryOf(walked.map(({ result }) => result)).problems,
      ...(differs === undefined ? [] : [`the second escrow differs: ${differs}`]),
    ],
    baselines: SMALL.flatMap((bounds) =>
      walked.flatMap((one) => (one.name === bounds.name ? { bounds, walked: one.result } : [])),
    ),
  }
}

const fateOf = ({ mutant, by, problem }: Kill): string =>
  by === null ? `SURVIVES: ${SURVIVORS[mutant] ?? 'not listed'}` : `${by}: ${problem}`

const countOf = (kills: readonly Kill[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { by } of kills) {
    const name = by ?? 'nothing'
    counts[name] = (counts[name] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(counts).sort(([, a], [, b]) => b - a))
}

/**
 * Prints what kills each mutant within the small bounds; 1 if one survives that isn't listed.
 * @param words of which a mutant's name contains one; all mutants without any
 */
export const killAll = async (
  words: readonly string[],
  print: (line: string) => void,
): Promise<number> => {
  const { problems, baselines } = await walkAsItIs()
  for (const problem of problems) print(`Without a mutant, ${problem}`)
  if (problems.length > 0) return 1
  const kills: Kill[] = []
  const isNamed = (name: string): boolean =>
    words.length === 0 || words.some((word) => name.includes(word))
  const all = mutants().filter(({ name }) => isNamed(name))
  const idle = all.filter((one) => !baselines.some(({ walked }) => mattersIn(one, walked)))
  for (const { name } of idle) print(`${name}\n    changes nothing within the bounds`)
  const jobs = all
    .filter((one) => !idle.includes(one))
    .map(({ name }): Job => ({ name, baselines }))
  await handOut<Kill, Job>('mutant-process.ts', jobs, (one) => {
    kills.push(one)
    print(`${one.mutant}\n    ${fateOf(one)}`)
    return true
  })
  const survivors = kills.filter(({ by }) => by === null)
  const wrong = [
    ...survivors.filter(({ mutant }) => !(mutant in SURVIVORS)).map(({ mutant }) => mutant),
    ...Object.keys(SURVIVORS)
      .filter(isNamed)
      .filter((name) => !survivors.some(({ mutant }) => mutant === name)),
  ]
  for (const [by, count] of Object.entries(countOf(kills))) print(`${by}: ${count}`)
  print(`${idle.length} of ${all.length} mutants change nothing within the bounds`)
  print(`${kills.length - survivors.length} of ${kills.length} others killed`)
  for (const name of wrong) print(`SURVIVORS is wrong about: ${name}`)
  return wrong.length === 0 ? 0 : 1
}

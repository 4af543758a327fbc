import type { Kill } from '../../functions/src/domain/orders/transaction/exploration/kill'
import { mutants } from '../../functions/src/domain/orders/transaction/exploration/mutants'
import { handOut } from './pool'
import { SURVIVORS } from './survivors'

const fateOf = ({ mutant, by, problem }: Kill): string =>
  by === null ? `SURVIVES: ${SURVIVORS[mutant] ?? 'not listed'}` : `${by}: ${problem}`

/** Prints what kills each mutant within the small bounds; 1 if one survives that isn't listed. */
export const killAll = async (print: (line: string) => void): Promise<number> => {
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

import { CATALOGUE } from '../catalogue/products'
import { readCsv } from '../catalogue/read-csv'

/**
 * How well a product answers a question, with the gains of Amazon's Shopping Queries data set
 * (ESCI): it is what was asked for, takes its place, or goes with it.
 */
export const GAINS = { exact: 1, substitute: 0.1, complement: 0.01 } as const
type Grade = keyof typeof GAINS

export type Question = { q: string; grades: ReadonlyMap<string, Grade> }

/** A part of one product's name stands for it. */
const productOf = (q: string, part: string): string => {
  const [name, ...others] = CATALOGUE.flatMap(({ name }) => (name.includes(part) ? [name] : []))
  if (!name || others.length > 0) throw new Error(`${q}: “${part}” names no one product.`)
  return name
}

const questionOf = ([q = '', ...cells]: readonly string[]): Question => {
  const graded = Object.keys(GAINS).flatMap((grade, at) =>
    (cells[at] ?? '')
      .split(';')
      .map((part) => part.trim())
      .filter((part) => part !== '')
      .map((part) => [productOf(q, part), grade as Grade] as const),
  )
  return { q, grades: new Map(graded) }
}

const read = async (name: string): Promise<Question[]> =>
  (await readCsv(`../questions/${name}.csv`)).rows.map(({ cells }) => questionOf(cells))

export const PARTS = ['unseen', 'known', 'unread', 'spoken'] as const
export type Part = (typeof PARTS)[number]

/**
 * What shoppers may type. The first part was written before anybody had looked at the words of the
 * demo catalogue, and judged afterwards; the second one with them in sight; the third one as the
 * first, once the search had been tuned for that. The last one was written with the search in sight: as
 * people speak, with prices, colours and sizes in all their forms.
 */
export const QUESTIONS: Readonly<Record<Part, readonly Question[]>> = {
  unseen: await read('unseen'),
  known: await read('known'),
  unread: await read('unread'),
  spoken: await read('spoken'),
}

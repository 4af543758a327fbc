import { findProducts } from '../../../functions/src/usecases/catalog/product/find-products'
import type { Engine } from './engine'
import { GAINS, type Part, type Question } from './questions'

const LOOKED_AT = 10

export type Quality = {
  /** The share of what was asked for among the first ten, out of at most ten. */
  recall: number
  /** The share of questions whose first product is right. */
  first: number
  /** The gain of the first ten by their places, beside that of the best order. */
  ndcg: number
}

/** The budget of each part; of what nobody had tuned for, it is what was reached. */
export const LEAST: Readonly<Record<Part, Quality>> = {
  unseen: { recall: 0.95, first: 0.9, ndcg: 0.85 },
  known: { recall: 0.95, first: 0.9, ndcg: 0.85 },
  unread: { recall: 0.9, first: 0.8, ndcg: 0.8 },
  spoken: { recall: 0.95, first: 0.9, ndcg: 0.9 },
}

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / values.length

const discounted = (gains: readonly number[]): number =>
  gains.slice(0, LOOKED_AT).reduce((sum, gain, at) => sum + gain / Math.log2(at + 2), 0)

/**
 * How one question is answered. Where the catalogue has nothing of what was asked for, there is
 * nothing to recall, and right is first what takes its place, or nothing, and to say so.
 */
export const answerTo = async (engine: Engine, { q, grades }: Question) => {
  const filter = { page: 1, limit: LOOKED_AT, q, category: undefined, states: [] }
  const { ids, total, understood } = await findProducts(engine, filter)
  const exact = [...grades.keys()].filter((name) => grades.get(name) === 'exact')
  const met = exact.filter((name) => ids.includes(name))
  const gainOf = (name: string) => {
    const grade = grades.get(name)
    return grade ? GAINS[grade] : 0
  }
  const wanted = exact.length > 0 ? 'exact' : 'substitute'
  const says = exact.length > 0 || understood !== undefined || total === 0
  const [first] = ids
  const isRight = first === undefined ? exact.length === 0 : grades.get(first) === wanted
  const best = discounted([...grades.keys()].map(gainOf).sort((a, b) => b - a))
  return {
    q,
    ids,
    understood,
    recall: exact.length > 0 ? met.length / Math.min(exact.length, LOOKED_AT) : undefined,
    first: isRight && says ? 1 : 0,
    ndcg: best > 0 ? discounted(ids.map(gainOf)) / best : 1,
  }
}
export type Answer = Awaited<ReturnType<typeof answerTo>>

export const qualityOf = (answers: readonly Answer[]): Quality => ({
  recall: mean(answers.flatMap(({ recall }) => recall ?? [])),
  first: mean(answers.map(({ first }) => first)),
  ndcg: mean(answers.map(({ ndcg }) => ndcg)),
})

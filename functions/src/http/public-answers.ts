import type { Prepared } from './answer'

export type PublicAnswers = (url: string, make: () => Promise<Prepared>) => Promise<Prepared>

const MOST_ANSWERS = 500

/**
 * Public answers for a few seconds in this instance's memory. Callers who ask for the same at the
 * same moment share one piece of work, so a crowd on one page costs what one visitor costs.
 * @param keep_ms 0 keeps nothing and shares nothing
 */
export const createPublicAnswers = (keep_ms: number): PublicAnswers => {
  if (keep_ms === 0) return (_url, make) => make()
  const answers = new Map<string, { until: number; answer: Promise<Prepared> }>()
  return (url, make) => {
    const now = performance.now()
    const known = answers.get(url)
    if (known && known.until > now) return known.answer
    const answer = make()
    const entry = { until: now + keep_ms, answer }
    answers.delete(url)
    answers.set(url, entry)
    if (answers.size > MOST_ANSWERS) answers.delete(answers.keys().next().value ?? url)
    answer.catch(() => {
      if (answers.get(url) === entry) answers.delete(url)
    })
    return answer
  }
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type Opened } from './engines'
import { type Answer, answerTo, LEAST, qualityOf } from './measure'
import { PARTS, QUESTIONS } from './questions'

it('are asked once each', () => {
  const asked = PARTS.map((part) => QUESTIONS[part].map(({ q }) => q))
  expect(asked.map(({ length }) => length)).toEqual([120, 120, 53, 43])
  expect(new Set(asked.flat()).size).toBe(336)
})

describe.each(ENGINES)('%s answers shoppers’ questions', (_name, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  afterAll(() => opened.close())

  it.each(PARTS)(
    'as well as is promised: %s',
    async (part) => {
      const answers: Answer[] = []
      for (const question of QUESTIONS[part]) answers.push(await answerTo(opened.engine, question))
      const { recall, first, ndcg } = qualityOf(answers)
      expect(recall).toBeGreaterThanOrEqual(LEAST[part].recall)
      expect(first).toBeGreaterThanOrEqual(LEAST[part].first)
      expect(ndcg).toBeGreaterThanOrEqual(LEAST[part].ndcg)
    },
    60_000,
  )
})

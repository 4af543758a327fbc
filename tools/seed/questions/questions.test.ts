import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ENGINES, type Opened } from './engines'
import { type Answer, answerTo, LEAST, qualityOf } from './measure'
import { QUESTIONS } from './questions'

const HALVES = ['unseen', 'known'] as const

it.each(HALVES)('are 120, each asked once: %s', (half) => {
  const asked = QUESTIONS[half].map(({ q }) => q)
  expect([asked.length, new Set(asked).size]).toEqual([120, 120])
})

describe.each(ENGINES)('%s answers shoppers’ questions', (_name, open) => {
  let opened: Opened
  beforeAll(async () => {
    opened = await open()
  }, 60_000)
  afterAll(() => opened.close())

  it.each(HALVES)(
    'as well as is promised: %s',
    async (half) => {
      const answers: Answer[] = []
      for (const question of QUESTIONS[half]) answers.push(await answerTo(opened.engine, question))
      const { recall, first, ndcg } = qualityOf(answers)
      expect(recall).toBeGreaterThanOrEqual(LEAST.recall)
      expect(first).toBeGreaterThanOrEqual(LEAST.first)
      expect(ndcg).toBeGreaterThanOrEqual(LEAST.ndcg)
    },
    60_000,
  )
})

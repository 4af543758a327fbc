import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { plainWord, wordSchema } from '../../../contract/people/word'
import { makeWord, WORDS } from './make-word'

test('each word that we make is one that its owner could have chosen, and the same in an SMS', () => {
  const refused = WORDS.filter((word) => !wordSchema.safeParse(word).success)
  expect(refused).toEqual([])
  expect(WORDS.filter((word) => plainWord(word) !== word)).toEqual([])
})

test('there are more than ten thousand, each once: a guess is right for few', () => {
  expect(WORDS.length).toBeGreaterThan(10_000)
  expect(new Set(WORDS.map((word) => word.toLowerCase())).size).toBe(WORDS.length)
})

test('each is as likely as another: what would favour the first ones is drawn again', () => {
  const draws = [
    [255, 255, 255, 255],
    [0, 0, 0, 7],
  ]
  expect(makeWord(() => Uint8Array.from(draws.shift() ?? []))).toBe(WORDS[7])
  expect(WORDS).toContain(makeWord(randomBytes))
})

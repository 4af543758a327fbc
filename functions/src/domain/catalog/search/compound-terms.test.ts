import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { joinCandidates, joinNames, rejoin } from './compound-terms'
import { queryWords, textOf } from './query-terms'

const KNOWN = ['aso', 'oke', 'agbada', 'toothbrush', 'bamboo', 'chin', 'power', 'bank', 'foot']

const reread = (q: string, known: readonly string[] = KNOWN) => {
  const words = queryWords(q)
  const asked = joinCandidates(words)
  return textOf(rejoin(words, new Set(known.filter((word) => asked.includes(word)))))
}

describe('a query read again', () => {
  test.each([
    ['asoke agbada', 'aso oke agbada'],
    ['chinchin', 'chin chin'],
    ['powerbank', 'power bank'],
    ['bamboo tooth brush', 'bamboo toothbrush'],
    ['tooth', 'tooth'],
    ['footba', 'footba'],
  ])('joins and splits “%s”', (q, read) => {
    expect(reread(q)).toBe(read)
  })

  test.each([
    ['cupboard', ['cup', 'board']],
    ['teapot', ['tea', 'pot']],
  ])('leaves a word of English one: %s', (word, known) => {
    expect(reread(word, known)).toBe(word)
  })

  test('leaves a word alone that products have', () => {
    expect(reread('powerbank', [...KNOWN, 'powerbank'])).toBe('powerbank')
  })

  test('asks for every word that decides, and keeps every letter or shares one', () => {
    const part = fc.stringMatching(/^[a-z]{3,9}$/)
    fc.assert(
      fc.property(part, part, (one, other) => {
        const read = reread(`${one}${other}`, [one, other])
        expect([`${one} ${other}`, `${one}${other}`]).toContain(read)
      }),
    )
  })
})

test.each([
  ['stock fish', 'stockfish'],
  ['dried cat fish', 'dried catfish'],
  ['red palm oil', 'red palm oil'],
  ['hand bag', 'hand bag'],
  ['chin chin', 'chin chin'],
])(
  'neighbours that are one word of a name are it, unless they are one by themselves: %s',
  (q, read) => {
    expect(textOf(joinNames(queryWords(q)))).toBe(read)
  },
)

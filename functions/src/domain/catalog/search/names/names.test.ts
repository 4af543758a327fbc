import { describe, expect, test } from 'vitest'
import { tokenize } from '../tokenizer'
import { COMMON_WORDS } from './common-words'
import { insteadOf, isWord, type Name, namesOf } from './names'

const weightOf = (names: readonly Name[], name: string) =>
  names.find(({ words }) => words.join(' ') === name)?.weight ?? 0

describe('names', () => {
  test.each([
    ['groundnut cake', 'kuli kuli'],
    ['kuli kuli', 'groundnut cake'],
    ['wrist watch', 'watch'],
    ['ori', 'shea butter'],
    ['abebe', 'hand fan'],
    ['bag', 'tote'],
    ['footwear', 'brogue'],
    ['mortar pestle', 'mortar'],
    ['touch light', 'lantern'],
    ['flashlight', 'lantern'],
    ['night stand', 'side table'],
    ['lappa', 'wrapper'],
    ['cutlery', 'knife'],
  ])('find the same thing by another one: %s by %s', (asked, other) => {
    expect(weightOf(namesOf(asked), other) + weightOf(namesOf(asked), asked)).toBeGreaterThan(
      1 - 0.5,
    )
  })

  test('of what covers others find these, and not the other way round', () => {
    expect(weightOf(namesOf('shoe'), 'brogue')).toBeGreaterThan(0)
    expect(weightOf(namesOf('brogue'), 'shoe')).toBe(0)
    expect(weightOf(namesOf('brogue'), 'slipper')).toBe(0)
  })

  test('with another meaning find and aren’t found', () => {
    expect(weightOf(namesOf('palm'), 'slipper')).toBeGreaterThan(0)
    expect(weightOf(namesOf('slipper'), 'palm')).toBe(0)
  })

  test('of what may be missing lead to what takes its place, then to its kind', () => {
    const instead = insteadOf('sneaker')
    expect(weightOf(instead, 'espadrille')).toBeGreaterThan(weightOf(instead, 'brogue'))
    expect(weightOf(instead, 'brogue')).toBeGreaterThan(0)
    expect(weightOf(instead, 'sneaker')).toBe(0)
  })

  test.each([
    ['poundo', 'yam flour'],
    ['bedsheet', 'quilt'],
    ['doormat', 'prayer mat'],
    ['abaya', 'boubou'],
    ['shorts', 'wrapper'],
    ['airpod', 'speaker'],
  ])('lead from %s to %s', (asked, other) => {
    expect(weightOf(insteadOf(asked), other)).toBeGreaterThan(0)
  })

  test.each(['tiro', 'lalle', 'ugba', 'uziza', 'adin', 'ehuru', 'henna'])(
    'of goods that nobody sells are no misspellings: %s',
    (word) => expect(isWord(word)).toBe(true),
  )

  test('never count as much as what was typed', () => {
    for (const asked of ['shoe', 'pot', 'wrist watch', 'zzz']) {
      const [own, ...others] = namesOf(asked)
      expect(own).toEqual({ words: asked.split(' '), weight: 1 })
      // In a name it is worth five, and what a product is three more (`BOOSTS`).
      for (const { weight } of others) expect(weight * 8).toBeLessThan(5)
    }
  })
})

test('common words are written as the index has them', () => {
  expect(COMMON_WORDS.trim().split(/\s/)).toEqual([...new Set(tokenize(COMMON_WORDS))])
})

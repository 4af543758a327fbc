import { describe, expect, test } from 'vitest'
import { hasWords, rarestWord, searchWordsOf } from './search-words'

describe('the words that find a name', () => {
  test('are every beginning of every word, folded', () => {
    expect(searchWordsOf('Adé Ọṣun')).toEqual(['ad', 'ade', 'os', 'osu', 'osun'])
    expect(searchWordsOf('Amara', 'amara O')).toEqual(['am', 'ama', 'amar', 'amara'])
  })

  test('leave apostrophes out and keep hooks apart from nothing', () => {
    expect(searchWordsOf("Sa'adatu")).toContain('saadatu')
    expect(searchWordsOf('Ɗanladi')).toContain('danladi')
  })

  test('are bounded for a hostile name', () => {
    expect(searchWordsOf('ab'.repeat(40))).toHaveLength(15)
    expect(searchWordsOf(Array.from({ length: 99 }, (_, i) => `w${i}x`).join(' ')).length).toBe(40)
  })
})

describe('a typed text', () => {
  test('is looked up by its longest word, and needs all of its words', () => {
    expect(rarestWord('o OKONKWO ama')).toBe('okonkwo')
    expect(hasWords('okon ÀMA', 'Amara Okonkwo')).toBe(true)
    expect(hasWords('okonkwo tunde', 'Amara Okonkwo')).toBe(false)
  })

  test('without a word of two letters finds nothing', () => {
    expect(rarestWord('o')).toBeUndefined()
    expect(rarestWord('--')).toBeUndefined()
  })
})

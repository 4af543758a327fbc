import { describe, expect, test } from 'vitest'
import type { NearWord } from './misspelling'
import { readText } from './read-text'
import type { Alternative, TextPlan } from './text-plan'

const isIn =
  (index: readonly string[]) =>
  ({ words, is_begun }: Alternative): boolean =>
    is_begun
      ? index.some((word) => word !== words[0] && word.startsWith(words[0] ?? ''))
      : words.every((word) => index.includes(word))

/** Reads a text against an index that has these words, each in products of its own. */
const read = (words: string[], index: string[], is_typing = false) => {
  const plans: TextPlan[] = []
  const reading = readText({ words, also: [], is_typing })
  let step = reading.next()
  while (!step.done) {
    const asked = step.value
    if ('count' in asked) {
      const docs = new Map(index.flatMap((word) => (asked.count.includes(word) ? [[word, 1]] : [])))
      step = reading.next({ counts: { docs, products: 100 } })
    } else if ('near' in asked) {
      const all: NearWord[] = index.map((word) => ({ word, docs: 1 }))
      step = reading.next({ near: new Map(asked.near.map((word) => [word, all])) })
    } else {
      plans.push(asked.run)
      const isMet = asked.run.required.map(({ alternatives }) => alternatives.some(isIn(index)))
      // With a product for each word, none has two things.
      const has_text = isMet.includes(true) && (isMet.length === 1 || asked.run.needs === 'any')
      step = reading.next({ has_text })
    }
  }
  return { ...step.value, plans }
}

const searched = (plan: TextPlan | undefined) =>
  plan?.required.map(({ alternatives }) => alternatives.map((one) => one.words.join(' ')))

describe('a word', () => {
  test('that products have isn’t corrected, whatever else fails', () => {
    const { match, corrections, plans } = read(['wrist', 'drum'], ['wrist', 'waist', 'drum'])
    expect([match, corrections]).toEqual(['some', {}])
    expect(searched(plans.at(-1))?.flat()).not.toContain('waist')
  })

  test('that is a name isn’t corrected either', () => {
    expect(read(['tunic'], ['tonic']).corrections).toEqual({})
  })

  test.each([
    ['banana', 'bandana'],
    ['sock', 'lock'],
    ['sewing', 'swing'],
    ['grinder', 'ginger'],
    ['yarn', 'yard'],
  ])('of English isn’t corrected to other goods: %s isn’t %s', (word, other) => {
    expect(read([word], [other])).toMatchObject({ match: 'some', corrections: {} })
  })

  test('that no product has finds another form of it', () => {
    const { match, plans } = read(['foldable'], ['folding', 'fold'])
    expect([match, searched(plans[0])]).toEqual(['written', [['fold', 'folding', 'foldable']]])
  })

  test('that nothing has is corrected, the others aren’t', () => {
    const { match, corrections } = read(['calabsh'], ['calabash', 'zebra'])
    expect([match, corrections]).toEqual(['meant', { calabsh: 'calabash' }])
  })

  test.each([
    ['sol', 'solar', 'written'],
    ['s', 'solar', 'some'],
    ['so', 'solar', 'some'],
  ])('that begins others finds these, if it has three letters: %s', (word, other, match) => {
    expect(read([word], [other]).match).toBe(match)
  })

  test('that products have begins others only while it is typed', () => {
    const isBegun = (plan: TextPlan | undefined) =>
      plan?.required.some(({ alternatives }) => alternatives.some((one) => one.is_begun)) ?? false
    expect(isBegun(read(['drum'], ['drum', 'drummer']).plans[0])).toBe(false)
    expect(isBegun(read(['drum'], ['drum', 'drummer'], true).plans[0])).toBe(true)
    expect(read(['so'], ['solar'], true).match).toBe('written')
  })
})

describe('what products don’t have', () => {
  test('is looked for by what takes its place', () => {
    const { match, plans } = read(['sneaker'], ['slipper'])
    expect([match, searched(plans[0])]).toEqual(['instead', [['slipper']]])
  })

  test.each(['maroon', 'red', 'wine'])('and in a near colour: %s', (colour) => {
    const { match, plans } = read([colour], ['oxblood'])
    expect([match, searched(plans[0])]).toEqual(['instead', [['oxblood']]])
  })

  test('in this colour is looked for in near ones, if there is some in others', () => {
    const { plans } = read(['blue', 'cap'], ['blue', 'indigo', 'cap'])
    expect(searched(plans[0])?.flat()).not.toContain('indigo')
    expect(searched(plans[1])).toContainEqual(['blue', 'indigo'])
  })

  test('has nothing in its place if nothing is known of it', () => {
    const { match, plans } = read(['xylophzzz'], ['slipper'])
    expect(match).toBe('some')
    expect(plans.flatMap((plan) => searched(plan)?.flat() ?? [])).not.toContain('slipper')
  })
})

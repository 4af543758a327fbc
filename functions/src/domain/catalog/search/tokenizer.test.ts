import { expect, test } from 'vitest'
import { queryWords } from './query-terms'
import { tokenize } from './tokenizer'

test.each([
  ['Ɗanlami leather slippers', 'danlami leather slippers'],
  ['Ƙwarya', 'kwarya'],
  ['ƴar Ɓante', 'yar bante'],
  ['Ọjà', 'OJA'],
  ['Ngozi’s', "ngozi's"],
  ['Ƴar‘adua', 'yarʼadua'],
  ['zobo leaves', 'zobo leaf'],
  ['scarves for women', 'scarf for woman'],
  ['men’s feet', 'man foot'],
  ['tomatoes and cookies', 'tomato and cookie'],
  ['hoodies, shoes and buses', 'hoodie, shoe and bus'],
  ['lenses', 'lens'],
])('finds %s and %s by the same words', (one, other) => {
  expect(tokenize(one)).toEqual(tokenize(other))
  expect(queryWords(one).map(({ word }) => word)).toEqual(tokenize(other))
})

test('shorts are not short', () => {
  expect(tokenize('shorts')).not.toEqual(tokenize('short'))
})

test.each(['gloves', 'sleeves', 'olives', 'stoves'])('%s have a plural of the rule', (word) => {
  expect(tokenize(word)).toEqual([word.slice(0, -1)])
})

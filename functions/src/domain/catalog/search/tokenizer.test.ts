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
])('finds %s and %s by the same words', (one, other) => {
  expect(tokenize(one)).toEqual(tokenize(other))
  expect(queryWords(one).map(({ word }) => word)).toEqual(tokenize(other))
})

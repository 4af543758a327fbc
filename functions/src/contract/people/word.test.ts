import { describe, expect, test } from 'vitest'
import { isGuessable, plainWord, wordSchema } from './word'

const problemOf = (typed: string): string | undefined =>
  wordSchema.safeParse(typed).error?.issues[0]?.message

describe('a word', () => {
  test.each([
    'Mango',
    'zobo',
    'Ọ̀pẹ̀lẹ́',
    'Ƙofa',
    'ọ̀bọ̀',
    'Ṅgwa',
    'BraveMango',
    'a'.repeat(20),
    'ọ'.repeat(20),
    'aaá',
  ])('may be %s', (typed) => expect(problemOf(typed)).toBeUndefined())

  test.each(['', 'ab', 'ọ́ọ́', 'a'.repeat(21), 'ọ́'.repeat(21), 'a'.repeat(100_000)])(
    'has 3 to 20 letters, whatever marks they have: %#',
    (typed) => expect(problemOf(typed)).toBeDefined(),
  )

  test.each([
    'two words',
    'mango1',
    'mango-tree',
    'mango.tree',
    'ma\u00adngo',
    'mango\u200b',
    '🥭🥭🥭',
    'манго',
    'mаngo',
    '\uff2dango',
    'ﬁfteen',
    'straße',
    "ya'u",
    'o\u0300\u0301\u0323jjj',
    'mango\u202e',
    'ma\nngo',
    'N12500',
  ])('has letters of Latin writing alone: %j', (typed) => expect(problemOf(typed)).toBeDefined())

  test.each([
    'oja',
    'OJA',
    'Ọjà',
    'MyOja',
    'OjaSupport',
    'paystack',
    'admin',
    'Administrator',
    'paid',
    'PAID',
    'Pàíd',
    'UnPaid',
    'YouArePaid',
    'PaidHeld',
    'operator',
    'MoneyHeld',
    'SendNow',
    'held',
    'refund',
    'escrow',
    'code',
    'YourCode',
    'official',
    'Verified',
    'confirmed',
    'alert',
    'bank',
  ])('says nothing about the message that it stands before: %s', (typed) =>
    expect(problemOf(typed)).toMatch(/taken for/),
  )

  test.each(['Payload', 'Senda', 'Goldbank', 'Coder'])(
    'may contain what stands alone otherwise: %s',
    (typed) => expect(problemOf(typed)).toBeUndefined(),
  )

  test('is kept as it is typed, composed and trimmed', () => {
    expect(wordSchema.parse(' o\u0323mo\u0301 ')).toBe('ọmó')
  })

  test('is letters of the SMS alphabet there', () => {
    expect(plainWord('Ọ̀pẹ̀lẹ́')).toBe('Opele')
    expect(plainWord('ƙofaŋ')).toBe('kofan')
    expect(plainWord('Mango')).toBe('Mango')
  })

  test('isn’t in the name, the address or the store that everybody knows', () => {
    const known = ['Ngozi Eze', 'ngozi.fabrics@example.com', 'Àdìrẹ Works']
    for (const word of ['Ngozi', 'ngozieze', 'Fabrics', 'ÀdìrẹWorks', 'Adire']) {
      expect(isGuessable(word, known)).toBe(true)
    }
    expect(isGuessable('Mango', known)).toBe(false)
  })
})

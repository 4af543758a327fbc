import { parse } from 'papaparse'
import { expect, test } from 'vitest'
import { writeCsv } from './write-csv'

test('begins with the mark of UTF-8 and ends each line as RFC 4180 says', () => {
  expect(writeCsv(['name', 'stock'], [['Ọjà', 4]])).toBe('\uFEFFname,stock\r\nỌjà,4\r\n')
})

test('quotes commas, quotes and line breaks', () => {
  const text = writeCsv(['a', 'b', 'c'], [['1, 2', 'say "yes"', 'two\nlines']])
  expect(text.split('\r\n')[1]).toBe('"1, 2","say ""yes""","two\nlines"')
})

test('marks formulas as text, also those with a second line, and leaves numbers alone', () => {
  const text = writeCsv(['a', 'b', 'c'], [['=1+1', '@x\nsecond', -5]])
  expect(parse<string[]>(text.slice(1)).data[1]).toEqual(["'=1+1", "'@x\nsecond", '-5'])
})

test('writes the columns alone where there are no rows', () => {
  expect(writeCsv(['a', 'b'], [])).toBe('\uFEFFa,b\r\n')
})

import { expect, test } from 'vitest'
import { readProducts } from './read-products'

const HEAD = 'name,price,available_items'
const CAP = ['Oja cap', '5000', '3']
const lines = (...all: string[]) => all.join('\n')

/** jsdom's own Blob doesn't know this process's bytes. */
const { Blob: BytesBlob } = await import('node:buffer')
const fileOf = (bytes: string | Uint8Array) => new BytesBlob([bytes]) as unknown as Blob
const utf16 = (text: string, order: 'le' | 'be') => {
  const bytes = Buffer.from(text, 'utf16le')
  return order === 'le' ? bytes : bytes.swap16()
}
const cellsOf = async (file: string | Uint8Array) =>
  (await readProducts(fileOf(file))).products.flat().map(({ cells }) => cells)

test.each([
  [
    'UTF-16, big end first',
    utf16(lines('\uFEFFname\tprice\tavailable_items', CAP.join('\t')), 'be'),
  ],
  ['UTF-16 without a mark', utf16(lines(HEAD, CAP.join(',')), 'le')],
  ['UTF-16 without a mark, big end first', utf16(lines(HEAD, CAP.join(',')), 'be')],
  ['the mark of UTF-8 twice', lines(`\uFEFF\uFEFF${HEAD}`, CAP.join(','))],
  ['that mark as Windows-1252 shows it', lines(`ï»¿${HEAD}`, CAP.join(','))],
  ['pipes', lines(HEAD.replaceAll(',', '|'), CAP.join('|'))],
  ['a first line that names the pipe', lines('sep=|', HEAD.replaceAll(',', '|'), CAP.join('|'))],
  ['such a line in quotation marks', lines('"sep=;"', HEAD.replaceAll(',', ';'), CAP.join(';'))],
  ['such a line filled up', lines('sep=,,', HEAD, CAP.join(','))],
  ['line ends of several systems', `${HEAD}\r\n${CAP.join(',')}\n,,\r`],
  ['carriage returns alone', `${HEAD}\r${CAP.join(',')}\r`],
  ['a title and a date above', lines('PRICE LIST,,', ',,', 'November 2026,,', HEAD, CAP.join(','))],
  ['rows quoted as a whole', lines(`"${HEAD}"`, `"${CAP.join(',')}"`)],
  ['curly quotation marks', lines('“name”,“price”,“available_items”', '“Oja cap”,“5000”,“3”')],
  ['single quotation marks', lines("'name','price','available_items'", "'Oja cap','5000','3'")],
  ['a column twice, the second time empty', lines(`${HEAD},price`, `${CAP.join(',')},`)],
  ['its names again further down', lines(HEAD, `\uFEFF${HEAD}`, CAP.join(','))],
  ['zeros at the end', `${lines(HEAD, CAP.join(','))}\0\0`],
  ['the end sign of DOS', lines(HEAD, CAP.join(','), '\u001A')],
  [
    'names with no-break and zero-width spaces',
    lines('name\u00a0,\u00a0price,available_items\u200b', CAP.join(',')),
  ],
  [
    'a table of a web page',
    `<!DOCTYPE html><table><tr>${HEAD.split(',')
      .map((name) => `<th>${name}</th>`)
      .join('')}</tr><tr>${CAP.map((cell) => `<td>${cell}</td>`).join('')}</tr></table>`,
  ],
])('a file with %s is read', async (_what, file) => {
  expect(await cellsOf(file)).toEqual([CAP])
})

test('a cell of a page that spans rows is in each, and one that spans columns in the first', async () => {
  const page = (...rows: string[]) =>
    `<table>${rows.map((row) => `<tr>${row}</tr>`).join('')}</table>`
  const file = page(
    '<td colspan=3>Price list</td>',
    '<th>name</th><th>variation</th><th>price</th>',
    '<td rowspan=2>Kano cap</td><td>Small</td><td>5000</td>',
    '<td>Large</td><td>6000</td>',
    '<td colspan=2>Zanna cap</td><td>7000</td>',
  )
  expect(await cellsOf(file)).toEqual([
    ['Kano cap', 'Small', '5000'],
    ['Kano cap', 'Large', '6000'],
    ['Zanna cap', '', '7000'],
  ])
})

test('rows keep their numbers below a title', async () => {
  const { products } = await readProducts(
    fileOf(lines('sep=;', 'PRICE LIST;', 'name;price', 'Cap;5000')),
  )
  expect(products.flat().map(({ row }) => row)).toEqual([4])
})

test.each([
  ['a workbook', [0x50, 0x4b, 0x03, 0x04, 1, 2], 'is a workbook'],
  ['an old workbook', [0xd0, 0xcf, 0x11, 0xe0, 0, 0], 'is a workbook'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 13, 10], 'is not a table'],
])('refuses %s and says how to save it', async (_what, bytes, message) => {
  const read = readProducts(fileOf(Uint8Array.from(bytes)))
  await expect(read).rejects.toThrow(new RegExp(`${message}.*CSV UTF-8`))
})

const OPEN = 'A quotation mark in this row is not closed.'

test('an open quotation mark takes no other row away', async () => {
  const { products, errors } = await readProducts(
    fileOf(
      lines(HEAD, 'Oja cap,5000,3', '"Two cap,6000,4', 'Three cap,7000,5', '"Four, cap",7000,5'),
    ),
  )
  expect(errors).toEqual([{ row: 3, column: '', message: OPEN }])
  expect(products.flat().map(({ row }) => row)).toEqual([2, 3, 4, 5])
  expect(products.flat()[3]?.cells).toEqual(['Four, cap', '7000', '5'])
})

test('what may be the rest of an open text is no row of its own', async () => {
  const { errors } = await readProducts(
    fileOf(lines('name,description,price', 'Cap,"Woven', 'by hand,5000', 'Rug,Woven,6000')),
  )
  expect(errors.map(({ row }) => row)).toEqual([2, 3])
})

test('an open quotation mark takes the product away that its row is of', async () => {
  const { products } = await readProducts(
    fileOf(
      lines(
        'handle,name,option1_name,option1_value,price',
        'cap,Cap,Size,S,5000',
        'cap,,,"M,5000',
        'rug,Rug,,,6000',
      ),
    ),
  )
  expect(products.map((rows) => rows.map(({ row }) => row))).toEqual([[2, 3], [4]])
})

test('a mark within a quoted cell is a part of it', async () => {
  expect(
    await cellsOf(lines('name,price', '"Ring 3" wide",6000', '"A \\"fine\\" cap",7000')),
  ).toEqual([
    ['Ring 3" wide', '6000'],
    ['A "fine" cap', '7000'],
  ])
})

test('a row with signs that nobody can read is an error of its own', async () => {
  const { products, errors } = await readProducts(
    fileOf(lines(HEAD, 'Oja cap,5000,3', 'Bad\u0001cap,5000,3', `${'z'.repeat(12_000)},5000,3`)),
  )
  expect(products).toHaveLength(3)
  expect(errors.map(({ row, message }) => [row, message])).toEqual([
    [3, expect.stringMatching('can’t read')],
    [4, expect.stringMatching('more than 10,000 characters')],
  ])
})

test('line breaks as Word writes them are line breaks', async () => {
  expect(await cellsOf(lines('name,description', 'Cap,"One\u000Btwo"'))).toEqual([
    ['Cap', 'One\ntwo'],
  ])
})

test('a long file of quoted texts is read, however many there are', async () => {
  const cap = (at: number) => `Cap ${at},"Woven; by hand,\n""fine"" and light\tat noon",5000`
  const many = Array.from({ length: 300 }, (_, at) => cap(at))
  const { products, errors } = await readProducts(fileOf(lines('name,description,price', ...many)))
  expect(errors).toEqual([])
  expect(products).toHaveLength(300)
})

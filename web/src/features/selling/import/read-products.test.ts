import { expect, test } from 'vitest'
import { batchesOf } from './batches'
import { readProducts } from './read-products'

const fixtures: Record<string, string> = import.meta.glob(
  '../../../../../tests/fixtures/imports/*.csv',
  { query: '?raw', import: 'default', eager: true },
)
const fixture = (name: string): Blob => {
  const [text] = Object.entries(fixtures).flatMap(([path, raw]) =>
    path.endsWith(`/${name}.csv`) ? [raw] : [],
  )
  if (text === undefined) throw new Error(`There is no ${name}.csv`)
  return new Blob([text])
}
const text = (...lines: string[]) => new Blob([lines.join('\n')])
const rowsOf = async (file: Blob) =>
  (await readProducts(file)).products.map((rows) => rows.map(({ row }) => row))

test('the rows of a product are together, wherever they stand', async () => {
  expect(await rowsOf(fixture('sorted-by-size'))).toEqual([
    [2, 4, 6],
    [3, 5, 7],
  ])
})

test('variations of WooCommerce are with their parent', async () => {
  expect(await rowsOf(fixture('woocommerce'))).toEqual([[2, 3, 4], [5]])
})

test('only the columns that are known are sent', async () => {
  const { columns, ignored, products } = await readProducts(fixture('more-than-sixty-columns'))
  expect(columns).toEqual(['Handle', 'Title', 'Variant Price', 'Variant Inventory Qty'])
  expect(ignored).toHaveLength(57)
  expect(products[0]?.[0]?.cells).toEqual(['zobo-mix', 'Dried zobo leaves', '2500', '12'])
})

test('what stands before the names of the columns is skipped, and rows keep their numbers', async () => {
  const { columns, products } = await readProducts(fixture('blank-first-line'))
  expect(columns.map((name) => name.trim())).toEqual(['name', 'price', 'available_items'])
  expect(products).toEqual([[{ row: 3, cells: ['Clay cooler', '18000', '3'] }]])
  const few = await readProducts(text('name;price', 'Cap;5000', ''))
  expect(few.products).toEqual([[{ row: 2, cells: ['Cap', '5000'] }]])
  const named = await readProducts(text('sep=;', 'name;price', 'Cap;5000'))
  expect(named.products).toEqual([[{ row: 3, cells: ['Cap', '5000'] }]])
})

test('Unicode text of Excel is read', async () => {
  const utf16 = Uint8Array.from(
    [...'\uFEFFname\tprice\r\nỌjà\t5000\r\n'].flatMap((sign) => {
      const code = sign.charCodeAt(0)
      return [code & 255, code >> 8]
    }),
  )
  // jsdom's own doesn't know this process's bytes.
  const file = new (await import('node:buffer')).Blob([utf16]) as Blob
  expect((await readProducts(file)).products[0]?.[0]?.cells).toEqual(['Ọjà', '5000'])
})

test('a product is counted once, whatever its rows; rows of pictures alone are left out', async () => {
  const lines = Array.from({ length: 900 }, (_, at) => [
    `cap-${at},Fila cap,5000,a.jpg`,
    `cap-${at},,,b.jpg`,
  ]).flat()
  const { products } = await readProducts(text('Handle,Title,Variant Price,Image Src', ...lines))
  expect(products).toHaveLength(900)
  expect(products.flat()).toHaveLength(900)
})

test('a description that is too long is an error of its row, formatting is not', async () => {
  const body = (html: string) => `"<p class=""${'x'.repeat(12_000)}"">${html}</p>"`
  const { products, errors } = await readProducts(
    text(
      'Handle,Title,Body (HTML)',
      `cap,Cap,${body('Woven in Iseyin.')}`,
      `rug,Rug,"<p>${'y'.repeat(41_000)}</p>"`,
    ),
  )
  expect(products[0]?.[0]?.cells[2]).toBe('<p>Woven in Iseyin.</p>')
  expect(errors).toEqual([
    { row: 3, column: 'description', message: expect.stringMatching('41,007 characters') },
  ])
})

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length
const SIZED = 'handle,name,description,option1_name,option1_value,price'
const sizes = (textOf: (at: number) => string) =>
  Array.from({ length: 24 }, (_, at) => `sandal,Sandal,${textOf(at)},Size,${30 + at},15000`)

test('a description that is filled down is sent once', async () => {
  const long = 'Leather from Kano, soft and strong. '.repeat(84).trim()
  const { products, errors } = await readProducts(
    text(SIZED, ...sizes((at) => (at === 5 ? 'Another text' : `"${long}"`)), 'cap,Cap,,,,5000'),
  )
  expect(errors).toEqual([])
  expect(products.map((rows) => rows.length)).toEqual([24, 1])
  const descriptions = products[0]?.map(({ cells }) => cells[2])
  expect(descriptions?.filter(Boolean)).toEqual([long, 'Another text'])
  expect(products[0]?.[7]?.cells).toEqual(['sandal', 'Sandal', '', 'Size', '37', '15000'])
})

test('a product that no request holds is an error of its first row, and the others go on', async () => {
  const { products, errors } = await readProducts(
    text(SIZED, ...sizes((at) => `${at} ${'y'.repeat(3_000)}`), 'cap,Cap,,,,5000'),
  )
  expect(errors).toEqual([
    { row: 2, column: '', message: expect.stringMatching('too long in all') },
  ])
  for (const batch of batchesOf(products.slice(1).map((rows) => ({ rows })))) {
    expect(bytesOf(batch)).toBeLessThan(60 * 1024)
  }
})

test('the rows of an item group keep what they are chosen by, and its text is said once', async () => {
  const { products } = await readProducts(
    text(
      'id,title,description,availability,price,item_group_id,color,size,image_link',
      'A1,Dress,Sewn in Aba,in stock,12000 NGN,G1,Red,S,https://x',
      'A2,Dress,Sewn in Aba,in stock,12000 NGN,G1,Red,M,https://x',
    ),
  )
  expect(products.map((rows) => rows.map(({ cells }) => cells))).toEqual([
    [
      ['Dress', 'Sewn in Aba', 'in stock', '12000 NGN', 'G1', 'Red', 'S'],
      ['Dress', '', 'in stock', '12000 NGN', 'G1', 'Red', 'M'],
    ],
  ])
})

test('an export of something else is left to the server, which names it', async () => {
  const { columns, products } = await readProducts(fixture('inventory-export'))
  expect(columns).toContain('On hand')
  expect(products).toEqual([[{ row: 2, cells: [''] }]])
})

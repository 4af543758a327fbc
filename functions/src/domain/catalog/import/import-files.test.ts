import { describe, expect, test } from 'vitest'
import { sampleProduct } from '../../orders/transaction/testing/sample'
import { changeFromRows } from './change-from-rows'
import { fileOf, groupsOf, lines, readDrafts, readFixture } from './testing/import-files'

describe('a file as people have it', () => {
  test('sorted by anything is still its products, with every size', () => {
    const { drafts, errors } = readFixture('sorted-by-size')
    expect(errors).toEqual([])
    expect(
      drafts.map(({ name, description, options, variants }) => [
        name,
        description,
        options?.[0]?.name,
        variants?.map(({ values, price, available_items }) => [values[0], price, available_items]),
      ]),
    ).toEqual([
      [
        'Aba loafer',
        'Loafers stitched by hand in Aba.',
        'Size',
        [
          ['40', 2_100_000, 2],
          ['41', 2_100_000, 3],
          ['42', 2_100_000, 1],
        ],
      ],
      [
        'Kano slipper',
        'Slippers of goat leather from Kano.',
        'Size',
        [
          ['40', 900_000, 5],
          ['41', 900_000, 4],
          ['42', 900_000, 2],
        ],
      ],
    ])
  })

  test('with two spaces, no-break spaces and decomposed letters has clean values', () => {
    const { drafts, errors } = readFixture('values-with-two-spaces')
    expect(errors).toEqual([])
    const values = ['Deep blue', 'Àwọ̀ ewé'.normalize('NFC'), 'Palm oil red', 'White']
    expect(drafts[0]?.options?.[0]?.values).toEqual(values)
    expect(drafts[0]?.variants?.map((variant) => variant.values[0])).toEqual(values)
  })

  test('with values that differ by case names the row, and makes the others', () => {
    const { drafts, errors } = readFixture('values-differ-by-case')
    expect(errors).toEqual([
      {
        row: 3,
        column: 'option1_value',
        message: '“red” is “Red” in row 2. Write both in the same way.',
      },
    ])
    expect(drafts.map(({ name }) => name)).toEqual(['Raffia fan', 'Calabash spoon', 'Clay cooler'])
  })

  test('with more than twenty values is refused at the row of the one too many', () => {
    const { drafts, errors } = readFixture('more-than-twenty-values')
    expect([drafts, errors]).toEqual([
      [],
      [
        {
          row: 22,
          column: 'option1_value',
          message: 'Letter has 21 values. An option has at most 20 values.',
        },
      ],
    ])
  })

  test('with the cells of real shops is read, and said where it is read differently', () => {
    const { drafts, errors, notes } = readFixture('cells-of-real-shops')
    expect(errors).toEqual([])
    expect(drafts.map(({ price, available_items, sku }) => [sku, price, available_items])).toEqual([
      ['A1', 500_000, 3],
      ['A2', 500_000, 5],
      ['A3', 500_000, 0],
      ['A4', 500_000, 100_000],
      ['A5', 1_250_000, 4],
      ['A6', 500_000, 4],
    ])
    expect(drafts[0]?.description).toBe('- 100% cotton, woven by hand in Kano.')
    expect(notes).toEqual([
      { row: 4, column: 'available_items', message: '-2 is read as 0.' },
      { row: 5, column: 'available_items', message: '1000000 is read as 100,000.' },
    ])
  })

  test('loses the apostrophe of a spreadsheet, and says how long a value is', () => {
    const { drafts, errors } = readFixture('long-value-and-apostrophe')
    expect(drafts.map(({ name, sku, options }) => [name, sku, options])).toEqual([
      ['Clay bowl from Suleja', '0042520', undefined],
    ])
    expect(errors).toEqual([
      {
        row: 2,
        column: 'option1_value',
        message: '“Wide mouth; 25 litres; lid” has 26 characters. Use at most 24.',
      },
    ])
  })

  test('with stock that is not counted says so by row', () => {
    const { drafts, notes } = readFixture('stock-not-counted')
    expect(drafts[0]?.variants?.map(({ available_items }) => available_items)).toEqual([0, 0])
    expect(notes.map(({ row, column }) => [row, column])).toEqual([
      [2, 'available_items'],
      [3, 'available_items'],
    ])
    const none = 'Handle,Title,Variant Price,Variant Inventory Tracker,Variant Inventory Qty'
    const uncounted = readDrafts(lines(none, 'cap,Fila cap,6000,,0'))
    expect(uncounted.drafts[0]?.available_items).toBeUndefined()
    expect(uncounted.notes).toMatchObject([{ row: 2, column: 'available_items' }])
    expect(readDrafts(lines(none, 'cap,Fila cap,6000,shopify,0')).notes).toEqual([])
  })

  test('has one error for one bad price', () => {
    const { errors } = readDrafts(
      lines(
        'handle,name,price,option1_name,option1_value',
        'cap,Fila cap,a lot,Size,S',
        'cap,,6000,,M',
      ),
    )
    expect(errors.map(({ row, column }) => [row, column])).toEqual([[2, 'price']])
  })

  test('has no second product under one handle without a choice between them', () => {
    const { drafts, errors } = readDrafts(
      lines('handle,name,price', 'cap,Fila cap,6000', 'cap,Aso oke cap,7000'),
    )
    expect([drafts, errors.map(({ row, column }) => [row, column])]).toEqual([[], [[3, 'handle']]])
  })

  test('has no gift cards, which it names', () => {
    for (const [column, cell] of [
      ['Gift Card', 'true'],
      ['Gift card', 'TRUE'],
      ['Type', 'Gift Cards'],
      ['Product Category', 'Gift Cards'],
    ]) {
      const { drafts, errors } = readDrafts(
        lines(
          `Handle,Title,Variant Price,Option1 Name,Option1 Value,${column}`,
          `card,Carte cadeau,5000,Amount,50,${cell}`,
          'card,,10000,,100,',
        ),
      )
      expect(drafts).toEqual([])
      expect(errors).toEqual([
        {
          row: 2,
          column: '',
          message: '“Carte cadeau” is a gift card. Gift cards can’t be sold here.',
        },
      ])
    }
  })

  test('changes no live product without options by its size rows', () => {
    const [group] = groupsOf(fileOf('sizes-for-a-plain-product'))
    if (!group) throw new Error('nothing was read')
    const { errors } = changeFromRows(sampleProduct({ name: 'Adire cap' }), group)
    expect(errors.map(({ row, message }) => [row, message])).toEqual(
      ['S', 'M', 'L'].map((size, at) => [
        at + 2,
        `Adire cap has no ${size}. Add it on its page first.`,
      ]),
    )
  })
})

describe('an export that a spreadsheet shows with separators', () => {
  const product = sampleProduct({ available_items: 1_195, sold_items: 5 })
  const changeOf = (available: string, items: string, sold: string) => {
    const [group] = groupsOf(
      lines('handle,available_items,seen_items,seen_sold', `x,"${available}","${items}","${sold}"`),
    )
    if (!group) throw new Error('nothing was read')
    return changeFromRows(product, group)
  }

  test.each(['1,200', '1 200', '1200.00', '1200'])(
    'brings nothing back that was sold since: %s',
    (count) => {
      expect(changeOf(count, count, '0')).toEqual({ request: {}, errors: [] })
      expect(changeOf('1,300', count, '0').request).toEqual({ available_items: 1_295 })
    },
  )

  test.each([
    ['1.2E+3', '0', 'seen_items'],
    ['1200', 'none', 'seen_sold'],
  ])('is refused where what was seen can’t be read: %s %s', (items, sold, column) => {
    expect(changeOf('1200', items, sold).errors).toMatchObject([{ row: 2, column }])
  })
})

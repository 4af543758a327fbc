import { describe, expect, test } from 'vitest'
import { lines, readDrafts } from './testing/import-files'

const TEXT = 'Sewn by hand in Aba from soft cotton cloth.'

describe('a catalogue for Meta', () => {
  const HEAD =
    'id,title,description,availability,condition,price,link,item_group_id,color,size,quantity_to_sell_on_facebook'

  test('is its products, chosen by what the rows of a group differ in', () => {
    const { drafts, errors, notes } = readDrafts(
      lines(
        HEAD,
        `A1,"Ankara dress, red S",${TEXT},in stock,new,12000.00 NGN,https://x,G1,Red,S,5`,
        `B1,Clay pot,${TEXT},in stock,new,8000 NGN,https://x,,,,3`,
        `A2,"Ankara dress, red M",${TEXT},out of stock,new,"12,500.00 NGN",https://x,G1,Red,M,`,
      ),
    )
    expect({ errors, notes }).toEqual({ errors: [], notes: [] })
    expect(drafts).toMatchObject([
      {
        name: 'Ankara dress, red S',
        attributes: { condition: 'new', colour: 'Red' },
        options: [{ name: 'Size', values: ['S', 'M'] }],
        variants: [
          { values: ['S'], price: 1_200_000, available_items: 5 },
          { values: ['M'], price: 1_250_000, available_items: 0 },
        ],
      },
      { name: 'Clay pot', price: 800_000, available_items: 3 },
    ])
  })

  test('asks for what a row of a group leaves open, and refuses two that are alike', () => {
    const { errors } = readDrafts(
      lines(
        HEAD,
        `A1,Ankara dress,${TEXT},in stock,new,12000 NGN,https://x,G1,Red,S,5`,
        `A2,Ankara dress,${TEXT},in stock,new,12000 NGN,https://x,G1,Blue,,5`,
        `B1,Clay pot,${TEXT},in stock,new,8000 NGN,https://x,G2,Red,S,3`,
        `B2,Clay pot,${TEXT},in stock,new,8000 NGN,https://x,G2,Red,S,3`,
      ),
    )
    expect(errors.map(({ row, message }) => [row, message])).toEqual([
      [3, 'Enter the Size.'],
      [5, expect.stringContaining('nothing to choose by')],
    ])
  })
})

test('a catalogue for Google has the same, with blanks in its names', () => {
  const { drafts, notes } = readDrafts(
    lines(
      'id,title,description,availability,price,item group id,shipping weight',
      `A1,Clay pot,<p>Thrown in Suleja &amp; fired there.</p>,in_stock,8000.00 NGN,,1.5 kg`,
      `A2,Clay jar,${TEXT},out_of_stock,9000.00 NGN,,`,
    ),
  )
  expect(drafts).toMatchObject([
    { name: 'Clay pot', description: 'Thrown in Suleja & fired there.', weight_grams: 1_500 },
    { name: 'Clay jar', description: TEXT, available_items: 0 },
  ])
  expect(notes.map(({ row }) => row)).toEqual([2])
})

describe('a text of anybody’s file', () => {
  const descriptionOf = (columns: string, cell: string) =>
    readDrafts(lines(columns, `Clay pot,"${cell.replaceAll('"', '""')}",8000`)).drafts[0]
      ?.description

  test.each([
    ['<p>Sewn in Aba &amp; Kano.</p><ul><li>Soft</li></ul>', 'Sewn in Aba & Kano.\nSoft'],
    ['Caf&eacute; cups, made for &#8358;5,000 each', 'Café cups, made for ₦5,000 each'],
    ['Two lines of a text<br>that somebody wrote', 'Two lines of a text\nthat somebody wrote'],
    ['Sizes < 5 and > 3, A&B; a <lid>  with   blanks', undefined],
  ])('is read as HTML if it is some: %s', (cell, text = cell) => {
    expect(descriptionOf('Product Name,Description,Selling Price', cell)).toBe(text)
  })

  test('is kept as it is in our own file', () => {
    const cell = '<p>Sewn in Aba &amp; Kano.</p>'
    const { drafts } = readDrafts(lines('name,description,available_items', `Clay pot,${cell},3`))
    expect(drafts).toMatchObject([{ description: cell }])
  })
})

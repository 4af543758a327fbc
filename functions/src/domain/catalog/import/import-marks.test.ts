import { describe, expect, test } from 'vitest'
import { importColumns } from './import-columns'
import { readImportRow } from './read-import-row'

const LONG = 'Woven by hand from cotton that is grown near Kano.'

describe('a row of an import', () => {
  const columns = importColumns(['name', 'description'])
  const read = (description: string) =>
    readImportRow(columns, { row: 7, cells: ['Woven cap', description] }, (html) =>
      html.replace('&rlo;', '\u202e').replace('&shy;', '\u00ad'),
    )

  test('is refused at its place with a mark of direction, decoded or not', () => {
    for (const text of [`${LONG} &rlo;`, `\u200f${LONG}`]) {
      expect(read(text).errors).toEqual([
        {
          row: 7,
          column: 'description',
          message: 'Marks of writing direction are not allowed.',
        },
      ])
    }
  })

  test('loses what means nothing, before it is seen whether it is a formula', () => {
    expect(read(`Wov\u200ben. ${LONG}\ufeff`).draft.description).toBe(`Woven. ${LONG}`)
    expect(read(`\u200b=1+1 ${LONG}`).errors).toMatchObject([{ row: 7, column: 'description' }])
  })
})

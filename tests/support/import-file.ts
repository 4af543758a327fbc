import type { Imported } from '../../functions/src/contract/catalog/product-csv'
import type { Api } from './api-server'
import type { Person } from './people'

type Row = { row: number; cells: string[] }
export type Sheet = { columns: readonly string[]; rows: readonly Row[] }

/** Cells of a file as the rows of a request, numbered as in a spreadsheet. */
export const sheetOf = ([columns = [], ...rows]: readonly (readonly string[])[]): Sheet => ({
  columns,
  rows: rows.map((cells, at) => ({ row: at + 2, cells: [...cells] })),
})

/** Imports files as a vendor does: a dry run, then the rest with what it said. */
export const importsOf = (api: Api) => {
  const send = (as: Person, body: object) =>
    api.call<Imported>('POST', '/vendors/products/import', {
      as,
      body,
      headers: { 'idempotency-key': api.deps.ids() },
    })
  const check = (as: Person, sheet: Sheet) => send(as, { dry_run: true, ...sheet })
  const start = (as: Person, sheet: Sheet, consents: object[] = []) =>
    send(as, { dry_run: false, ...sheet, consents })
  return {
    check,
    start,
    /** Agrees to every change that the dry run shows. */
    agree: async (as: Person, sheet: Sheet) => {
      const { changes } = (await check(as, sheet)).data
      const consents = changes.map(({ product_id, state }) => ({ product_id, state }))
      return start(as, sheet, consents)
    },
  }
}

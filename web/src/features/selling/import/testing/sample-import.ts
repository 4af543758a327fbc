import { NEEDED_CSV_COLUMNS } from '@contract/catalog/product-csv'
import { api, type Call } from '@/lib/testing/fake-api'

type Import = Call<'vendors.importProducts'>

export const HEAD = NEEDED_CSV_COLUMNS.join(',')
export const line = (name: string) => `${name},,,,,`
export const csv = (...lines: string[]) => new File([`${HEAD}\n${lines.join('\n')}\n`], 'mine.csv')

/** The server's answer; a row with an exclamation mark in its name is invalid. */
export const answerTo = ({ body }: Import) => ({
  dry_run: body.dry_run,
  drafts_left: 1_000,
  rows: body.rows.map(({ row, cells }) => ({
    row,
    errors: cells[0]?.includes('!') ? [{ row, column: 'name', message: 'No shouting.' }] : [],
  })),
})

/** What was checked so far, or what was imported. */
export const sent = (dry_run: boolean) =>
  api
    .calls('vendors.importProducts')
    .filter(({ body }) => body.dry_run === dry_run)
    .map(({ body, headers }) => ({ body, key: headers['idempotency-key'] }))

export const rowsSent = () => sent(false).flatMap(({ body }) => body.rows.map(({ row }) => row))

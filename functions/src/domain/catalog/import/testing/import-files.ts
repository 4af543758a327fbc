import { readFileSync } from 'node:fs'
import papaparse from 'papaparse'
import { htmlReader } from '../../../../usecases/catalog/product/html-text'
import { draftNotes, draftOf, groupImportRows } from '../group-import-rows'
import { importColumns } from '../import-columns'

const textOfHtml = await htmlReader()
const FIXTURES = new URL('../../../../../../tests/fixtures/imports/', import.meta.url)

export const groupsOf = (text: string) => {
  const [header = [], ...rows] = papaparse.parse<string[]>(text.replace(/^[\s\uFEFF]+/, ''), {
    skipEmptyLines: true,
  }).data
  const columns = importColumns(header)
  const html = columns.format === 'oja' ? undefined : textOfHtml
  const sent = rows.map((cells, at) => ({ row: at + 2, cells }))
  return groupImportRows(columns, sent, html)
}
export const fileOf = (name: string): string =>
  readFileSync(new URL(`${name}.csv`, FIXTURES), 'utf8')
/** What a file makes: drafts, the errors of the others, and what is said besides. */
export const readDrafts = (text: string) => {
  const groups = groupsOf(text)
  const all = groups.map(draftOf)
  return {
    drafts: all.flatMap(({ draft }) => draft ?? []),
    errors: all.flatMap(({ errors }) => errors),
    notes: groups.flatMap(draftNotes),
  }
}
export const readFixture = (name: string) => readDrafts(fileOf(name))
export const lines = (...all: string[]): string => all.join('\n')

import { tableColumns } from '@contract/text/table-columns'

const refuse = (text: string): never => {
  throw new Error(text)
}

const SAVE_AS = 'Save it as “CSV UTF-8” in your spreadsheet and choose that file.'
const WORKBOOK = `This is a workbook of a spreadsheet, not a CSV file. ${SAVE_AS}`
const NO_TABLE = `This is not a table. ${SAVE_AS}`

/** What a file is that isn't text, by its first bytes: ZIP (xlsx, ods, numbers), xls, PDF, pictures. */
const KINDS: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], WORKBOOK],
  [[0xd0, 0xcf, 0x11, 0xe0], WORKBOOK],
  [[0x25, 0x50, 0x44, 0x46], NO_TABLE],
  [[0x89, 0x50, 0x4e, 0x47], NO_TABLE],
  [[0xff, 0xd8, 0xff], NO_TABLE],
  [[0x47, 0x49, 0x46, 0x38], NO_TABLE],
]

/** Excel's “Unicode text” is UTF-16 with a mark; without one, half of a Latin letter's bytes are 0. */
const encodingOf = ([first, second]: Uint8Array): string => {
  if ((first === 0xff && second === 0xfe) || (first && second === 0)) return 'utf-16le'
  return (first === 0xfe && second === 0xff) || (first === 0 && second) ? 'utf-16be' : 'utf-8'
}

/** The mark of UTF-8, also as a program shows it that took it for Windows-1252, and its repetitions. */
const MARKS = /^(?:\uFEFF|ï»¿)+/
/** What old programs end a file with. */
const ENDS = ['\0', '\u001A']

const withoutEnd = (text: string): string => {
  let end = text.length
  while (ENDS.includes(text[end - 1] ?? '')) end -= 1
  return text.slice(0, end)
}

/**
 * Reads the text of a file, with line feeds alone.
 * @throws Error with a readable message if it has none
 */
export const textOf = async (file: Blob): Promise<string> => {
  const bytes = new Uint8Array(await file.arrayBuffer())
  const [, message] = KINDS.find(([begin]) => begin.every((byte, at) => bytes[at] === byte)) ?? []
  if (message) refuse(message)
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  return withoutEnd(text.replace(MARKS, '')).replace(/\r\n?/g, '\n')
}

const HTML = /^\s*<(?:!doctype|html|head|meta|table|\?xml)/i

/** Rows whose cells can reach into the next: those of a table's head, body or foot. */
const rowsOfPart = (part: Element): string[][] => {
  const columns = tableColumns()
  let above: string[] = []
  return [...part.children]
    .filter(({ localName }) => localName === 'tr')
    .map((row) => {
      const cells: string[] = []
      // What a cell says of several rows is said in each, as in a file.
      for (const column of columns.beginRow()) cells[column] = above[column] ?? ''
      for (const cell of row.children) {
        const at = columns.place(cell.getAttribute('colspan'), cell.getAttribute('rowspan'))
        cells[at] = cell.textContent?.trim() ?? ''
      }
      above = Array.from(cells, (text) => text ?? '')
      return above
    })
}

/** The rows of the tables of a page, as some programs export for Excel; undefined if it is no page. */
export const rowsOfPage = (text: string): string[][] | undefined => {
  if (!HTML.test(text)) return undefined
  const page = new DOMParser().parseFromString(text, 'text/html')
  const parts = new Set([...page.querySelectorAll('tr')].flatMap((row) => row.parentElement ?? []))
  const rows = [...parts].flatMap(rowsOfPart)
  return rows.length > 0 ? rows : refuse(NO_TABLE)
}

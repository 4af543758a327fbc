import { escapeHtml } from '../../../contract/text/escape-html'
import { tableColumns } from '../../../contract/text/table-columns'

/** What stands on lines of its own. */
const BLOCKS = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
)
const VOID_BLOCK = 'hr'
const CELLS = new Set(['td', 'th'])
const TABLE = 'table'
const ROW = 'tr'
const BETWEEN_CELLS = ' | '
/** What a page runs or styles itself with is no text of it. */
const UNREAD = new Set(['noscript', 'script', 'style', 'svg', 'template'])

const KEEPS_SPACES = /white-space:\s{0,9}(?:pre|break-spaces)/i

/** Text as HTML that keeps its lines and spaces, which `htmlReader` reads back as it was. */
export const htmlOfText = (text: string): string =>
  text === '' ? '' : `<div style="white-space: pre-wrap">${escapeHtml(text)}</div>`

/** `column` is that of the last cell of a table that has text in it. */
type Line = { parts: string[]; is_begun: boolean; is_kept: boolean; column: number }

const newLine = (is_kept = false, column = 0): Line => ({
  parts: [],
  is_begun: false,
  is_kept,
  column,
})

const SPACES = /[ \t\r\f\u00a0]+/g
const textOf = ({ parts, is_kept }: Line): string =>
  is_kept ? parts.join('') : parts.join('').replace(SPACES, ' ').trim()

/** Builds text line by line, as a page would break it. */
const makeLines = () => {
  const lines = [newLine()]
  let in_cell = false
  /** The column of the last cell that began. */
  let column = 0
  const last = (): Line => lines.at(-1) ?? newLine()
  const put = (text: string): void => {
    const line = last()
    const is_said = /\S/.test(text)
    if (is_said && in_cell) {
      // Empty cells have their place too, so that each text stays below its heading.
      line.parts.push(BETWEEN_CELLS.repeat(Math.max(0, column - line.column)))
      line.column = column
    }
    line.parts.push(text)
    line.is_begun ||= is_said
  }
  /** Begins a line, unless this one is empty; in a cell of a table it goes on. */
  const block = (): void => {
    if (in_cell) put(' ')
    else if (last().is_begun) lines.push(newLine())
  }
  return {
    put,
    block,
    lineBreak: () => {
      if (in_cell) put(' ')
      else lines.push(newLine())
    },
    /** Text whose line breaks are the writer's. */
    keep: (text: string) => {
      for (const [at, part] of text.split('\n').entries()) {
        if (at > 0) lines.push(newLine(true, in_cell ? column : 0))
        last().is_kept = true
        put(part)
      }
    },
    beginCell: (at: number) => {
      in_cell = true
      column = at
    },
    endCell: () => {
      in_cell = false
    },
    /** An empty line at most between two paragraphs. */
    text: () => {
      const texts = lines.map((line) => ({ text: textOf(line), is_kept: line.is_kept }))
      return texts
        .filter(({ text, is_kept }, at) => is_kept || text !== '' || texts[at - 1]?.text !== '')
        .map(({ text }) => text)
        .join('\n')
        .trim()
    },
  }
}

/**
 * Makes what reads HTML as text, one line for each paragraph and each row of a table. The parser is
 * loaded here, for the few requests that have HTML; it goes through the text once.
 */
export const htmlReader = async (): Promise<(html: string) => string> => {
  const { Tokenizer } = await import('htmlparser2')
  return (html) => {
    const lines = makeLines()
    /** The open element whose text isn't read, or is kept as it is. */
    let unread = ''
    let kept = ''
    let depth = 0
    let tag = ''
    let attribute = ''
    let attributes = new Map<string, string>()
    /** Of the tables that are open, each within a cell of the one before. */
    const tables = [tableColumns()]
    const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
    const say = (text: string): void => {
      if (unread) return
      if (kept) lines.keep(text)
      else if (depth > 0) lines.put(text.replaceAll('\n', ' '))
      // Between elements, lines are those of somebody who wrote no paragraphs.
      else {
        for (const [at, part] of text.split('\n').entries()) {
          if (at > 0) lines.block()
          if (part !== '') lines.put(part)
        }
      }
    }
    const edge = (name: string): void => {
      if (name === TABLE || name === ROW) lines.endCell()
      if (BLOCKS.has(name)) lines.block()
      if (name === 'br') lines.lineBreak()
    }
    const open = (): void => {
      if (tag === 'pre' || KEEPS_SPACES.test(attributes.get('style') ?? '')) kept ||= tag
      if (tag === TABLE) tables.push(tableColumns())
      if (tag === ROW) tables.at(-1)?.beginRow()
      if (!CELLS.has(tag)) return
      const at = tables.at(-1)?.place(attributes.get('colspan'), attributes.get('rowspan'))
      lines.beginCell(at ?? 0)
    }
    const nothing = () => {}
    const tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        ontext: (start, end) => say(html.slice(start, end)),
        ontextentity: (code) => say(String.fromCodePoint(code)),
        onopentagname: (start, end) => {
          tag = nameAt(start, end)
          attributes = new Map()
          if (UNREAD.has(tag)) unread ||= tag
          edge(tag)
          if (BLOCKS.has(tag) && tag !== VOID_BLOCK) depth += 1
        },
        onattribname: (start, end) => {
          attribute = nameAt(start, end)
        },
        onattribdata: (start, end) => {
          if (!attributes.has(attribute)) attributes.set(attribute, html.slice(start, end))
        },
        onopentagend: open,
        onselfclosingtag: () => {
          if (tag === unread) unread = ''
          open()
        },
        onclosetag: (start, end) => {
          const name = nameAt(start, end)
          if (name === unread) unread = ''
          if (name === kept) kept = ''
          edge(name)
          if (CELLS.has(name)) lines.endCell()
          if (name === TABLE && tables.length > 1) tables.pop()
          if (BLOCKS.has(name)) depth = Math.max(0, depth - 1)
        },
        onattribentity: nothing,
        onattribend: nothing,
        oncdata: nothing,
        oncomment: nothing,
        ondeclaration: nothing,
        onend: nothing,
        onprocessinginstruction: nothing,
      },
    )
    tokenizer.write(html)
    tokenizer.end()
    return lines.text()
  }
}

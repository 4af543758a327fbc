import { escapeHtml } from '../../../contract/text/escape-html'

/** What stands on lines of its own. */
const BLOCKS = new Set(
  'address article aside blockquote caption dd details div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tr ul'.split(
    ' ',
  ),
)
const VOID_BLOCK = 'hr'
const CELLS = new Set(['td', 'th'])
const ROWS = new Set(['table', 'tr'])
const BETWEEN_CELLS = ' | '
/** What a page runs or styles itself with is no text of it. */
const UNREAD = new Set(['noscript', 'script', 'style', 'svg', 'template'])

const KEEPS_SPACES = /white-space:\s{0,9}(?:pre|break-spaces)/i

/** Text as HTML that keeps its lines and spaces, which `htmlReader` reads back as it was. */
export const htmlOfText = (text: string): string =>
  text === '' ? '' : `<div style="white-space: pre-wrap">${escapeHtml(text)}</div>`

type Line = { parts: string[]; is_begun: boolean; is_kept: boolean }

const newLine = (is_kept = false): Line => ({ parts: [], is_begun: false, is_kept })

const SPACES = /[ \t\r\f\u00a0]+/g
const textOf = ({ parts, is_kept }: Line): string =>
  is_kept ? parts.join('') : parts.join('').replace(SPACES, ' ').trim()

/** Builds text line by line, as a page would break it. */
const makeLines = () => {
  const lines = [newLine()]
  let in_cell = false
  let begins_cell = false
  const last = (): Line => lines.at(-1) ?? newLine()
  const put = (text: string): void => {
    const line = last()
    const is_said = /\S/.test(text)
    if (begins_cell && is_said && line.is_begun) line.parts.push(BETWEEN_CELLS)
    if (is_said) begins_cell = false
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
        if (at > 0) lines.push(newLine(true))
        last().is_kept = true
        put(part)
      }
    },
    beginCell: () => {
      in_cell = true
      begins_cell = true
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
    let style = ''
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
      if (ROWS.has(name)) lines.endCell()
      if (BLOCKS.has(name)) lines.block()
      if (name === 'br') lines.lineBreak()
    }
    const open = (): void => {
      if (tag === 'pre' || KEEPS_SPACES.test(style)) kept ||= tag
    }
    const nothing = () => {}
    const tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        ontext: (start, end) => say(html.slice(start, end)),
        ontextentity: (code) => say(String.fromCodePoint(code)),
        onopentagname: (start, end) => {
          tag = nameAt(start, end)
          style = ''
          if (UNREAD.has(tag)) unread ||= tag
          edge(tag)
          if (CELLS.has(tag)) lines.beginCell()
          if (BLOCKS.has(tag) && tag !== VOID_BLOCK) depth += 1
        },
        onattribname: (start, end) => {
          attribute = nameAt(start, end)
        },
        onattribdata: (start, end) => {
          if (attribute === 'style') style = html.slice(start, end)
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

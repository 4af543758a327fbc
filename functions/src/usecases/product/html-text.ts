/** What stands on lines of its own. */
const BLOCKS = new Set(
  'address article aside blockquote br dd div dl dt figcaption figure footer h1 h2 h3 h4 h5 h6 header hr li main ol p pre section table tr ul'.split(
    ' ',
  ),
)
const CELLS = new Set(['td', 'th'])
/** What a page runs or styles itself with is no text of it. */
const UNREAD = new Set(['script', 'style'])

const tidy = (text: string): string =>
  text
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()

/**
 * Makes what reads HTML as text, one line for each paragraph. The parser is loaded here, for the few
 * requests that have HTML; it goes through the text once.
 */
export const htmlReader = async (): Promise<(html: string) => string> => {
  const { Tokenizer } = await import('htmlparser2')
  return (html) => {
    let text = ''
    let unread = ''
    const nameAt = (start: number, end: number) => html.slice(start, end).toLowerCase()
    const breakAt = (name: string): void => {
      if (BLOCKS.has(name)) text += '\n'
      else if (CELLS.has(name)) text += ' '
    }
    const nothing = () => {}
    const tokenizer = new Tokenizer(
      { decodeEntities: true },
      {
        ontext: (start, end) => {
          if (!unread) text += html.slice(start, end)
        },
        ontextentity: (code) => {
          if (!unread) text += String.fromCodePoint(code)
        },
        onopentagname: (start, end) => {
          const name = nameAt(start, end)
          if (UNREAD.has(name)) unread = name
          breakAt(name)
        },
        onclosetag: (start, end) => {
          const name = nameAt(start, end)
          if (name === unread) unread = ''
          breakAt(name)
        },
        onattribdata: nothing,
        onattribentity: nothing,
        onattribend: nothing,
        onattribname: nothing,
        oncdata: nothing,
        oncomment: nothing,
        ondeclaration: nothing,
        onend: nothing,
        onopentagend: nothing,
        onprocessinginstruction: nothing,
        onselfclosingtag: nothing,
      },
    )
    tokenizer.write(html)
    tokenizer.end()
    return tidy(text)
  }
}

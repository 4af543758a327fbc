/** The rules with one condition changed. */
export type Mutant = {
  /** `line 12: == becomes !=` */
  name: string
  source: string
  /** The names of the matches and functions around the change, outermost first. */
  scope: string[]
}

const SWAPS: Record<string, string> = {
  '==': '!=',
  '!=': '==',
  '&&': '||',
  '||': '&&',
  '<=': '<',
  '>=': '>',
  true: 'false',
  false: 'true',
  hasOnly: 'hasAny',
}

const STRING_OR_COMMENT = /'[^']*'|\/\/[^\n]*/g
const CONDITION = /==|!=|&&|\|\||<=|>=|\b(?:true|false|hasOnly)\b|\b\d+\b(?=[,)])/g
const OPENING = /(?:match (\/\S+)|function (\w+)\([^)]*\)) \{|service \S+ \{|[{}]/g

const changed = (token: string): string => SWAPS[token] ?? String(Number(token) - 1)

/** Blanks strings and comments, so that their text isn't taken for conditions. */
const blanked = (source: string): string =>
  source.replace(STRING_OR_COMMENT, (text) => ' '.repeat(text.length))

const scopeAt = (source: string, offset: number): string[] => {
  const open: string[] = []
  for (const { 0: text, 1: path, 2: name } of source.slice(0, offset).matchAll(OPENING)) {
    if (text === '}') open.pop()
    else open.push(path ?? name ?? '')
  }
  return open.filter((name) => name !== '')
}

/** All mutants of one condition each: negated, or with its number reduced by one. */
export const mutantsOf = (source: string): Mutant[] => {
  const plain = blanked(source)
  return [...plain.matchAll(CONDITION)].map(({ 0: token, index }) => ({
    name: `line ${source.slice(0, index).split('\n').length}: ${token} becomes ${changed(token)}`,
    source: source.slice(0, index) + changed(token) + source.slice(index + token.length),
    scope: scopeAt(plain, index),
  }))
}

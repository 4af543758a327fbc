const repeated =
  (...parts: string[]) =>
  (length: number): string =>
    parts
      .join('')
      .repeat(Math.ceil(length / parts.join('').length))
      .slice(0, length)
const between =
  (first: string, part: string, last: string) =>
  (length: number): string =>
    `${first}${repeated(part)(length - first.length - last.length)}${last}`

/** Marks that sort below and above letters by turns. */
const MARKS = '\u0323\u0301'
/** Texts of a length that are worst for patterns. */
export const TEXTS: Record<string, (length: number) => string> = {
  letters: repeated('a'),
  words: repeated('ab '),
  'one open tag': between('<', 'a', ''),
  'open tags': repeated('<'),
  'tags without an end': repeated('<br '),
  'comments without an end': repeated('<!--'),
  'scripts without an end': repeated('<script>'),
  'nested elements': (length) => repeated('<b>')(length / 2) + repeated('</i>')(length / 2),
  'open attributes': repeated('<a b="'),
  ampersands: repeated('&'),
  'entities without an end': repeated('&#1'),
  'long entity': between('&', 'a', ''),
  spaces: between('x', ' ', 'x'),
  'spaces and lines': between('x', ' \n', 'x'),
  tabs: between('x', '\t', 'x'),
  'no-break spaces': between('x', '\u00a0', 'x'),
  marks: between('a', '\u0301', ''),
  'marks to be sorted': between('a', MARKS, 'b'),
  'letters with marks': repeated(`a${MARKS}`),
  // Each becomes eighteen.
  'a letter of many': (length) => repeated('\ufdfa')(length / 18),
  'words that read as one or two': between('', 'customercare', '9'),
  digits: repeated('1'),
  zeros: between('', '0', 'x'),
  'spaced digits': repeated('1 '),
  'groups of digits': between('', '123,', 'x'),
  at: repeated('@'),
  'addresses without an end': repeated('a@'),
  'one long address': between('', 'a', '@'),
  'dots of an address': between('a@', '.', ' '),
  dots: between('a', '.', 'a'),
  apostrophes: between('', "'", 'x'),
  dashes: between('a', '-', '!'),
  underscores: between('__', '_', 'x'),
  slashes: between('a', '/', '_'),
  'reserved names': between('', 'oja', 'x'),
  'words of a refusal': repeated('attempt'),
  'words of staff': between('', 'team', '9'),
  semicolons: repeated(';'),
  commas: repeated(','),
  quotes: repeated('"'),
  brackets: repeated('['),
  lines: repeated('\n'),
  pairs: repeated('😀'),
  'half pairs': repeated('\ud800'),
  invisible: repeated('\u200b'),
}

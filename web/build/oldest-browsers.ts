/**
 * The oldest browsers that the site is made for, which its layers, `:has` and units of the style sheet
 * need as well. Target of the build, and of `oldest-browsers.test.ts`.
 */
export const OLDEST_BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4']

/** What at least one of them lacks, as it stands in code. The build lowers syntax, not these. */
export const YOUNGER: readonly RegExp[] = [
  /\bURL\.(?:canParse|parse)\(/,
  /\b(?:search|params|searchParams|query)\.size\b/,
  /\.(?:toSorted|toReversed|toSpliced)\(/,
  /\.with\((?:index|at|\d+),/,
  /\b(?:Object|Map)\.groupBy\(/,
  /\bPromise\.(?:withResolvers|try)\(/,
  /\bArray\.fromAsync\(/,
  /\bAbortSignal\.any\(/,
  /\.(?:isWellFormed|toWellFormed)\(/,
  /\.(?:isSubsetOf|isSupersetOf|isDisjointFrom|symmetricDifference|intersection)\(/,
  /\bIntl\.(?:Segmenter|DurationFormat)\b/,
  /\bnew Iterator\b|\bIterator\.from\(/,
]

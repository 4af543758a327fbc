/** Signs between which words and links of a message stand. */
const BETWEEN = /[\s<>()[\]{}"'`|«»“”‘’„‚,;]+/u
/** Unseen within a link: marks of direction, joiners, what has no width. */
const UNSEEN = /[\p{Cf}\u115f\u1160\u3164\uffa0]|\u034f/gu
/** What browsers read as a dot. */
const DOTS = /[。．｡]/g
const AROUND: ReadonlySet<string> = new Set('.:!?*_~…·•–—→>='.split(''))

/** What most messages are linked under: phones make a link of such a name without "https". */
const ENDINGS: ReadonlySet<string> = new Set(
  'com net org ng info biz co io me app dev shop store online site xyz top live click link club pro page web bank money pay cash fun icu vip win to ly gl cc tv ws id in us uk eu za gh ke africa tk ml ga cf gq support finance network tech cloud chat digital agency group services solutions express delivery zip mov'.split(
    ' ',
  ),
)

/** What runs in a browser or opens an app, whatever stands behind it. */
const RUNS = /^(?:javascript|data|vbscript|blob|intent|file):/i

/** How often a value may be encoded within another one. */
const MAX_NESTING = 3

export type Links = {
  /** The host of a link that leads elsewhere; empty if it is no address at all. */
  elsewhere: string | undefined
  /** The links to our host. */
  own: URL[]
  /** What is neither a link nor a part of one. */
  words: string[]
}

const withoutAround = (token: string): string => {
  let [from, to] = [0, token.length]
  while (from < to && AROUND.has(token.charAt(from))) from += 1
  while (to > from && AROUND.has(token.charAt(to - 1))) to -= 1
  return token.slice(from, to)
}

const parsed = (text: string): URL | undefined => {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Whether a part of a link of ours is a link itself, which a page could forward to. */
const isLinkItself = (value: string): boolean => {
  const text = value.trim()
  return (
    text.includes('://') || /^[\\/]\s?[\\/]/.test(text) || /^https?:/i.test(text) || RUNS.test(text)
  )
}

/** Whether the query, the path or the fragment of a link of ours leads to another host. */
const forwards = (url: URL, host: string): boolean => {
  const parts = [...url.searchParams.values(), url.hash.slice(1), url.pathname]
  return parts.some((part) => {
    let value = part
    for (let depth = 0; depth < MAX_NESTING; depth += 1) {
      if (isLinkItself(value) && parsed(value.trim())?.host !== host) return true
      value = decoded(value)
    }
    return false
  })
}

const isOwn = (url: URL, host: string): boolean =>
  (url.protocol === 'https:' || url.protocol === 'http:') &&
  url.username === '' &&
  url.password === '' &&
  url.host === host &&
  !forwards(url, host)

/** What stands before a name: a scheme with too few slashes, a label, a single slash. */
const BEFORE_NAME = /^(?:[^.:/?#@\\]*:)?[\\/]?/

/** The name in a token that has no scheme; a code's last line has it behind an @. */
const nameIn = (token: string, host: string): string => {
  if (token.toLowerCase().startsWith(host)) return token
  const isOfCode = token.startsWith('@') && token.split('.').some(isLikeOurs(host))
  return isOfCode ? token.slice(1) : token.replace(BEFORE_NAME, '')
}

/** The link in a token that has no scheme, as phones find it; undefined if it is a word. */
const linkWithoutScheme = (given: string, host: string): string | undefined => {
  const token = nameIn(given, host)
  const end = token.search(/[/?#\\:]/)
  const name = (end < 0 ? token : token.slice(0, end)).toLowerCase()
  const link = RUNS.test(given) ? given : `https://${token}`
  if (token.toLowerCase() === host || token.toLowerCase().startsWith(`${host}/`)) return link
  const labels = name.split('.')
  const last = labels.at(-1) ?? ''
  if (labels.length < 2 || labels.includes('')) return undefined
  // Of numbers, four are an address if there is a path behind: 3.5/5 is none.
  if (/^\d*$/.test(last)) return labels.length === 4 && end >= 0 ? link : undefined
  // An address of email is no link; with a path behind it, it is one that looks like ours.
  if (name.includes('@')) return end < 0 ? undefined : link
  const isName = ENDINGS.has(last) || last.startsWith('xn--') || labels.some(isLikeOurs(host))
  return end >= 0 || isName ? link : undefined
}

/** A label that says our name, as in oja.example.evil.xx. */
const isLikeOurs = (host: string) => {
  const [own = ''] = host.split(/[.:]/)
  return (label: string): boolean => own.length > 2 && label.includes(own)
}

/** The link in a token, from its scheme on, or what stands before that if it is one itself. */
const linkOf = (token: string, host: string): string | undefined => {
  const at = token.indexOf('://')
  if (at < 0) {
    return token.startsWith('//') || token.startsWith('\\\\')
      ? `https:${token}`
      : linkWithoutScheme(token, host)
  }
  let from = at
  while (from > 0 && /[A-Za-z0-9+-]/.test(token.charAt(from - 1))) from -= 1
  const before = token.slice(0, from)
  if (RUNS.test(before)) return token
  return linkWithoutScheme(before, host) ?? token.slice(from)
}

/**
 * Reads the links of a message as browsers would. Only `host` itself is ours: no subdomain, no name
 * that contains it, no user name before another host, and no link that forwards to one.
 */
export const readLinks = (text: string, host: string): Links => {
  const links: Links = { elsewhere: undefined, own: [], words: [] }
  const plain = text.replace(UNSEEN, '').replace(DOTS, '.')
  for (const piece of plain.split(BETWEEN)) {
    const token = withoutAround(piece)
    const link = token === '' ? undefined : linkOf(token, host)
    if (link === undefined) {
      if (token !== '') links.words.push(token)
      continue
    }
    const url = parsed(link)
    if (url && isOwn(url, host)) links.own.push(url)
    else links.elsewhere ??= url?.host ?? ''
  }
  return links
}

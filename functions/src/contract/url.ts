import * as z from 'zod/mini'

const MAX_URL_LENGTH = 500

/** Whether a string parses as a URL of any scheme. */
const isUrl = (text: string): boolean => {
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}

const isSafeLink = (text: string): boolean => {
  const { protocol, username, password } = new URL(text)
  return protocol === 'https:' && username === '' && password === ''
}

/** Without what a browser leaves out as well, or nobody sees: it would show another link. */
const pastedLink = (text: string): string =>
  text
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .trim()
    .replace(/^<(.*)>$/, '$1')

/**
 * An HTTPS link: other schemes could run code in the reader's browser. A user name would stand
 * where a reader looks for the host.
 */
export const webLinkSchema = z.string().check(
  z.overwrite(pastedLink),
  z.maxLength(MAX_URL_LENGTH),
  z.refine(
    (text) => isUrl(text) && isSafeLink(text),
    'Enter a web address that starts with https://.',
  ),
)

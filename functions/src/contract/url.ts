import * as z from 'zod/mini'

const MAX_URL_LENGTH = 500

/** Whether a string parses as a URL of any scheme. */
export const isUrl = (text: string): boolean => URL.canParse(text)

const isWebUrl = (text: string): boolean => /^https?:$/.test(new URL(text).protocol)

/** An HTTP or HTTPS link; other schemes could run code in the reader's browser. */
export const webLinkSchema = z.string().check(
  z.trim(),
  z.maxLength(MAX_URL_LENGTH),
  z.refine((text) => isUrl(text) && isWebUrl(text)),
)

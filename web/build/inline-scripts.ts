import { createHash } from 'node:crypto'

const INLINE =
  /<script(?![^>]*(?:\ssrc=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** Returns the Content-Security-Policy hash source of each inline script in this HTML. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

import { createHash } from 'node:crypto'

const INLINE =
  /<script(?![^>]*(?:\ssrc=|type="application\/(?:ld\+)?json"))[^>]*>([\s\S]*?)<\/script>/g

/** What a content policy calls each script that runs from within this HTML. */
export const inlineScriptHashes = (html: string): string[] =>
  [...html.matchAll(INLINE)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  )

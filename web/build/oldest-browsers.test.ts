import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { YOUNGER } from './oldest-browsers'

const ROOT = new URL('../..', import.meta.url).pathname
/** What runs in browsers; the service worker and the contract that the web imports with it. */
const FOLDERS = ['web/src', 'functions/src/contract', 'functions/src/seo']
const COMMENT = /\/\*[\s\S]*?\*\/|\/\/.*/g

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
    .map((file) => join(folder, file)),
)

const found = (text: string): string[] =>
  text
    .replace(COMMENT, '')
    .split('\n')
    .filter((line) => YOUNGER.some((name) => name.test(line)))

describe('what runs in browsers', () => {
  test('uses nothing that the oldest of them lacks', () => {
    expect(sources.length).toBeGreaterThan(500)
    const lines = sources.flatMap((file) =>
      found(readFileSync(join(ROOT, file), 'utf8')).map((line) => `${file}: ${line.trim()}`),
    )
    expect(lines).toEqual([])
  })

  test.each([
    'if (!URL.canParse(redirect, here)) return undefined',
    'return search.size > 0 ? search : undefined',
    'for (const line of readDeviceCart().toReversed()) {',
    'const next = texts.with(index, text)',
    'product.images.toSorted((a, b) => a - b)',
    'const signal = AbortSignal.any([a, b])',
  ])('would be found: %s', (line) => expect(found(line)).toHaveLength(1))
})

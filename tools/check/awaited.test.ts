import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../emulators/project'

const SRC = join(ROOT, 'web/src')
/** Renders something of its own while a live value loads. */
const LOADS = /if [(].*[.]status === 'loading'|[.]status === 'loading' (?:&&|[?])/
const KNOWS = /\b(?:Awaited|useComing|useOnline)\b/

test('what is loading is no skeleton for ever: its screen knows when nothing can come', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  const texts = files
    .filter((name) => name.endsWith('.tsx') && !name.endsWith('.test.tsx'))
    .map((name) => ({ name, text: readFileSync(join(SRC, name), 'utf8') }))
  const loading = texts.filter(({ text }) => LOADS.test(text))
  expect(loading.length).toBeGreaterThan(20)
  expect(loading.filter(({ text }) => !KNOWS.test(text)).map(({ name }) => name)).toEqual([])
})

import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { verifyPage } from './verify-page'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-page-'))
  writeFileSync(join(folder, 'app.html'), '<html>')
  writeFileSync(join(folder, 'entry-server.js'), 'export {}')
})
afterEach(() => rmSync(folder, { recursive: true }))

const page_hash = createHash('sha256').update('<html>').update('export {}').digest('hex')
const verify = (given: string | undefined = page_hash) =>
  verifyPage({
    page_hash: given,
    page_file: join(folder, 'app.html'),
    renderer_file: join(folder, 'entry-server.js'),
  })

test('accepts the page that was built with the bundle', () => {
  expect(() => verify()).not.toThrow()
})

test.each(['app.html', 'entry-server.js'])('refuses another %s', (name) => {
  writeFileSync(join(folder, name), 'other')
  expect(() => verify()).toThrow(/are not of this build/)
})

test.each(['app.html', 'entry-server.js'])('refuses a missing %s', (name) => {
  rmSync(join(folder, name))
  expect(() => verify()).toThrow(/ENOENT.*/)
})

test('asks nothing of a suite, whose page is built apart', () => {
  rmSync(join(folder, 'app.html'))
  expect(() => verifyPage({ page_hash: undefined, page_file: '', renderer_file: '' })).not.toThrow()
})

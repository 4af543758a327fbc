import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { ROOT } from '../../../tools/emulators/project'
import { lackedScripts } from './scripts'

/** What runs in browsers; the service worker and the contract that the web imports with it. */
const FOLDERS = ['web/src', 'functions/src/contract', 'functions/src/seo']

test('code for browsers uses nothing that the oldest of them lacks', () => {
  const sources = FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file))
      .map((file) => join(folder, file)),
  )
  expect(sources.length).toBeGreaterThan(500)
  const lacked = sources.flatMap((file) => {
    const { code } = transformSync(readFileSync(join(ROOT, file), 'utf8'), {
      loader: file.endsWith('x') ? 'tsx' : 'ts',
      jsx: 'automatic',
      target: 'es2022',
      format: 'esm',
      // What is declared in the file has another name then than what is the browser's.
      minifyIdentifiers: true,
    })
    return lackedScripts(code).map((what) => `${file}: ${what}`)
  })
  expect(lacked).toEqual([])
}, 120_000)

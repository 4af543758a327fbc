import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../emulators/project'

const FOLDERS = [
  '.',
  'docs',
  'docs/decisions',
  'tools/messages-simulator',
  'tools/paystack-simulator',
  'tools/shipbubble-simulator',
]
const PAGES = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder))
    .filter((name) => name.endsWith('.md'))
    .map((name) => join(folder, name)),
)
const LINK = /\]\((?!https?:|mailto:|#)([^)#\s]+)/g
const NAMED = /`([\w-]+(?:\/[\w.-]+)+\/?)`/g
/** Where a name may begin: at the root, or in one of the sources by the name of its part. */
const BASES: Record<string, readonly string[]> = {
  ...Object.fromEntries(
    ['functions', 'web', 'tools', 'tests', 'deploy'].map((name) => [name, ['']]),
  ),
  ...Object.fromEntries(
    ['contract', 'domain', 'db', 'usecases', 'http', 'providers', 'ports', 'triggers'].map(
      (name) => [name, ['functions/src']],
    ),
  ),
  ...Object.fromEntries(
    ['app', 'ui', 'features', 'shared', 'lib'].map((name) => [name, ['web/src', 'functions/src']]),
  ),
}
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.mts']
/** What a deployment makes for itself. */
const OWN = ['functions/.env', 'deploy/settings/staging.ts']

const isThere = (path: string): boolean => {
  const bases = BASES[path.split('/', 1)[0] ?? '']
  if (!bases) return true
  return bases.some((base) => ENDINGS.some((ending) => existsSync(join(ROOT, base, path + ending))))
}

test.each(PAGES)('%s names files that there are', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path)
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(page), path))
  const gone = [
    ...named.filter((path) => !isThere(path)),
    ...linked.filter((path) => !existsSync(join(ROOT, path))),
  ]
  expect(gone.filter((path) => !OWN.includes(path))).toEqual([])
})

test('every picture of a screen is on a page', () => {
  const texts = PAGES.map((page) => readFileSync(join(ROOT, page), 'utf8')).join('\n')
  const pictures = readdirSync(join(ROOT, 'docs/screenshots'), {
    recursive: true,
    encoding: 'utf8',
  })
  const webp = pictures.filter((name) => name.endsWith('.webp'))
  expect(webp.filter((name) => !texts.includes(`screenshots/${name}`))).toEqual([])
})

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
const NAMED = /`((?:functions|web|tools|tests|deploy)\/[\w./-]+\.\w+)`/g
/** What a deployment makes for itself. */
const OWN = ['functions/.env', 'deploy/settings/staging.ts']

test.each(PAGES)('%s names files that there are', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const named = [...text.matchAll(NAMED)].map(([, path = '']) => path)
  const linked = [...text.matchAll(LINK)].map(([, path = '']) => join(dirname(page), path))
  const gone = [...named, ...linked].filter((path) => !existsSync(join(ROOT, path)))
  expect(gone.filter((path) => !OWN.includes(path))).toEqual([])
})

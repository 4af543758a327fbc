import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../emulators/project'

const FOLDER = join(ROOT, 'docs')
/** A file’s name, the title of its test and its path. */
const LINK = /\[([\w-]+) › ([^\]]+)\]\(([^)]+)\)/g
const rows = readFileSync(join(FOLDER, 'edges.md'), 'utf8').match(/^\| \d+ \|.*$/gm) ?? []
const numberOf = (row: string): number => Number(row.split(' ')[1])

test('each case has a number of its own', () => {
  const numbers = rows.map(numberOf)
  expect(rows.length).toBeGreaterThan(50)
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b))
})

test.each(rows.map((row) => [numberOf(row), row] as const))(
  'case %i is shown by tests that there are',
  (_, row) => {
    const links = [...row.matchAll(LINK)]
    expect(links.length).toBeGreaterThan(0)
    for (const [, name = '', title = '', path = ''] of links) {
      expect(path).toContain(`/${name}.`)
      expect(readFileSync(join(FOLDER, path), 'utf8')).toContain(title)
    }
  },
)

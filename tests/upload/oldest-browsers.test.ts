import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { SITE } from '../../deploy/build'
import { lackedScripts } from '../support/engines/scripts'
import { lackedStyles } from '../support/engines/styles'

/** What some of the oldest browsers leave out, and why that is no harm there. */
const LEFT_OUT: Record<string, string> = {
  ':has': 'styles/older.css; what is chosen shows by its field too',
  ':focus-visible': 'styles/older.css',
  'aspect-ratio': 'images have their size as attributes, the others styles/older.css',
  'overflow-wrap: anywhere': 'styles/older.css',
  '@container': 'styles/older.css',
  'container-type': 'styles/older.css',
  '@property': 'Tailwind sets the same on every element of browsers without it',
  ':backdrop': 'a rule of its own: nothing of ours has one',
  ':file-selector-button': 'a rule of its own, and one for its older name',
  ':-webkit-inner-spin-button': 'a browser has its own or none',
  ':-webkit-scrollbar': 'a browser has this or `scrollbar-width`',
  ':-webkit-scrollbar-thumb': 'a browser has its own',
  ':-webkit-scrollbar-track': 'a browser has its own',
  'scrollbar-width': 'a browser has this or `::-webkit-scrollbar`',
  '@page': 'a deal’s sheet is printed on the paper that there is',
  page: 'a deal’s sheet is printed on the paper that there is',
  ':is': 'stands in `:has`',
  'accent-color': 'fields have the browser’s colour',
  'color-scheme': 'fields stay light',
  'forced-color-adjust': 'without forced colours there is nothing to adjust',
  '@media forced-colors': 'without forced colours there is nothing to adjust',
  'field-sizing': 'a field keeps its rows and scrolls',
  'text-wrap': 'lines are as long as they come',
  'text-decoration: dotted': 'an abbreviation has a plain line',
  'font-family: ui-monospace': 'the next one of the list',
  'overscroll-behavior': 'the page scrolls on',
  'scroll-behavior': 'scrolls at once',
  'content-visibility': 'is drawn at once',
  'contain-intrinsic-size': 'is drawn at once',
  contain: 'a column takes the width of its words',
  'overflow-clip-margin': 'a shadow ends with its box',
  resize: 'a field keeps its height',
  lh: 'an empty date field is as high as its padding',
}

const built = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
const read = (file: string) => readFileSync(join(SITE, file), 'utf8')

describe('what the site serves', () => {
  test('has no style that one of the oldest browsers lacks without another beside it', () => {
    const sheets = built.filter((file) => file.endsWith('.css')).map(read)
    expect(sheets.length).toBeGreaterThan(1)
    const lacked = new Map(sheets.flatMap((sheet) => [...lackedStyles(sheet)]))
    const unknown = [...lacked].filter(([what]) => !(what in LEFT_OUT))
    expect(unknown).toEqual([])
    expect(Object.keys(LEFT_OUT).filter((what) => !lacked.has(what))).toEqual([])
  })

  test('has no script that one of the oldest browsers can’t read or run', () => {
    const scripts = built.filter((file) => /\.m?js$/.test(file))
    expect(scripts.length).toBeGreaterThan(100)
    const inline = built
      .filter((file) => file.endsWith('.html'))
      .flatMap((file) => [...read(file).matchAll(/<script>([\s\S]*?)<\/script>/g)])
      .map(([, script = '']) => script)
    expect(inline.length).toBeGreaterThan(0)
    const lacked = [...scripts.map(read), ...inline].flatMap(lackedScripts)
    expect(lacked).toEqual([])
  })
})

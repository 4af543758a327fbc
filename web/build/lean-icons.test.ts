import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Heart, Store } from 'lucide-react'
import { createElement, type FC, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from '../src/ui/media/create-icon'
import { leanIcons } from './lean-icons-plugin'

const { resolveId, transform } = leanIcons()
const call = (hook: unknown, ...args: unknown[]): unknown =>
  typeof hook === 'function' ? Reflect.apply(hook, undefined, args) : undefined

const FOLDER = join(createRequire(import.meta.url).resolve('lucide-react'), '../../esm/icons')
const leanOf = (file: string, id = join(FOLDER, file)) =>
  call(transform, readFileSync(join(FOLDER, file), 'utf8'), id)

/** The component that a build has of an icon. */
const builtFrom = (file: string) => {
  const [, data = ''] = /__iconData = (\{[\s\S]*?\n\});/.exec(String(leanOf(file))) ?? []
  return createIcon(new Function(`return ${data}`)())
}

/** The attributes of what is drawn, without the library's own classes, and the shapes in it. */
const drawn = (type: FC<SVGProps<SVGSVGElement>>, props: SVGProps<SVGSVGElement>) => {
  const markup = renderToStaticMarkup(createElement(type, props))
  const [, attributes = '', shapes] = /^<svg (.*?)>(.*)<\/svg>$/.exec(markup) ?? []
  const own = attributes.replace(/(?:lucide[\w-]* ?)+/, '').replace(' class=""', '')
  return [own.match(/[\w-]+="[^"]*"/g)?.toSorted(), shapes]
}

test.each([
  ['heart', Heart, {}],
  ['store', Store, { className: 'size-4', fill: 'red', strokeWidth: 1 }],
  ['heart', Heart, { 'aria-label': 'Kept', role: 'img' }],
] as const)('the icon %s looks in a build as the library draws it', (name, Icon, props) => {
  const library = drawn(Icon as FC, props)
  expect(library[0]).toContain('stroke-linecap="round"')
  expect(drawn(builtFrom(`${name}.mjs`), props)).toEqual(library)
})

test('every icon of the library loses what is not drawn', () => {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.mjs'))
  expect(files.length).toBeGreaterThan(1_000)
  const kept = files.filter((file) =>
    /\bkey: |^ {2}(?:name|size): |^__iconData\./m.test(`${leanOf(file)}`),
  )
  expect(kept.slice(0, 5)).toEqual([])
})

test('other modules keep theirs, and others who make icons get the library’s component', () => {
  expect(leanOf('heart.mjs', '/node_modules/other/icons/heart.mjs')).toBeUndefined()
  expect(call(resolveId, './createLucideIcon.mjs', '/lucide-react/dist/esm/lucide-react.mjs')).toBe(
    undefined,
  )
  expect(call(resolveId, '../createLucideIcon.mjs', join(FOLDER, 'heart.mjs'))).toContain(
    '/ui/media/create-icon.ts',
  )
})

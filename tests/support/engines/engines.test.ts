import { expect, test } from 'vitest'
import { lackedScripts } from './scripts'
import { lackedStyles } from './styles'

test.each([
  ['a{width:1px;height:100dvh}', 'dvh'],
  ['a{aspect-ratio:1}', 'aspect-ratio'],
  ['a{translate:1px}', 'translate'],
  ['a{color:color-mix(in oklab,red,blue)}', 'color-mix()'],
  ['@layer a{b{color:red}}', '@layer'],
  ['a:where(b){color:red}', ':where'],
  ['a:not(b,c){color:red}', 'a list in :not'],
  ['@media (width<48rem){a{color:red}}', '@media (width<48rem)'],
  [
    '@media (not (min-width:1px)) and (min-height:1px){a{b:c}}',
    '@media (not (min-width:1px)) and (min-height:1px)',
  ],
  ['a{no-such-property:1}', 'no-such-property'],
])('a sheet with %s isn’t for the oldest browsers', (sheet, what) => {
  expect([...lackedStyles(sheet).keys()]).toContain(what)
})

test.each([
  'a{height:100vh;height:100dvh}',
  '@supports (color:color-mix(in lab, red, red)){a{color:color-mix(in oklab,red,blue)}}',
  '@media not all and (min-width:48rem){a{gap:1px;inset:0;padding-inline:1px}}',
  'a:not(b):not(c)>d::before{transform:translate(1px)}',
])('a sheet with %s is', (sheet) => expect([...lackedStyles(sheet).keys()]).toEqual([]))

test.each([
  'const found = /(?<=a)b/.test(c)',
  'const found = new RegExp("(?<!a)b")',
  'const flag = /a/d',
  'class A { static { b() } }',
  'class A { #b() {} }',
  'export const a = await b()',
  'const last = list.at(-1)',
  'const last = list.findLast(isOwn)',
  'const id = crypto.randomUUID()',
  'const own = Object.hasOwn(a, b)',
  'const copy = structuredClone(a)',
  'const signal = AbortSignal.timeout(1)',
  'if (!URL.canParse(redirect, here)) f()',
  'for (const line of readDeviceCart().toReversed()) f(line)',
  'const next = texts.with(index, text)',
  'const parts = new Intl.Segmenter()',
  'const first = Promise.withResolvers()',
  'const c = a?.(...b, 0)',
  'const all = globalThis.Iterator?.from(list)',
  'const c = a?.b.c(...d, 0)',
])('a script with %s isn’t for the oldest browsers', (code) => {
  expect(lackedScripts(code)).toHaveLength(1)
})

test.each([
  'const last = list[list.length - 1]',
  'const found = /(?<name>a)(?!b)/u.exec(c)',
  'class A { a = 1; static b = 2; #c = 3 }',
  'const has = typeof structuredClone === "function"',
  'export const f = async () => await g()',
  'a ??= b?.c ?? text.replaceAll("a", "b")',
  'const from = globalThis.Iterator?.from',
  'const c = a?.(0, ...b) ?? a(...b, 0)',
])('a script with %s is', (code) => expect(lackedScripts(code)).toEqual([]))

import { createRequire } from 'node:module'
import { join } from 'node:path'
import { Heart, Store } from 'lucide-react'
import { createElement, type FC, type SVGProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import createIcon from '../src/ui/media/create-icon'

const FOLDER = join(createRequire(import.meta.url).resolve('lucide-react'), '../../esm/icons')

/** The component that a build has of an icon. */
const builtFrom = async (file: string) => createIcon((await import(join(FOLDER, file))).__iconData)

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
] as const)('the icon %s looks in a build as the library draws it', async (name, Icon, props) => {
  const library = drawn(Icon as FC, props)
  expect(library[0]).toContain('stroke-linecap="round"')
  expect(drawn(await builtFrom(`${name}.mjs`), props)).toEqual(library)
})

import { expect, test } from 'vitest'
import {
  bytesOf,
  bytesWhenShown,
  chunkNamed,
  costsOf,
  type Manifest,
  scriptsOf,
} from './measure-bytes'

const file = (path: string, started_at: number, kib = 1, kind = 'script') => ({
  path,
  kind,
  started_at,
  bytes: kib * 1_024,
})
const LOADED = [
  file('/a.js', 1, 50),
  file('/page.js', 5, 20),
  file('/page.js', 30, 20),
  file('/s.css', 2, 9, 'link'),
  file('/api/v1/products', 6, 3, 'fetch'),
  file('/p.webp', 80, 40, 'img'),
  file('/late.js', 300, 70),
]

test('a script that was preloaded and imported counts once', () => {
  expect(bytesOf(LOADED)).toMatchObject({ scripts_kib: 140, css_kib: 9 })
})

test('requests are the document and what came before the first image, or everything', () => {
  expect(bytesOf(LOADED).requests).toBe(5)
  expect(bytesOf(LOADED.filter(({ kind }) => kind !== 'img')).requests).toBe(6)
})

test('a first visit costs images, data and hosted files, each once', () => {
  expect(costsOf(LOADED)).toEqual({
    images: 1,
    images_kib: 40,
    data_requests: 1,
    hosted: expect.arrayContaining(['/a.js', '/page.js', '/s.css', '/late.js']),
  })
  expect(costsOf(LOADED).hosted).toHaveLength(4)
})

test('scripts that were requested after the content was shown do not count', () => {
  expect(bytesWhenShown({ loaded: LOADED, shown_at: 5 })).toBe(70)
})

const MANIFEST: Manifest = {
  'index.html': { file: 'start.js', imports: ['_runtime.js'], dynamicImports: ['a.tsx'] },
  'a.tsx': { file: 'a.js', imports: ['index.html', '_shared.js'], dynamicImports: ['modal.tsx'] },
  'modal.tsx': { file: 'modal.js' },
  '_runtime.js': { file: 'runtime.js' },
  '_shared.js': { file: 'shared.js', name: 'shared', imports: ['_runtime.js', 'style.css'] },
  'style.css': { file: 'style.css' },
}

test('imports are followed, a shared file counts once and later ones do not', () => {
  const files = scriptsOf(MANIFEST, ['index.html', 'a.tsx'])
  expect(files.toSorted()).toEqual(['a.js', 'runtime.js', 'shared.js', 'start.js'])
  expect(chunkNamed(MANIFEST, 'shared')).toBe('_shared.js')
})

test('what the build does not have is refused', () => {
  expect(() => scriptsOf(MANIFEST, ['gone.tsx'])).toThrow('no chunk of gone.tsx')
  expect(() => chunkNamed(MANIFEST, 'gone')).toThrow('no chunk named gone')
})

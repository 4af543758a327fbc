import { describe, expect, it } from 'vitest'
import { shellFiles } from './shell-files'

const MANIFEST = {
  'index.html': { file: 'assets/index-1.js', imports: ['_shared'], css: ['assets/index-2.css'] },
  _shared: { file: 'assets/shared-3.js', imports: ['index.html'] },
  'src/shared/offline/offline-page.tsx': { file: 'assets/offline-page-4.js', imports: ['_shared'] },
  'src/pages/checkout.tsx': { file: 'assets/checkout-5.js' },
}
const PAGE = '<link rel="preload" href="/assets/bricolage-6.woff2" as="font">'

describe('the shell', () => {
  it('is what the app opens with and the page without a connection, and no other page', () => {
    expect(shellFiles(MANIFEST, PAGE).toSorted()).toEqual([
      'assets/bricolage-6.woff2',
      'assets/index-1.js',
      'assets/index-2.css',
      'assets/offline-page-4.js',
      'assets/shared-3.js',
    ])
  })

  it('is refused where the build lacks a part of it', () => {
    expect(() => shellFiles({ 'index.html': { file: 'a.js' } }, PAGE)).toThrow(
      'The build has nothing of src/shared/offline/offline-page.tsx',
    )
  })
})

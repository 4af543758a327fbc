import { describe, expect, it } from 'vitest'
import { chunkNamed, filesOf, type Manifest } from './manifest'

const MANIFEST: Manifest = {
  'index.html': {
    file: 'start.js',
    isEntry: true,
    imports: ['_runtime.js'],
    dynamicImports: ['a.tsx'],
  },
  'a.tsx': { file: 'a.js', imports: ['index.html', '_shared.js'], dynamicImports: ['modal.tsx'] },
  'modal.tsx': { file: 'modal.js' },
  '_runtime.js': { file: 'runtime.js' },
  '_shared.js': { file: 'shared.js', name: 'shared', imports: ['_runtime.js', 'style.css'] },
  'style.css': { file: 'style.css' },
}

describe('filesOf', () => {
  it('follows imports, counts a shared file once and leaves later ones out', () => {
    const files = filesOf(MANIFEST, ['index.html', 'a.tsx'])
    expect(files.toSorted()).toEqual(['a.js', 'runtime.js', 'shared.js', 'start.js'])
  })

  it('refuses a source that the build has no chunk of', () => {
    expect(() => filesOf(MANIFEST, ['gone.tsx'])).toThrow('no chunk of gone.tsx')
  })
})

describe('chunkNamed', () => {
  it('finds a chunk by the name that the build gave it', () => {
    expect(chunkNamed(MANIFEST, 'shared')).toBe('_shared.js')
  })

  it('refuses a name that the build has not', () => {
    expect(() => chunkNamed(MANIFEST, 'gone')).toThrow('no chunk named gone')
  })
})

import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { chunkGroups } from './chunk-groups'

describe('the chunks of the most visited pages', () => {
  const at = (path: string) => fileURLToPath(new URL(`../src/${path}`, import.meta.url))
  const home = at('pages/home.tsx')
  const market = at('pages/marketplace.tsx')
  const product = at('pages/product.tsx')
  const about = at('pages/about.tsx')
  const requests = at('features/catalog/product-requests.ts')
  const imports: Record<string, string[]> = {
    [home]: [at('card.tsx'), at('button.tsx'), at('hero.tsx')],
    [market]: [at('card.tsx'), at('button.tsx')],
    [product]: [at('card.tsx'), at('gallery.tsx'), at('button.tsx')],
    [about]: [at('button.tsx')],
    [requests]: [at('schema.ts')],
  }
  const getModuleInfo = (id: string) => ({ importedIds: imports[id] ?? [], code: '' })

  const groupOf = (id: string) => {
    for (const { name } of chunkGroups()) {
      const found = typeof name === 'function' ? name(id, { getModuleInfo }) : undefined
      if (found) return found
    }
    return undefined
  }

  it('are one for each set of pages that share a module', () => {
    expect(groupOf(at('card.tsx'))).toBe('home-marketplace-product-parts')
    expect(groupOf(at('gallery.tsx'))).toBe('product-parts')
    expect(groupOf(at('hero.tsx'))).toBe('home-parts')
  })

  it('leave out the pages themselves and what every page shares', () => {
    expect(groupOf(home)).toBeUndefined()
    expect(groupOf(at('button.tsx'))).toBeUndefined()
  })

  it('have one group for many signed-in pages, one for orders and one for the session', () => {
    const own = (page: string) => at(`pages/dashboard/${page}.tsx`)
    const shared = [at('form.ts'), at('dots.tsx'), at('time.ts'), at('button.tsx')]
    const pages = ['purchases', 'purchase', 'vendor/sales']
    for (const name of pages) imports[own(name)] = shared
    imports[own('messages')] = [at('time.ts'), at('alone.ts')]
    imports[at('pages/auth/login.tsx')] = [at('form.ts')]
    imports[at('lib/firebase/watch-session.ts')] = [at('auth.ts')]
    expect(['auth.ts', 'form.ts', 'time.ts', 'dots.tsx'].map((name) => groupOf(at(name)))).toEqual([
      'session',
      'session',
      'own-parts',
      'orders-parts',
    ])
    expect(['alone.ts', 'button.tsx'].map((name) => groupOf(at(name)))).toEqual([
      undefined,
      undefined,
    ])
  })

  it('keep what other public pages, the header and the checkout share from the dashboards’ chunks', () => {
    const shared = ['title.ts', 'count.tsx', 'guard.tsx', 'price.ts', 'table.ts'].map(at)
    for (const page of ['purchases', 'purchase', 'vendor/sales']) {
      imports[at(`pages/dashboard/${page}.tsx`)] = shared
    }
    imports[at('pages/not-found.tsx')] = [at('title.ts')]
    imports[at('features/layout/cart-count.tsx')] = [at('count.tsx')]
    imports[at('app/layouts/focused-layout.tsx')] = [at('guard.tsx')]
    imports[at('pages/dashboard/vendor/home.tsx')] = [at('price.ts')]
    expect(shared.map(groupOf)).toEqual([
      'public-own-parts',
      'header-cart',
      'paying-parts',
      'vendor-home-parts',
      'orders-parts',
    ])
  })

  it('are made of files that are there: one that was renamed stops the build', () => {
    const build = (gone: string) => () => {
      const without = (id: string) => (id === at(gone) ? null : getModuleInfo(id))
      for (const { name } of chunkGroups()) {
        if (typeof name === 'function') name(home, { getModuleInfo: without })
      }
    }
    expect(build('pages/nowhere.tsx')).not.toThrow()
    for (const gone of ['pages/about.tsx', 'lib/field-props.ts', 'shared/place/place-button.tsx']) {
      expect(build(gone)).toThrow(`names ${gone}`)
    }
  })

  it('load beside the requests, which need not be there to render', () => {
    expect(groupOf(requests)).toBe('requests')
    expect(groupOf(at('schema.ts'))).toBe('requests')
  })
})

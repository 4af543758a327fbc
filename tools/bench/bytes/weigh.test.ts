import { describe, expect, it } from 'vitest'
import { weigh } from './weigh'

const file = (path: string, started_at: number, kib = 1, kind = 'script') => ({
  path,
  kind,
  started_at,
  bytes: kib * 1_024,
})

describe('weigh', () => {
  const loaded = [
    file('/a.js', 1, 50),
    file('/page.js', 5, 20),
    file('/page.js', 30, 20),
    file('/s.css', 2, 9, 'link'),
    file('/api/v1/products', 6, 3, 'fetch'),
    file('/p.webp', 80, 40, 'img'),
    file('/late.js', 300, 70),
  ]

  it('counts a script once that was preloaded and imported', () => {
    expect(weigh(loaded)).toMatchObject({ scripts_kib: 140, css_kib: 9 })
  })

  it('counts the document and what was asked for before the first picture', () => {
    expect(weigh(loaded).requests).toBe(5)
  })

  it('counts every request where there is no picture', () => {
    const bare = loaded.filter(({ kind }) => kind !== 'img')
    expect(weigh(bare).requests).toBe(6)
  })
})

import { expect, it } from 'vitest'
import { weighDrawn } from './dashboards'

const script = (path: string, started_at: number, kib: number) => ({
  path,
  kind: 'script',
  started_at,
  bytes: kib * 1_024,
})

it('counts the scripts that were asked for until the content was drawn, and none after', () => {
  const loaded = [
    script('/start.js', 1, 100),
    script('/page.js', 90, 50),
    script('/sdk.js', 91, 80),
  ]
  expect(weighDrawn({ loaded, drawn_at: 90 })).toBe(150)
})

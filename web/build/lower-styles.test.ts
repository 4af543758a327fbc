import postcss from 'postcss'
import { describe, expect, test } from 'vitest'
import { lowerStyles } from './lower-styles'

const lowered = (sheet: string): string =>
  postcss(lowerStyles()).process(sheet, { from: undefined }).css.replace(/\s+/g, ' ').trim()

describe('the sheet for the oldest browsers', () => {
  test('has rules in the order of the layers that they were in', () => {
    expect(lowered('@layer a, b;@layer a{c{d:e}}@layer b{f{g:h}}')).toBe('c{d:e}f{g:h}')
  })

  test('has a unit that every browser knows before a younger one, once', () => {
    const both = 'a{height:calc(100vh - 1px);height:calc(100dvh - 1px)}'
    expect(lowered('a{height:calc(100dvh - 1px)}')).toBe(both)
    expect(lowered(both)).toBe(both)
  })

  test('moves by transform', () => {
    expect(lowered('a{translate:var(--x) var(--y)}')).toBe(
      'a{transform:translate(var(--x), var(--y))}',
    )
    expect(lowered('a{rotate:180deg}')).toBe('a{transform:rotate(180deg)}')
  })

  test('has selectors without :where and :is, and :has as it was', () => {
    expect(lowered('.b:is(:where(.a):hover *){c:d}')).toBe('.a:hover .b{c:d}')
    expect(lowered('a:has(b){c:d}')).toBe('a:has(b){c:d}')
  })

  const registered = (name: string, initial: string) =>
    `@property --tw-${name}{syntax:"*";inherits:false;initial-value:${initial}}`

  test('has the first value of a variable that nothing sets, and no such variable', () => {
    const sheet = `*{--tw-a:0;--tw-b:1}${registered('a', '0')}x{y:var(--tw-a) var(--tw-c,2)}`
    expect(lowered(sheet)).toBe('*{--tw-b:1}x{y:0 var(--tw-c,2)}')
  })

  test('has what stands for a variable without a first value, inside of another one too', () => {
    const sheet =
      '@property --tw-a{syntax:"*";inherits:false}x{y:var(--tw-b,var(--tw-a,calc(1px + (2px))))}'
    expect(lowered(sheet)).toBe('x{y:var(--tw-b,calc(1px + (2px)))}')
  })

  test('keeps a variable that some rule sets', () => {
    const sheet = `*{--tw-a:0}${registered('a', '0')}b{--tw-a:1}c{d:var(--tw-a)}`
    expect(lowered(sheet)).toBe(`*{--tw-a:0}${registered('a', '0')}b{--tw-a:1}c{d:var(--tw-a)}`)
  })
})

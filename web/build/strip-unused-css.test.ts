import { describe, expect, it } from 'vitest'
import { partOf } from './strip-unused-css-plugin'

describe('the part of the consent sheet', () => {
  it('leaves out the layouts that the banner does not have', () => {
    expect(partOf('.cm{a:b}.cm--cloud{c:d}#cc-main tr{e:f}', 'banner')).toBe('.cm{a:b}')
    expect(partOf('.cc--rtl .pm{a:b}#cc-main .pm--bar{e:f}', 'preferences')).toBe('')
  })

  it('is in one of the two, by selector', () => {
    const sheet = '#cc-main .cm,#cc-main .pm{a:b}.toggle__icon{c:d}'
    expect(partOf(sheet, 'banner')).toBe('#cc-main .cm{a:b}')
    expect(partOf(sheet, 'preferences')).toBe('#cc-main .pm{a:b}.toggle__icon{c:d}')
  })

  it('has the variables that it uses', () => {
    const sheet = ':root{--cc-bg:red;--cc-toggle-on-bg:blue}'
    expect(partOf(sheet, 'banner')).toBe(':root{--cc-bg:red}')
    expect(partOf(sheet, 'preferences')).toBe(':root{--cc-toggle-on-bg:blue}')
  })

  it('keeps what is there unless another layout is chosen', () => {
    const used = '.cm:not(.cm--bar,.cm--cloud) .x{a:b}'
    expect(partOf(used, 'banner')).toBe(used)
  })

  it('looks into media queries and leaves other rules of that kind alone', () => {
    expect(partOf('@media (width<9px){.cm{a:b}.cm--bar{c:d}}', 'banner')).toBe(
      '@media (width<9px){.cm{a:b}}',
    )
    const face = '@font-face{src:url(a)}'
    expect(partOf(face, 'banner')).toBe(face)
  })
})

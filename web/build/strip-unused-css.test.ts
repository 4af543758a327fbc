import { describe, expect, it } from 'vitest'
import { usedIn } from './strip-unused-css-plugin'

describe('the sheet of the consent preferences', () => {
  it('leaves out the banner and the layouts that are not used', () => {
    expect(usedIn('#cc-main .cm__title,#cc-main .pm{a:b}.cm--box{c:d}')).toBe('#cc-main .pm{a:b}')
    expect(usedIn('.cc--rtl .pm{a:b}#cc-main .pm--bar{e:f}#cc-main tr{e:f}')).toBe('')
  })

  it('has the variables', () => {
    const sheet = ':root{--cc-bg:red;--cc-toggle-on-bg:blue}'
    expect(usedIn(sheet)).toBe(sheet)
  })

  it('keeps what is there unless another layout is chosen', () => {
    const used = '.pm:not(.pm--bar,.pm--left) .x{a:b}'
    expect(usedIn(used)).toBe(used)
  })

  it('looks into media queries and leaves other rules of that kind alone', () => {
    expect(usedIn('@media (width<9px){.pm{a:b}.pm--bar{c:d}}')).toBe('@media (width<9px){.pm{a:b}}')
    const face = '@font-face{src:url(a)}'
    expect(usedIn(face)).toBe(face)
  })
})

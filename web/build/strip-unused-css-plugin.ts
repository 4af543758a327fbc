import type { Plugin } from 'vite'

const SHEET = /vanilla-cookieconsent\/dist\/cookieconsent\.css\?(banner|preferences)$/
const RULE = /([^{}]+)\{([^{}]*)\}/g
/** Layouts, directions, tables and scrollbars that our one box and its preferences don't have. */
const UNUSED =
  /\.(?:cc--(?:rtl|darkmode)|cm--(?:bar|cloud|flip|inline|wide|top|center|middle|right)|pm--(?:bar|flip|left|right|wide)|pm__(?:table|section-table|section-services|service|badge)|toggle-service|disable--interaction|cm__btn--close|cm__btn-group--uneven)|::-webkit-scrollbar|#cc-main t(?:able|body|head|[dhr])\b/
/** Variables that the preferences alone have. */
const SETTING = /^\s*--cc-(?:toggle|cookie-category|section|pm)/
const PREFERENCES = /\.(?:pm|section__|toggle__|show--preferences)/

type ConsentPart = 'banner' | 'preferences'

/** The rules of a sheet, and the selectors of each, that one part of the dialogue needs. */
export const partOf = (sheet: string, part: ConsentPart): string => {
  const isNeeded = (selector: string) => {
    const itself = selector.replace(/:not\([^)]*\)/g, '')
    return !UNUSED.test(itself) && PREFERENCES.test(itself) === (part === 'preferences')
  }
  return sheet.replace(RULE, (rule, selectors: string, body: string) => {
    if (selectors.trimStart().startsWith('@')) return rule
    if (selectors.trim() === ':root') {
      const settings = body.split(';').filter(Boolean)
      const kept = settings.filter((one) => SETTING.test(one) === (part === 'preferences'))
      return kept.length > 0 ? `:root{${kept.join(';')}}` : ''
    }
    const needed = selectors.split(/,(?![^(]*\))/).filter(isNeeded)
    return needed.length > 0 ? `${needed.join(',')}{${body}}` : ''
  })
}

/**
 * The consent library styles every layout that it knows, and preferences that few people open; every
 * visitor would pay for them. Its sheet is imported in parts, the banner's and the preferences'.
 */
export const leanConsent = (): Plugin => ({
  name: 'oja:lean-consent',
  enforce: 'pre',
  transform(code, id) {
    const part = SHEET.exec(id)?.[1] as ConsentPart | undefined
    return part && partOf(code, part)
  },
})

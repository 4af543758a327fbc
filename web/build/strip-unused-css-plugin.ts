import type { Plugin } from 'vite'

const SHEET = /vanilla-cookieconsent\/dist\/cookieconsent\.css\?(banner|preferences)$/
const RULE = /([^{}]+)\{([^{}]*)\}/g
/** Layouts, text directions, tables and scrollbars that our banner and preferences don't use. */
const UNUSED =
  /\.(?:cc--(?:rtl|darkmode)|cm--(?:bar|cloud|flip|inline|wide|top|center|middle|right)|pm--(?:bar|flip|left|right|wide)|pm__(?:table|section-table|section-services|service|badge)|toggle-service|disable--interaction|cm__btn--close|cm__btn-group--uneven)|::-webkit-scrollbar|#cc-main t(?:able|body|head|[dhr])\b/
/** CSS variables that only the preferences use. */
const SETTING = /^\s*--cc-(?:toggle|cookie-category|section|pm)/
const PREFERENCES = /\.(?:pm|section__|toggle__|show--preferences)/

type ConsentPart = 'banner' | 'preferences'

/** Returns the rules, reduced to the needed selectors, for one part of the consent dialog. */
export const partOf = (sheet: string, part: ConsentPart): string => {
  const isNeeded = (selector: string) => {
    const itself = selector.replace(/:not\([^)]*\)/g, '')
    return !UNUSED.test(itself) && PREFERENCES.test(itself) === (part === 'preferences')
  }
  return sheet.replace(RULE, (rule, selectors: string, body: string) => {
    if (selectors.trimStart().startsWith('@')) return rule
    if (selectors.trim() === ':root') {
      const settings = body.split(';').filter(Boolean)
      const settingsOfPart = settings.filter(
        (one) => SETTING.test(one) === (part === 'preferences'),
      )
      return settingsOfPart.length > 0 ? `:root{${settingsOfPart.join(';')}}` : ''
    }
    const needed = selectors.split(/,(?![^(]*\))/).filter(isNeeded)
    return needed.length > 0 ? `${needed.join(',')}{${body}}` : ''
  })
}

/**
 * Splits the consent library's style sheet into the banner's and the preferences' part and drops
 * unused rules. A new visitor loads 2.1 KiB instead of 5.5 KiB, gzipped.
 */
export const stripUnusedCss = (): Plugin => ({
  name: 'oja:strip-unused-css',
  enforce: 'pre',
  transform(code, id) {
    const part = SHEET.exec(id)?.[1] as ConsentPart | undefined
    return part && partOf(code, part)
  },
})

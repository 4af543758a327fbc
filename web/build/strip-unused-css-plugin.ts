import type { Plugin } from 'vite'

const SHEET = /vanilla-cookieconsent\/dist\/cookieconsent\.css\?preferences$/
const RULE = /([^{}]+)\{([^{}]*)\}/g
/** The banner, and layouts, text directions, tables and scrollbars that our preferences don't use. */
const UNUSED =
  /\.(?:cm(?:__|--|\b)|show--consent|cc--(?:rtl|darkmode)|pm--(?:bar|flip|left|right|wide)|pm__(?:table|section-table|section-services|service|badge)|toggle-service|disable--interaction)|::-webkit-scrollbar|#cc-main t(?:able|body|head|[dhr])\b/

/** Returns the rules, reduced to the selectors that the consent preferences use. */
export const usedIn = (sheet: string): string => {
  const isNeeded = (selector: string) => !UNUSED.test(selector.replace(/:not\([^)]*\)/g, ''))
  return sheet.replace(RULE, (rule, selectors: string, body: string) => {
    if (selectors.trimStart().startsWith('@')) return rule
    const needed = selectors.split(/,(?![^(]*\))/).filter(isNeeded)
    return needed.length > 0 ? `${needed.join(',')}{${body}}` : ''
  })
}

/** Drops the unused rules of the consent library's style sheet, whose banner is our own. */
export const stripUnusedCss = (): Plugin => ({
  name: 'oja:strip-unused-css',
  enforce: 'pre',
  transform(code, id) {
    return SHEET.test(id) ? usedIn(code) : undefined
  },
})

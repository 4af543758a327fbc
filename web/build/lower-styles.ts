import lowerIs from '@csstools/postcss-is-pseudo-class'
import type { AtRule, Declaration, Plugin } from 'postcss'

/**
 * Without layers the later of two rules wins that weigh the same, and Tailwind writes its layers in
 * their order: rules of the base weigh no more than a class. A library that keeps layers by weight would
 * have to know every other sheet of the page.
 */
const dropLayers: Plugin = {
  postcssPlugin: 'oja:drop-layers',
  AtRule: {
    layer: (layer) => {
      if (layer.nodes) layer.replaceWith(layer.nodes)
      else layer.remove()
    },
  },
}

const DYNAMIC_UNIT = /([\d.])[ds]v([hw])\b/g
const INDIVIDUAL = /^(?:translate|rotate|scale)$/

const lowerValues: Plugin = {
  postcssPlugin: 'oja:lower-values',
  Declaration: (declaration) => {
    const { prop, value } = declaration
    const plain = value.replace(DYNAMIC_UNIT, '$1v$2')
    const before = declaration.prev()
    const isThere = before?.type === 'decl' && before.prop === prop && before.value === plain
    if (plain !== value && !isThere) declaration.cloneBefore({ value: plain })
    if (INDIVIDUAL.test(prop)) {
      declaration.prop = 'transform'
      declaration.value = `${prop}(${value.replace(/\) +(?=var)/g, '), ')})`
    }
  },
}

/** Firefox's other name of `:focus-visible`, whose outline is ours. */
const MOZ_FOCUS = ':-moz-focusring'

/** `:where` weighs nothing, which `:is` can't be lowered to: nothing here depends on it. */
const lowerWhere: Plugin = {
  postcssPlugin: 'oja:lower-where',
  Rule: (rule) => {
    if (rule.selector.startsWith(MOZ_FOCUS)) rule.remove()
    else if (rule.selector.includes(':where(')) {
      rule.selector = rule.selector.replaceAll(':where(', ':is(')
    }
  },
}

/** A variable, and what is between its comma and its bracket: up to two more pairs inside. */
const REFERENCE = /var\((--tw-[\w-]+)(?:,((?:[^()]|\((?:[^()]|\([^()]*\))*\))*))?\)/

const fold = (value: string, constants: ReadonlyMap<string, string | undefined>): string => {
  let done = ''
  let rest = value
  for (;;) {
    const found = REFERENCE.exec(rest)
    if (!found) return (done + rest).trim()
    const [whole, name = '', otherwise] = found
    const end = found.index + whole.length
    if (constants.has(name)) {
      const instead = constants.get(name) ?? otherwise ?? ''
      rest = rest.slice(0, found.index) + instead.trim() + rest.slice(end)
    } else {
      // What is inside may be a constant.
      const inside = found.index + 'var('.length
      done += rest.slice(0, inside)
      rest = rest.slice(inside)
    }
  }
}

const isForAll = ({ parent }: Declaration): boolean =>
  parent?.type === 'rule' && 'selector' in parent && String(parent.selector).startsWith('*')

/**
 * Tailwind composes shadows, filters and figures of a variable for each of their parts. One that no rule
 * sets has its first value everywhere, which stands in its place here.
 */
const foldConstants: Plugin = {
  postcssPlugin: 'oja:fold-constants',
  OnceExit: (root) => {
    const constants = new Map<string, string | undefined>()
    const registered = new Map<string, AtRule>()
    root.walkAtRules('property', (rule) => {
      registered.set(rule.params, rule)
      constants.set(rule.params, undefined)
      rule.walkDecls('initial-value', ({ value }) => {
        constants.set(rule.params, value)
      })
    })
    root.walkDecls(/^--tw-/, (declaration) => {
      if (!isForAll(declaration)) constants.delete(declaration.prop)
    })
    for (const name of constants.keys()) registered.get(name)?.remove()
    root.walkDecls((declaration) => {
      if (constants.has(declaration.prop)) declaration.remove()
      else declaration.value = fold(declaration.value, constants)
    })
  },
}

/**
 * Makes Tailwind's sheet one that the oldest browsers understand: what needs more than other words for
 * the same stands in `styles/older.css`. Ranges, `light-dark` and prefixes are lowered as it is minified.
 */
export const lowerStyles = (): Plugin[] => [
  foldConstants,
  dropLayers,
  lowerValues,
  lowerWhere,
  lowerIs() as Plugin,
]

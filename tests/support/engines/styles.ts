import type { CompatStatement, Identifier } from '@mdn/browser-compat-data'
import postcss, {
  type AtRule,
  type ChildNode,
  type Declaration,
  type Node,
  type Rule,
} from 'postcss'
import { compat, isLacked, lackedBy } from './floor'

const { properties = {}, selectors = {}, types } = compat.css
const atRules = compat.css['at-rules'] as Identifier

/** Statements of a part of MDN's data by their last name. */
const byName = (from: Identifier | undefined, into = new Map<string, CompatStatement>()) => {
  for (const [name, part] of Object.entries(from ?? {})) {
    if (name === '__compat') continue
    const inner = part as Identifier
    if (inner.__compat && !into.has(name)) into.set(name, inner.__compat)
    byName(inner, into)
  }
  return into
}
const functions = byName(types)
const RECENT_UNIT = /[\d.]([dsl]v(?:[hwib]|min|max)|r?lh|r?cap|r?ic|rex|rch|cq\w+)\b/g
/** Only looks of a mouse pointer, which phones haven't. */
const POINTER = 'cursor'

const aboveOf = (node: Node): AtRule[] => {
  const above: AtRule[] = []
  for (let parent = node.parent; parent; parent = parent.parent as typeof parent) {
    if (parent.type === 'atrule') above.push(parent as AtRule)
  }
  return above
}

/** What stands in a rule that asks for it is for browsers that have it. */
const isAskedFor = (node: Node): boolean =>
  aboveOf(node).some(({ name, params }) => name === 'supports' && /^\([\w-]+:/.test(params))

/** The units, functions and words of a value that one of the oldest browsers lacks. */
const ofValue = ({ prop, value }: Declaration): string[] => {
  const plain = value.replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '')
  const units = [...plain.matchAll(RECENT_UNIT)].map(([, unit = '']) => unit)
  const calls = (plain.match(/[a-z-]+(?=\()/g) ?? []).filter(
    (name) => lackedBy(functions.get(name)).length > 0,
  )
  const words = (plain.match(/(?:^|[\s,(])[a-z-]+(?![\w(-])/g) ?? [])
    .map((word) => word.replace(/^[\s,(]/, ''))
    .filter((word) => isLacked(properties[prop]?.[word]))
  return [...units, ...calls.map((name) => `${name}()`), ...words.map((word) => `${prop}: ${word}`)]
}

/** A browser that doesn't know a value keeps the one that stands before it. */
const hasPlainBefore = (declaration: Declaration): boolean => {
  const { prop } = declaration
  for (let before = declaration.prev(); before; before = before.prev()) {
    if (before.type === 'decl' && before.prop === prop) return ofValue(before).length === 0
  }
  return false
}

const ofDeclaration = (declaration: Declaration): string[] => {
  const { prop, parent } = declaration
  const isDescriptor = parent?.type === 'atrule'
  if (prop.startsWith('-') || prop === POINTER || isDescriptor) return []
  if (!properties[prop] || isLacked(properties[prop])) return [prop]
  return hasPlainBefore(declaration) ? [] : ofValue(declaration)
}

const ofRule = ({ selector, parent }: Rule): string[] => {
  if ((parent as AtRule).name?.endsWith('keyframes')) return []
  const plain = selector.replace(/\\./g, '')
  const pseudos = (plain.match(/::?[a-z-]+/g) ?? []).map((name) => name.replace(/^:+/, ''))
  const hasList = /:not\([^()]*[, >+~]/.test(plain)
  return [
    ...pseudos.filter((name) => isLacked(selectors[name])).map((name) => `:${name}`),
    ...(hasList ? ['a list in :not'] : []),
  ]
}

/** Ranges, and what may only be a part of a query since the fourth level. */
const LEVEL_4 = /[<>=]|\(\s*(?:not\b|\()|\bor\b/

const ofAtRule = ({ name, params }: AtRule): string[] => {
  if (isLacked(atRules[name])) return [`@${name}`]
  if (name !== 'media') return []
  const features = (params.match(/\([a-z-]+/g) ?? []).map((one) =>
    one.replace(/^\((?:min-|max-)?/, ''),
  )
  return [
    ...(LEVEL_4.test(params) ? [`@media ${params}`] : []),
    ...features.filter((one) => isLacked(atRules.media?.[one])).map((one) => `@media ${one}`),
  ]
}

const ofNode = (node: ChildNode): string[] => {
  if (node.type === 'comment' || isAskedFor(node)) return []
  if (node.type === 'decl') return ofDeclaration(node)
  return node.type === 'rule' ? ofRule(node) : ofAtRule(node)
}

/** Everything of a sheet that one of the oldest browsers lacks, with its first place. */
export const lackedStyles = (sheet: string): Map<string, string> => {
  const found = new Map<string, string>()
  postcss.parse(sheet).walk((node) => {
    for (const what of ofNode(node)) {
      if (!found.has(what)) found.set(what, String(node.type === 'decl' ? node.parent : node))
    }
  })
  return found
}

import type { Identifier } from '@mdn/browser-compat-data'
import { type AnyNode, type CallExpression, type MemberExpression, parse } from 'acorn'
import { ancestor } from 'acorn-walk'
import { compat, isLacked, partsOf } from './floor'

const builtins = compat.javascript.builtins as Identifier
const globals = [builtins, compat.api, compat.api.Window, builtins.globals].flatMap(partsOf)

/** What isn't there at all, such as `structuredClone`. */
const GLOBALS = new Set(globals.filter(([, part]) => isLacked(part)).map(([name]) => name))

/** What is missing of what is there, such as `Object.hasOwn` and `AbortSignal.timeout_static`. */
const PARTS = [
  ...globals,
  ...partsOf(builtins.Intl).map(([name, part]) => [`Intl.${name}`, part] as const),
].flatMap(([owner, part]) =>
  partsOf(part)
    .filter(([, member]) => isLacked(member))
    .map(([name]) => `${owner}.${name}`),
)
const MEMBERS = new Set(PARTS.map((path) => path.replace(/_static$/, '')))

/** The names of all of it, for a browser that is made to lack it. */
export const YOUNGER: readonly string[] = [...GLOBALS, ...PARTS]

/** Methods of any value, such as `at`. */
const METHODS = new Set(
  ['Array', 'TypedArray', 'String', 'Map', 'Set', 'Promise', 'Number', 'Date'].flatMap((owner) =>
    partsOf(builtins[owner])
      .filter(([, member]) => isLacked(member))
      .map(([name]) => name),
  ),
)

/** Asked for before it is used, in our code and in packages; a browser without it has another way. */
const ASKED_FOR = new Set([
  'requestIdleCallback',
  'cancelIdleCallback',
  'cookieStore',
  'createImageBitmap',
  'navigation',
  'reportError',
  'setImmediate',
  'BroadcastChannel',
  'PerformanceNavigationTiming',
  'PushSubscription',
  'SharedArrayBuffer',
  'Temporal',
  'Temporal.Instant',
  'Symbol.dispose',
  'Error.captureStackTrace',
  'Navigator.connection',
  'Navigator.share',
  'Navigator.userAgentData',
  'Notification',
  'Notification.permission',
  'Notification.requestPermission',
])

const WINDOW = /^(?:globalThis|window|self)$/
const OWNERS: Record<string, string> = {
  crypto: 'Crypto',
  document: 'Document',
  navigator: 'Navigator',
}
/** An object of functions is no value. */
const NAMESPACE = /^[A-Z]\w*$/
const LOOKS_BACK = /\(\?<[=!]/
const AROUND = 50

/** Whether a call is part of an optional chain: `a?.(...b, c)`, `a?.b(...c, d)`. */
const isInChain = (call: CallExpression): boolean => {
  for (let node: AnyNode = call; ; ) {
    if (node.type === 'CallExpression') {
      if (node.optional) return true
      node = node.callee
    } else if (node.type === 'MemberExpression') {
      if (node.optional) return true
      node = node.object
    } else return false
  }
}

const spreadsEarly = ({ arguments: all }: CallExpression): boolean =>
  all.slice(0, -1).some(({ type }) => type === 'SpreadElement')

const syntaxOf = (node: AnyNode, above: readonly AnyNode[]): string | undefined => {
  switch (node.type) {
    case 'Literal':
      if (node.regex && /[dv]/.test(node.regex.flags)) return 'a flag of an expression'
      return LOOKS_BACK.test(node.regex?.pattern ?? String(node.value)) ? 'lookbehind' : undefined
    case 'TemplateElement':
      return LOOKS_BACK.test(node.value.raw) ? 'lookbehind' : undefined
    case 'StaticBlock':
      return 'a static block'
    case 'MethodDefinition':
      return node.key.type === 'PrivateIdentifier' ? 'a private method' : undefined
    case 'BinaryExpression':
      return node.left.type === 'PrivateIdentifier' ? '#x in' : undefined
    case 'CallExpression':
      return spreadsEarly(node) && isInChain(node) ? 'an early spread in a chain' : undefined
    case 'AwaitExpression':
      return above.some(({ type }) => type.includes('Function')) ? undefined : 'await in a module'
  }
}

const memberOf = (node: MemberExpression, code: string, parent?: AnyNode): string | undefined => {
  if (node.computed || node.property.type !== 'Identifier') return
  const { name } = node.property
  const text = code.slice(node.object.start, node.object.end)
  if (WINDOW.test(text)) return GLOBALS.has(name) ? name : undefined
  const object = text.replace(/^(?:globalThis|window|self)\./, '')
  const full = `${OWNERS[object] ?? object}.${name}`
  const isCalled = parent?.type === 'CallExpression' && parent.callee === node && !parent.optional
  // Read of what may not be there, `globalThis.Iterator?.from`, it is asked for.
  if (node.optional && text !== object && !isCalled) return
  if (MEMBERS.has(full)) return full
  if (!METHODS.has(name) || NAMESPACE.test(object)) return
  if (!isCalled) return
  // A schema's union is of a list, a set's of a set.
  return parent.arguments[0]?.type === 'ArrayExpression' ? undefined : `.${name}()`
}

const globalOf = (name: string, parent?: AnyNode): string | undefined => {
  if (parent?.type === 'UnaryExpression' && parent.operator === 'typeof') return
  return GLOBALS.has(name) ? name : undefined
}

/**
 * What of a script one of the oldest browsers lacks, with the code around it: syntax, which the whole
 * file dies of, and functions that nobody asks for before they are called.
 */
export const lackedScripts = (code: string): string[] => {
  const found: string[] = []
  ancestor(parse(code, { ecmaVersion: 2022, sourceType: 'module' }), {
    ...Object.fromEntries(
      [
        'Literal',
        'TemplateElement',
        'StaticBlock',
        'MethodDefinition',
        'BinaryExpression',
        'AwaitExpression',
        'CallExpression',
        'MemberExpression',
        'Identifier',
      ].map((type) => [
        type,
        (node: AnyNode, _state: unknown, ancestors: AnyNode[]) => {
          const above = ancestors.slice(0, -1)
          const parent = above[above.length - 1]
          const what =
            node.type === 'MemberExpression'
              ? memberOf(node, code, parent)
              : node.type === 'Identifier'
                ? globalOf(node.name, parent)
                : syntaxOf(node, above)
          if (!what || ASKED_FOR.has(what)) return
          found.push(`${what}: ${code.slice(Math.max(0, node.start - AROUND), node.end + AROUND)}`)
        },
      ]),
    ),
  })
  return found
}

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SupportStatement,
} from '@mdn/browser-compat-data'
import { OLDEST_BROWSERS } from '../../../web/build/oldest-browsers'

const NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios: 'safari_ios',
} as const

const FLOOR = OLDEST_BROWSERS.map((one) => {
  const [, name = '', version] = /^([a-z]+)([\d.]+)$/.exec(one) ?? []
  return { browser: NAMES[name as keyof typeof NAMES], version: String(version) }
})

const file = createRequire(import.meta.url).resolve('@mdn/browser-compat-data')
/** What MDN knows of every browser. */
export const compat: CompatData = JSON.parse(
  readFileSync(file.replace(/[^/]*$/, 'data.json'), 'utf8'),
)

/** Whether the first version isn't later than the second. */
const isUpTo = (first: string, second: string): boolean => {
  const [a, b] = [first, second].map((version) => version.replace('≤', '').split('.').map(Number))
  for (let index = 0; index < 2; index++) {
    const difference = (a?.[index] ?? 0) - (b?.[index] ?? 0)
    if (difference !== 0) return difference < 0
  }
  return true
}

const holds = (support: SupportStatement | undefined, version: string): boolean =>
  [support ?? []]
    .flat()
    .some(
      ({ version_added, version_removed, flags, alternative_name }) =>
        !flags &&
        !alternative_name &&
        typeof version_added === 'string' &&
        version_added !== 'preview' &&
        isUpTo(version_added, version) &&
        !(typeof version_removed === 'string' && isUpTo(version_removed, version)),
    )

/** Those of the oldest browsers that lack something, by MDN's data. */
export const lackedBy = (statement: CompatStatement | undefined): string[] =>
  statement
    ? FLOOR.filter(({ browser, version }) => !holds(statement.support[browser], version)).map(
        ({ browser, version }) => `${browser} ${version}`,
      )
    : []

export const isLacked = (identifier: Identifier | undefined): boolean =>
  lackedBy(identifier?.__compat).length > 0

/** The parts of one of MDN's tables by their names in code. */
export const partsOf = (from: Identifier | undefined): [string, Identifier][] =>
  Object.entries(from ?? {}).filter(([name]) => /^[a-zA-Z]\w*$/.test(name)) as [
    string,
    Identifier,
  ][]

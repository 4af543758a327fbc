import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../emulators/project'

const DECISIONS = join(ROOT, 'docs/decisions')
export const INDEX = join(DECISIONS, 'README.md')

/** The parts of the house that a decision may be about, and other things to decide. */
const AREAS = [
  'orders',
  'money',
  'catalog',
  'delivery',
  'people',
  'messaging',
  'console',
  'api',
  'web',
  'operation',
  'tests',
] as const

type Decision = {
  file: string
  number: string
  title: string
  area: string
  /** The numbers of newer decisions that its top names; it stands otherwise. */
  amended_by: string[]
  is_replaced: boolean
}

const MAX_LINES = 40
const HEAD = /^# (\d{4})\. (.+)\n\nArea: (\w+)\n\n([\s\S]*?)(?=^## Context$)/m
const REFERENCE = /\[(\d{4})\]/g

/** @throws Error that names the file if its top isn't that of a decision, or if it is too long */
export const decisionOf = (file: string, text: string): Decision => {
  const [, number = '', title = '', area = '', top = ''] = text.match(HEAD) ?? []
  const isOne = number !== '' && file.startsWith(`${number}-`)
  if (!isOne || !AREAS.some((one) => one === area)) {
    throw new Error(
      `${file} doesn't begin with "# NNNN. Title", "Area: " with one of ${AREAS.join(', ')}, and "## Context".`,
    )
  }
  if (text.trimEnd().split('\n').length > MAX_LINES) {
    throw new Error(
      `${file} has more than ${MAX_LINES} lines: say what was decided and why, alone.`,
    )
  }
  const is_replaced = top.startsWith('Replaced')
  const notes = is_replaced || top.startsWith('Amended') ? top : ''
  const named = [...notes.matchAll(REFERENCE)].map(([, one = '']) => one)
  const amended_by = [...new Set(named)].filter((one) => one > number)
  return { file, number, title, area, amended_by, is_replaced }
}

export const decisionFiles = (): string[] =>
  readdirSync(DECISIONS)
    .filter((name) => /^\d{4}-/.test(name))
    .sort()

const statusOf = ({ amended_by, is_replaced }: Decision, files: readonly string[]): string => {
  const links = amended_by.map(
    (number) => `[${number}](${files.find((file) => file.startsWith(number)) ?? number})`,
  )
  if (links.length === 0) return is_replaced ? 'replaced' : 'in force'
  return `${is_replaced ? 'replaced' : 'amended'} by ${links.join(', ')}`
}

/** The page that lists every decision by number, with its area and whether it still stands. */
export const decisionIndex = (): string => {
  const files = decisionFiles()
  const rows = files.map((file) => {
    const decision = decisionOf(file, readFileSync(join(DECISIONS, file), 'utf8'))
    const { number, title, area } = decision
    return `| [${number}](${file}) | ${title} | ${area} | ${statusOf(decision, files)} |`
  })
  return `# Decisions

What was decided and why, where a reader would ask. Written by \`npm run check -- --write-decisions\` from each
decision's own top: its title, its area, and the newer ones that amend or replace it.

| Number | Title | Area | Status |
|---|---|---|---|
${rows.join('\n')}
`
}

export const writeDecisionIndex = (): void => writeFileSync(INDEX, decisionIndex())

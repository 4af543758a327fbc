import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePortOffset } from './ports'
import { isAlive } from './process-tree'
import { workFile } from './project'

const SUITES = workFile('suites')

const fileOf = (folder: string, offset: number) => join(folder, `${offset}.json`)

/** Records this suite's offset until this process ends. */
export function announceSuite(offset: number, folder = SUITES): { remove: () => void } {
  const path = fileOf(folder, offset)
  mkdirSync(folder, { recursive: true })
  writeFileSync(path, `${JSON.stringify({ offset, pid: process.pid })}\n`)
  const remove = () => rmSync(path, { force: true })
  process.once('exit', remove)
  return { remove }
}

/** The offsets of the running suites; files of killed starters are ignored. */
function runningSuites(folder = SUITES): number[] {
  mkdirSync(folder, { recursive: true })
  return readdirSync(folder)
    .map((name): { offset: number; pid: number } =>
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    )
    .filter(({ pid }) => isAlive(pid))
    .map(({ offset }) => offset)
    .sort((a, b) => a - b)
}

/** The suite that a tool uses: the named one, or the only one that is running. */
export function chosenSuite(text: string | undefined, folder = SUITES): number {
  if (text !== undefined && text !== '') return parsePortOffset(text)
  const [first, ...others] = runningSuites(folder)
  if (first === undefined) {
    throw new Error('No suite runs from this folder. Start one: npm start')
  }
  if (others.length > 0) {
    const offsets = [first, ...others].join(', ')
    throw new Error(`Several suites run: say which, OJA_PORT_OFFSET is one of ${offsets}.`)
  }
  return first
}

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../emulators/project'

export type Metric = { name: string; description: string; filter: string }
export type Policy = { displayName: string; conditions: object[] }
export type AlertFile<Kind> = Kind & { file: string }

const readFolder = <Kind>(name: string): AlertFile<Kind>[] => {
  const folder = join(ROOT, 'alerts', name)
  return readdirSync(folder)
    .toSorted()
    .map((one) => ({
      ...JSON.parse(readFileSync(join(folder, one), 'utf8')),
      file: join('alerts', name, one),
    }))
}

export const readMetrics = () => readFolder<Metric>('metrics')
export const readPolicies = () => readFolder<Policy>('policies')

const SEVERITIES = ['DEBUG', 'INFO', 'WARNING', 'ERROR', 'CRITICAL']
const FILTER = /^(?:severity>=(?<severity>[A-Z]+) AND )?jsonPayload\.message:"(?<text>[^"]+)"$/

/**
 * Whether a metric's filter, in the part of Cloud Logging's language that ours use, counts a line
 * of structured log. `:` means "contains": the functions' logger appends a stack to errors.
 * @throws Error if the filter says anything else
 */
export const countedBy = (filter: string): ((line: string) => boolean) => {
  const { severity = 'DEBUG', text } = FILTER.exec(filter)?.groups ?? {}
  if (text === undefined) throw new Error(`Not a filter that can be tested: ${filter}`)
  return (line) => {
    const entry: { severity?: string; message?: string } = JSON.parse(line)
    const rank = SEVERITIES.indexOf(entry.severity ?? '')
    return rank >= SEVERITIES.indexOf(severity) && (entry.message ?? '').includes(text)
  }
}

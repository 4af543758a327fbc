import { ALERTS, type Line } from './alert-table'
import { RUN } from './conditions'

export type Metric = { name: string; description: string; filter: string; metricDescriptor: object }
export type Policy = { displayName: string; conditions: object[] }

const filterOf = ({ severity, text }: Line): string => {
  const from = severity === 'ANY' ? '' : `severity>=${severity ?? 'ERROR'} AND `
  return `${from}jsonPayload.message:"${text}"`
}
const metricOf = (name: string, line: Line): string => `oja-${line.metric ?? name}`

/** The log-based metrics, as Cloud Logging takes them. */
export const METRICS: readonly Metric[] = ALERTS.flatMap(({ name, line }) =>
  line
    ? {
        name: metricOf(name, line),
        description: line.about,
        filter: filterOf(line),
        metricDescriptor: { metricKind: 'DELTA', valueType: 'INT64', unit: '1' },
      }
    : [],
)

/** The policies, as Cloud Monitoring takes them. */
export const POLICIES: readonly Policy[] = ALERTS.map(
  ({ name, line, title, severity = 'ERROR', says, when }) => {
    const type = line && `logging.googleapis.com/user/${metricOf(name, line)}`
    return {
      displayName: `Oja: ${title}`,
      severity,
      combiner: 'OR',
      documentation: { mimeType: 'text/markdown', content: says },
      conditions: when.map((condition) => condition(`metric.type="${type}" AND ${RUN}`)),
      alertStrategy: { autoClose: '86400s' },
    }
  },
)

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

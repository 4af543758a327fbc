import { expect, test } from 'vitest'
import { countedBy, METRICS } from '../../deploy/alert-files'
import { leaksOf, untraced } from '../support/logs/assert-clean-logs'
import { readPartLogs } from '../support/logs/read-logs'

const logs = readPartLogs('api')

test('no line that the API tests caused holds a token, an address or a secret', () => {
  expect(logs.lines.length).toBeGreaterThan(0)
  expect(logs.secrets.length).toBeGreaterThan(0)
  expect(leaksOf(logs.lines, logs.secrets)).toEqual([])
})

test('each entry that the API tests posted was logged with what led to it', () => {
  expect(logs.posted.length).toBeGreaterThan(0)
  expect(untraced(logs.posted, logs.lines)).toEqual([])
})

/** The API tests run with strict responses: `deploy/alerts.test.ts` has that line. */
const metrics = METRICS.filter(({ name }) => name !== 'oja-schema-broken')

test.each(metrics)('the metric $name counts a line that the API tests caused', ({ filter }) => {
  const counted = logs.lines.filter((line) => line.startsWith('{')).filter(countedBy(filter))
  expect(counted).not.toEqual([])
})

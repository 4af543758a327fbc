import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { publicEndpoints } from '../functions/src/contract/api/catalog/public'
import { validateResponse } from '../functions/src/http/response'
import { countedBy, METRICS, POLICIES } from './alert-files'
import { putAlerts } from './alerts'
import { loadEnvironment } from './settings'

const filterOf = (wanted: string) => METRICS.find(({ name }) => name === wanted)?.filter ?? ''

/** What the deployed functions' own logger writes. */
const written = (level: 'info' | 'warn' | 'error', text: string): string => {
  const script = `require('firebase-functions/logger').${level}(${JSON.stringify(text)}, { id: 'a' })`
  return execFileSync(process.execPath, ['-e', `console.error = console.log; ${script}`], {
    encoding: 'utf8',
  })
}

describe('a metric', () => {
  test('counts an error as the functions’ logger writes it, with its stack', () => {
    const line = written('error', 'The ledger is broken')
    expect(JSON.parse(line).message).toMatch(/^Error: The ledger is broken\n/)
    expect(METRICS.filter(({ filter }) => countedBy(filter)(line))).toMatchObject([
      { name: 'oja-ledger-broken' },
    ])
  })

  test('counts no other text and no lesser severity', () => {
    const isCounted = countedBy(filterOf('oja-task-dead'))
    expect(isCounted(written('error', 'A task is dead'))).toBe(true)
    expect(isCounted(written('info', 'A task is dead'))).toBe(false)
    expect(isCounted(written('error', 'A task failed'))).toBe(false)
  })

  // Every other metric is held against the logs of the API tests, in tests/logs.
  test('counts a response that breaks its schema', () => {
    const lines: string[] = []
    const log = (severity: string) => (message: string) =>
      void lines.push(JSON.stringify({ severity, message }))
    validateResponse(
      { version: 1 },
      {
        row: publicEndpoints.health,
        log: { info: log('INFO'), warn: log('WARNING'), error: log('ERROR') },
        strict_responses: false,
        request_id: 'r',
      },
    )
    expect(lines.filter(countedBy(filterOf('oja-schema-broken')))).toHaveLength(1)
  })

  test('has a filter that can be tested', () => {
    expect(() => countedBy('textPayload:"x"')).toThrow('Not a filter')
    for (const { filter } of METRICS) expect(countedBy(filter)('{}')).toBe(false)
  })
})

describe('a policy', () => {
  const used = JSON.stringify(POLICIES).matchAll(/logging\.googleapis\.com\/user\/([\w-]+)/g)

  test('looks at metrics that exist, and none of them is for nothing', () => {
    expect([...new Set([...used].map(([, name]) => name))].toSorted()).toEqual(
      METRICS.map(({ name }) => name).toSorted(),
    )
  })
})

test('applied twice, each alert is there once', async () => {
  const made: string[] = []
  /** Stores what it creates, under the name that it lists it by. */
  const gcloud = (args: string[]): string => {
    const option = (name: string) =>
      args.find((one) => one.startsWith(`--${name}=`))?.slice(name.length + 3)
    const verb = args.findIndex((one) => ['create', 'update', 'delete'].includes(one))
    if (verb < 0) {
      const wanted = /^displayName="(.+)"$/.exec(option('filter') ?? '')?.[1]
      return made.filter((one) => wanted === undefined || one === wanted).join('\n')
    }
    const given = option('policy-from-file')
    const policy: { displayName: string } | undefined =
      given === undefined ? undefined : JSON.parse(readFileSync(given, 'utf8'))
    const name = policy?.displayName ?? option('display-name') ?? args[verb + 1] ?? ''
    if (args[verb] === 'delete') made.splice(made.indexOf(name), 1)
    if (args[verb] === 'create') made.push(name)
    return name
  }
  const environment = await loadEnvironment('demo')
  putAlerts(environment, gcloud)
  const once = made.toSorted()
  putAlerts(environment, gcloud)
  expect(made.toSorted()).toEqual(once)
  expect(new Set(once).size).toBe(METRICS.length + POLICIES.length + 2)
})

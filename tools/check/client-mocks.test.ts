import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../emulators/project'

const SRC = join(ROOT, 'web/src')
const MOCK = /vi[.](?:m|doM)ock[(](?:import[(])?['"](?:@[/]lib|[./]+)[/]api[/]/

/** They go with the checkout that they test. */
const OLD = /^features[/]orders[/](?:cart[/]cart-checkout|checkout[/]checkout-(?:delivery|form))[.]/

test('no test of the web mocks our own API client: it answers at the wire', () => {
  const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  const tests = files.filter((name) => /[.]test[.]tsx?$/.test(name) && !OLD.test(name))
  expect(tests.length).toBeGreaterThan(100)
  expect(tests.filter((name) => MOCK.test(readFileSync(join(SRC, name), 'utf8')))).toEqual([])
})

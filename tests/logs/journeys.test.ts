import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parsePortOffset } from '../../tools/emulators/ports'
import { suiteName, workFile } from '../../tools/emulators/project'
import { leaksOf, untraced } from '../support/logs/assert-clean-logs'
import { linesOf, readPartLogs } from '../support/logs/read-logs'

const offset = parsePortOffset(process.env.OJA_PORT_OFFSET)
const folder = workFile(suiteName('suite', offset))
const { posted, secrets } = readPartLogs('journeys')

/** The Auth emulator logs the links that it would email: its log is the mailbox here. */
const isMail = (line: string): boolean => /^i {2}To (?:verify|reset|sign in|recover)/.test(line)
/**
 * The request for the page that an emailed link opens. An access log can't leave out the link's
 * code, but the requests that the page then makes must not contain it.
 */
const isMailedLink = (line: string): boolean =>
  /"GET \/auth\/reset-password\?\S+ HTTP\/1\.1" \d+ \S+ "-"/.test(line)
/** Lines of the Hosting emulator: sizes have six digits, like escrow codes. */
const isAccess = (line: string): boolean => line.startsWith('i  hosting: ')

const lines = ['suite', 'due-work', 'paystack']
  .flatMap((name) => linesOf(join(folder, `${name}.log`)))
  .filter((line) => !isMail(line) && !isMailedLink(line))

const longSecrets = secrets.filter(({ kind }) => kind !== 'escrow code')

test('no line of the suite holds a token, an address or a secret', () => {
  expect(lines.some(isAccess)).toBe(true)
  expect(secrets.length).toBeGreaterThan(0)
  const [access, others] = [lines.filter(isAccess), lines.filter((line) => !isAccess(line))]
  expect(leaksOf(access, longSecrets)).toEqual([])
  expect(leaksOf(others, secrets)).toEqual([])
})

test('each entry that the journeys posted was logged with what led to it', () => {
  expect(posted.length).toBeGreaterThan(0)
  expect(untraced(posted, lines)).toEqual([])
})

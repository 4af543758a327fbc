import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { announceSuite, chosenSuite } from './running-suites'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'oja-suites-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

test('a tool finds the suite that runs, at whatever offset', () => {
  announceSuite(11_200, folder)
  expect(chosenSuite(undefined, folder)).toBe(11_200)
})

test('a tool that is told an offset asks nobody', () => {
  announceSuite(11_200, folder)
  expect(chosenSuite('5600', folder)).toBe(5_600)
})

test('a tool asks which of several suites is meant', () => {
  announceSuite(0, folder)
  const { remove } = announceSuite(5_600, folder)
  expect(() => chosenSuite('', folder)).toThrow('OJA_PORT_OFFSET is one of 0, 5600')
  remove()
  expect(chosenSuite('', folder)).toBe(0)
})

test('a suite whose starter was killed is none', () => {
  writeFileSync(join(folder, '0.json'), JSON.stringify({ offset: 0, pid: 2 ** 30 }))
  expect(() => chosenSuite(undefined, folder)).toThrow('npm start')
})

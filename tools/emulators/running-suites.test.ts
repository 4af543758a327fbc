import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { announceSuite, chosenSuite } from './running-suites'

const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'oja-suites-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

test('a tool finds the suite that runs, unless it is given an offset', () => {
  const folder = newFolder()
  announceSuite(11_200, folder)
  expect(chosenSuite(undefined, folder)).toBe(11_200)
  expect(chosenSuite('5600', folder)).toBe(5_600)
})

test('a tool asks which of several suites is meant', () => {
  const folder = newFolder()
  announceSuite(0, folder)
  const { remove } = announceSuite(5_600, folder)
  expect(() => chosenSuite('', folder)).toThrow('OJA_PORT_OFFSET is one of 0, 5600')
  remove()
  expect(chosenSuite('', folder)).toBe(0)
})

test('a suite whose starter was killed is none', () => {
  const folder = newFolder()
  writeFileSync(join(folder, '0.json'), JSON.stringify({ offset: 0, pid: 2 ** 30 }))
  expect(() => chosenSuite(undefined, folder)).toThrow('npm start')
})

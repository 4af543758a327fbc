import { expect, test } from 'vitest'
import { chooseJava, parseJavaMajor } from './java'

test.each([
  ['openjdk version "25" 2025-09-16', 25],
  ['openjdk version "21.0.3" 2024-04-16 LTS', 21],
  ['java version "1.8.0_292"', 8],
  ['openjdk version "26-ea" 2026-03-17', 26],
  ['The operation couldn’t be completed. Unable to locate a Java Runtime.', undefined],
])('the version of %s is %s', (output, major) => {
  expect(parseJavaMajor(output)).toBe(major)
})

const java = (home: string, major: number, hasCompiler = true) => ({ home, major, hasCompiler })

test('the newest Java is chosen, and among equals one that can compile', () => {
  expect(chooseJava([java('a', 21), java('b', 25), java('c', 17)]).home).toBe('b')
  expect(chooseJava([java('jre', 21, false), java('jdk', 21)]).home).toBe('jdk')
})

test('a Java that is too old is refused, with what was found', () => {
  expect(() => chooseJava([java('/old', 20)])).toThrow('found only 20 in /old')
})

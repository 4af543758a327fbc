import { describe, expect, test } from 'vitest'
import { chooseJava, parseJavaMajor, withJava } from './java'

describe('the version of a Java', () => {
  test.each([
    ['openjdk version "25" 2025-09-16', 25],
    ['openjdk version "21.0.3" 2024-04-16 LTS', 21],
    ['openjdk version "17.0.15" 2025-04-15', 17],
    ['java version "1.8.0_292"', 8],
    ['openjdk version "26-ea" 2026-03-17', 26],
  ])('of %s is %i', (output, major) => {
    expect(parseJavaMajor(output)).toBe(major)
  })

  test('is unknown when the output names none', () => {
    expect(
      parseJavaMajor('The operation couldn’t be completed. Unable to locate a Java Runtime.'),
    ).toBeUndefined()
  })
})

describe('the choice of a Java', () => {
  const java = (home: string, major: number, hasCompiler: boolean) => ({ home, major, hasCompiler })

  test('takes the newest', () => {
    expect(chooseJava([java('a', 21, true), java('b', 25, true), java('c', 17, true)])?.home).toBe(
      'b',
    )
  })

  test('prefers one that can compile among equals', () => {
    expect(chooseJava([java('jre', 21, false), java('jdk', 21, true)])?.home).toBe('jdk')
  })

  test('refuses one that is too old', () => {
    expect(chooseJava([java('a', 17, true), java('b', 20, true)])).toBeUndefined()
  })
})

test('a child finds the chosen Java first on its PATH', () => {
  const env = withJava({ PATH: '/usr/bin' }, { home: '/jdk', major: 25, hasCompiler: true })
  expect(env).toMatchObject({ JAVA_HOME: '/jdk', PATH: '/jdk/bin:/usr/bin' })
})

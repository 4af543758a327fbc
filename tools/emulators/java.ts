import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** The oldest version that firebase-tools accepts. */
const OLDEST_JAVA = 21

export type Java = { home: string; major: number; hasCompiler: boolean }

export const JAVA_REMEDY = `Install a JDK of ${OLDEST_JAVA} or newer (https://adoptium.net, or your system's package such as openjdk-21-jdk), or point OJA_JAVA_HOME at one.`

/** Parses the major version from `java -version`: 1.8.0_292 is 8, 21.0.3 is 21, 25-ea is 25. */
export function parseJavaMajor(output: string): number | undefined {
  const version = /version "(?:1\.)?(\d+)/.exec(output)
  return version ? Number(version[1]) : undefined
}

/**
 * Returns the newest Java that firebase-tools accepts; among equal versions, one with a compiler.
 * @throws Error if there is none
 */
export function chooseJava(found: Java[]): Java {
  const [best] = found
    .filter((java) => java.major >= OLDEST_JAVA)
    .toSorted((a, b) => b.major - a.major || Number(b.hasCompiler) - Number(a.hasCompiler))
  if (best) return best
  const others = found.map((java) => `${java.major} in ${java.home}`).join(', ')
  throw new Error(
    `The emulators need Java ${OLDEST_JAVA} or newer; ${others ? `found only ${others}` : 'found none'}. ${JAVA_REMEDY}`,
  )
}

/** Finds all Java installations of this machine, with their versions. */
export function findJavas(): Java[] {
  const explicit = process.env.OJA_JAVA_HOME
  const homes = explicit ? [explicit] : candidateHomes()
  const program = (home: string) => join(home, 'bin', 'java')
  // /usr and the distribution's alternatives are often links to the same installation.
  const byProgram = new Map(
    homes
      .filter((home) => existsSync(program(home)))
      .map((home) => [realpathSync(program(home)), home]),
  )
  return [...byProgram.values()].flatMap((home) => {
    const { stderr, stdout } = spawnSync(program(home), ['-version'], { encoding: 'utf8' })
    const major = parseJavaMajor(`${stderr}${stdout}`)
    return major ? [{ home, major, hasCompiler: existsSync(join(home, 'bin', 'javac')) }] : []
  })
}

/** Environment variables with which a child process finds the chosen Java as `java`. */
export function javaEnv(java: Java): Record<string, string> {
  const bin = join(java.home, 'bin')
  return { JAVA_HOME: java.home, PATH: `${bin}${delimiter}${process.env.PATH ?? ''}` }
}

function candidateHomes(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((bin) => bin.endsWith('bin'))
  const below = (parent: string) =>
    existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : []
  return [
    ...(process.env.JAVA_HOME ? [process.env.JAVA_HOME] : []),
    ...onPath.map((bin) => dirname(bin)),
    ...below('/usr/lib/jvm'),
    ...below('/Library/Java/JavaVirtualMachines').map((home) => join(home, 'Contents/Home')),
  ]
}

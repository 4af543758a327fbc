import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

/** firebase-tools refuses anything older. */
export const OLDEST_JAVA = 21

export type Java = { home: string; major: number; hasCompiler: boolean }

/** The major version in the output of `java -version`: 1.8.0_292 is 8, 21.0.3 is 21, 25-ea is 25. */
export function parseJavaMajor(output: string): number | undefined {
  const version = /version "(\d+)(?:\.(\d+))?/.exec(output)
  if (!version) return undefined
  const [, first, second] = version
  return first === '1' && second !== undefined ? Number(second) : Number(first)
}

/** The newest that firebase-tools accepts; among equals the one that can compile, then the first. */
export function chooseJava(found: Java[]): Java | undefined {
  const usable = found.filter((java) => java.major >= OLDEST_JAVA)
  return usable.toSorted(
    (a, b) => b.major - a.major || Number(b.hasCompiler) - Number(a.hasCompiler),
  )[0]
}

/** Every Java of this machine, each asked for its version. */
export function findJavas(): Java[] {
  const explicit = process.env.OJA_JAVA_HOME
  if (explicit) return inspect(explicit)
  const homes = candidateHomes().filter((home) => existsSync(javaOf(home)))
  // /usr and the names that a system's alternatives go by are often links to the same one.
  const byProgram = new Map(homes.map((home) => [realpathSync(javaOf(home)), home]))
  return [...byProgram.values()].flatMap(inspect)
}

/** The environment of a child process in which plain `java` is the chosen one. */
export function withJava(env: NodeJS.ProcessEnv, java: Java): NodeJS.ProcessEnv {
  const bin = join(java.home, 'bin')
  return { ...env, JAVA_HOME: java.home, PATH: `${bin}${delimiter}${env.PATH ?? ''}` }
}

export const JAVA_REMEDY = `Install a JDK of ${OLDEST_JAVA} or newer (https://adoptium.net, or your system's package such as openjdk-21-jdk), or point OJA_JAVA_HOME at one.`

function candidateHomes(): string[] {
  const onPath = (process.env.PATH ?? '').split(delimiter).filter((bin) => bin.endsWith('bin'))
  return [
    ...(process.env.JAVA_HOME ? [process.env.JAVA_HOME] : []),
    ...onPath.map((bin) => dirname(bin)),
    ...foldersOf('/usr/lib/jvm'),
    ...foldersOf('/Library/Java/JavaVirtualMachines').map((home) => join(home, 'Contents/Home')),
    ...macJavaHome(),
  ]
}

function foldersOf(parent: string): string[] {
  return existsSync(parent) ? readdirSync(parent).map((name) => join(parent, name)) : []
}

function macJavaHome(): string[] {
  if (process.platform !== 'darwin') return []
  const { stdout } = spawnSync('/usr/libexec/java_home', ['-v', `${OLDEST_JAVA}+`])
  const home = stdout?.toString().trim()
  return home ? [home] : []
}

function javaOf(home: string): string {
  return join(home, 'bin', 'java')
}

function inspect(home: string): Java[] {
  const { stderr, stdout } = spawnSync(javaOf(home), ['-version'], { encoding: 'utf8' })
  const major = parseJavaMajor(`${stderr}${stdout}`)
  if (major === undefined) return []
  return [{ home, major, hasCompiler: existsSync(join(home, 'bin', 'javac')) }]
}

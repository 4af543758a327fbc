import { createHash } from 'node:crypto'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { buildFunctions, buildSite } from '../tools/dev/builds'
import { ROOT } from '../tools/emulators/project'
import { type Lockfile, pruneLockfile } from './lockfile'
import { type Environment, functionsEnv, settingsFile, webEnv } from './settings'

/** What firebase.json names: `npm start` has folders of its own and touches none of these. */
export const SITE = join(ROOT, 'web/dist')
export const RENDERER = join(ROOT, 'web/dist-server')
export const UPLOAD = join(ROOT, '.oja/upload')

const FRAMEWORK = '@google-cloud/functions-framework'
const RECORD = join(ROOT, '.oja/build.json')
const SOURCES = [
  'web',
  'functions',
  'deploy',
  'tools/dev/builds.ts',
  'firebase.json',
  '.npmrc',
  'package.json',
  'package-lock.json',
]
/** Generated below the sources, the secret of a running suite among them. */
const GENERATED = [
  'functions/lib/',
  'functions/.secret.local',
  'web/dist/',
  'web/dist-server/',
].map((one) => join(ROOT, one))

/** What the last build was made for and from, and what it made. */
type BuildRecord = { alias: string; project_id: string; sources: string; result: string }

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .flatMap((entry) => {
      const inside = join(folder, entry.name)
      return entry.isDirectory() ? filesIn(inside) : [inside]
    })
    .toSorted()

const hashOf = (files: string[]): string => {
  const hash = createHash('sha256')
  for (const file of files) {
    const content = readFileSync(file)
    hash.update(`${file.slice(ROOT.length)} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

const sourceFiles = (alias: string): string[] => [
  ...SOURCES.map((name) => join(ROOT, name))
    .flatMap((path) => (statSync(path).isDirectory() ? filesIn(path) : [path]))
    .filter((file) => !GENERATED.some((folder) => file.startsWith(folder))),
  settingsFile(alias),
]

const resultFiles = (): string[] =>
  [SITE, RENDERER, UPLOAD].flatMap((folder) => (existsSync(folder) ? filesIn(folder) : []))

const readBuild = (): BuildRecord | undefined =>
  existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : undefined

/** What keeps the last build from being deployed as this environment; undefined if nothing does. */
export const buildFault = ({ alias, project_id }: Environment): string | undefined => {
  const build = readBuild()
  if (!build) return 'there is none'
  if (build.alias !== alias || build.project_id !== project_id) return `it is for ${build.alias}`
  if (build.result !== hashOf(resultFiles())) return 'something changed it since'
  if (build.sources !== hashOf(sourceFiles(alias))) return 'its sources have changed'
  return undefined
}

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(ROOT, ...path), 'utf8'))

/** The upload's package.json: what the functions need, and the server that runs them, locked. */
const uploadManifest = () => {
  const { scripts: _, devDependencies: __, ...manifest } = readJson('functions', 'package.json')
  const version = readJson('package.json').devDependencies[FRAMEWORK]
  return { ...manifest, dependencies: { ...manifest.dependencies, [FRAMEWORK]: version } }
}

/** Writes what firebase-tools uploads beside the bundle, and the settings that it sends along. */
const packageUpload = (environment: Environment) => {
  const write = (name: string, text: string) => writeFileSync(join(UPLOAD, name), text)
  const manifest = uploadManifest()
  const lockfile: Lockfile = readJson('package-lock.json')
  write('package.json', `${JSON.stringify(manifest, null, 2)}\n`)
  const pruned = pruneLockfile(lockfile, manifest, 'functions')
  write('package-lock.json', `${JSON.stringify(pruned, null, 2)}\n`)
  copyFileSync(join(ROOT, '.npmrc'), join(UPLOAD, '.npmrc'))
  const lines = Object.entries(functionsEnv(environment)).map(([name, value]) => `${name}=${value}`)
  write(`.env.${environment.project_id}`, `${lines.join('\n')}\n`)
}

type Progress = { say: (line: string) => void; signal?: AbortSignal }

/** Builds the web and the functions for an environment, unless that is what is there already. */
export const buildFor = async (environment: Environment, progress: Progress): Promise<void> => {
  const { say, signal } = progress
  const { alias, project_id } = environment
  const fault = buildFault(environment)
  if (!fault) return say(`The build for ${alias} is there`)
  say(`Building the web for ${alias}: ${fault}`)
  const sources = hashOf(sourceFiles(alias))
  const env = { ...webEnv(environment), NODE_ENV: 'production' }
  await buildSite({ site: SITE, renderer: RENDERER, env, signal })
  say('Building the functions with its page')
  rmSync(UPLOAD, { recursive: true, force: true })
  mkdirSync(UPLOAD, { recursive: true })
  const page = ['--page', join(SITE, 'app.html'), '--renderer', join(RENDERER, 'entry-server.js')]
  await buildFunctions({ args: [join(UPLOAD, 'lib'), ...page], signal })
  packageUpload(environment)
  const build: BuildRecord = { alias, project_id, sources, result: hashOf(resultFiles()) }
  writeFileSync(RECORD, `${JSON.stringify(build, null, 2)}\n`)
}

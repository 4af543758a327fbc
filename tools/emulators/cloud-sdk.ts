import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { JAVA_REMEDY, type Java } from './java'
import { ROOT, workFile } from './project'

const USUAL_ROOTS = [
  '/usr/lib/google-cloud-sdk',
  '/usr/share/google-cloud-sdk',
  '/opt/google-cloud-sdk',
  '/opt/homebrew/share/google-cloud-sdk',
  '/opt/homebrew/Caskroom/google-cloud-sdk/latest/google-cloud-sdk',
  '/opt/homebrew/Caskroom/gcloud-cli/latest/google-cloud-sdk',
  '/usr/local/Caskroom/google-cloud-sdk/latest/google-cloud-sdk',
  '/snap/google-cloud-sdk/current',
  join(homedir(), 'google-cloud-sdk'),
]
const FIRESTORE_JAR = 'cloud-firestore-emulator/cloud-firestore-emulator.jar'
const PUBSUB_SCRIPT = 'pubsub-emulator/bin/cloud-pubsub-emulator'
const BRIDGE = join(ROOT, 'tools/emulators/StorageRulesBridge.java')

/** The jar has no Main-Class. It also contains the rules engine that the bridge calls. */
const MAIN_CLASS = {
  firestore: 'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
  storage: 'StorageRulesBridge',
}

/**
 * Returns a file that firebase-tools can start, made from a component of the Google Cloud CLI;
 * undefined if the component is not installed.
 * @throws Error without a JDK
 */
export function cloudSdkBinary(
  service: 'firestore' | 'storage' | 'pubsub',
  java: Java,
): string | undefined {
  const component = cloudSdkFile(service === 'pubsub' ? PUBSUB_SCRIPT : FIRESTORE_JAR)
  if (!component) return undefined
  const made_of = [component, statSync(component).mtimeMs, java.major, readFileSync(BRIDGE)]
  const key = createHash('sha256').update(made_of.join()).digest('hex').slice(0, 12)
  const path = workFile('emulators', `${service}-${key}${service === 'pubsub' ? '' : '.jar'}`)
  if (existsSync(path)) return path
  // Several suites may start at once: each writes a temporary file and renames it.
  const folder = mkdtempSync(`${path}-`)
  try {
    const draft =
      service === 'pubsub'
        ? writeScript(folder, component)
        : makeJar(folder, { java, component, main: MAIN_CLASS[service] })
    renameSync(draft, path)
    return path
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/**
 * A wrapper script, because firebase-tools sets the executable bit, which fails on system files.
 */
function writeScript(folder: string, component: string): string {
  const draft = join(folder, 'script')
  writeFileSync(draft, `#!/bin/sh\nexec "${component}" "$@"\n`, { mode: 0o755 })
  return draft
}

type Jar = { java: Java; component: string; main: string }

function makeJar(folder: string, { java, component, main }: Jar): string {
  if (!java.hasCompiler) {
    throw new Error(`${java.home} is a runtime only, and has no compiler. ${JAVA_REMEDY}`)
  }
  const [draft, manifest, classes] = ['made.jar', 'manifest', 'classes'].map((name) =>
    join(folder, name),
  ) as [string, string, string]
  mkdirSync(classes)
  writeFileSync(manifest, `Main-Class: ${main}\nClass-Path: ${pathToFileURL(component)}\n`)
  const run = (tool: string, args: string[]) => {
    const { status, stderr } = spawnSync(join(java.home, 'bin', tool), args, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`${tool} failed:\n${stderr}`)
  }
  if (main === MAIN_CLASS.storage) run('javac', ['-cp', component, '-d', classes, BRIDGE])
  run('jar', ['--create', '--file', draft, '--manifest', manifest, '-C', classes, '.'])
  return draft
}

/** Finds a file below `platform/` of an installed Google Cloud CLI. */
function cloudSdkFile(path: string): string | undefined {
  const inRoot = (root: string) => join(root, 'platform', path)
  const usual = USUAL_ROOTS.map(inRoot).find(existsSync)
  if (usual) return usual
  const { stdout } = spawnSync('gcloud', ['info', '--format=value(installation.sdk_root)'], {
    encoding: 'utf8',
    timeout: 20_000,
  })
  const root = stdout?.trim()
  return root && existsSync(inRoot(root)) ? inRoot(root) : undefined
}

import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { cloudSdkFile } from './cloud-sdk'
import { JAVA_REMEDY, type Java } from './java'
import { writeManifestJar } from './manifest-jar'
import { ROOT, workFile } from './project'

type Found = { path?: string; source?: string; reason?: string }

const FIRESTORE_JAR = 'cloud-firestore-emulator/cloud-firestore-emulator.jar'
const FIRESTORE_MAIN = 'com.google.cloud.datastore.emulator.firestore.CloudFirestore'
const PUBSUB_SCRIPT = 'pubsub-emulator/bin/cloud-pubsub-emulator'
const BRIDGE = 'StorageRulesBridge'

/** The component's jar has no Main-Class: a jar of one manifest starts it. */
export function firestoreJar(): Found {
  const jar = cloudSdkFile(FIRESTORE_JAR)
  if (!jar) return {}
  const path = workFile('emulators', 'firestore.jar')
  replaceFile(path, (draft) => writeManifestJar(draft, FIRESTORE_MAIN, [pathToFileURL(jar)]))
  return { path, source: basename(jar) }
}

/** The Firestore jar holds the rules engine for Storage too: the bridge serves it to firebase-tools. */
export function storageRulesJar(java: Java): Found {
  const jar = cloudSdkFile(FIRESTORE_JAR)
  if (!jar) return {}
  const source = join(ROOT, 'tools', 'emulators', `${BRIDGE}.java`)
  const classes = workFile('emulators', `bridge-java-${java.major}`)
  if (!isNewer(join(classes, `${BRIDGE}.class`), [source, jar])) {
    if (!java.hasCompiler) {
      const reason = `compiling the Storage rules bridge needs a JDK, and ${java.home} is a runtime only. ${JAVA_REMEDY}`
      return { reason }
    }
    compile(java, jar, source, classes)
  }
  const path = workFile('emulators', `storage-rules-java-${java.major}.jar`)
  const classPath = [pathToFileURL(`${classes}/`), pathToFileURL(jar)]
  replaceFile(path, (draft) => writeManifestJar(draft, BRIDGE, classPath))
  return { path, source: `${basename(jar)} and ${BRIDGE}.java` }
}

/** firebase-tools makes its binary executable, which a file of the system's may refuse. */
export function pubsubScript(): Found {
  const script = cloudSdkFile(PUBSUB_SCRIPT)
  if (!script) return {}
  const path = workFile('emulators', 'pubsub')
  const text = `#!/bin/sh\nexec "${script}" "$@"\n`
  replaceFile(path, (draft) => writeFileSync(draft, text, { mode: 0o755 }))
  return { path, source: basename(script) }
}

function compile(java: Java, jar: string, source: string, classes: string): void {
  const draft = `${classes}.${process.pid}`
  mkdirSync(draft, { recursive: true })
  const javac = join(java.home, 'bin', 'javac')
  const { status, stderr } = spawnSync(javac, ['-cp', jar, '-d', draft, source], {
    encoding: 'utf8',
  })
  if (status !== 0) {
    rmSync(draft, { recursive: true })
    throw new Error(`The Storage rules bridge doesn't compile against ${jar}:\n${stderr}`)
  }
  rmSync(classes, { recursive: true, force: true })
  renameSync(draft, classes)
}

/** Suites start side by side: each writes a draft and renames it, so none reads half a file. */
function replaceFile(path: string, write: (draft: string) => void): void {
  const draft = `${path}.${process.pid}`
  write(draft)
  renameSync(draft, path)
}

function isNewer(file: string, than: string[]): boolean {
  if (!existsSync(file)) return false
  const made = statSync(file).mtimeMs
  return than.every((other) => statSync(other).mtimeMs < made)
}

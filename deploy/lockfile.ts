type LockedPackage = {
  version?: string
  dev?: boolean
  optional?: boolean
  link?: boolean
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}
export type Lockfile = {
  name?: string
  version?: string
  lockfileVersion: number
  requires?: boolean
  packages: Record<string, LockedPackage>
}
type Manifest = { name: string; version: string; dependencies: Record<string, string> }

const NESTED = '/node_modules/'

/** Paths at which Node looks for a package that the package at `from` requires, nearest first. */
const candidates = (from: string, name: string): string[] => {
  const paths: string[] = []
  for (let parent = from; parent !== ''; ) {
    paths.push(`${parent}${NESTED}${name}`)
    const end = parent.lastIndexOf(NESTED)
    parent = end < 0 ? '' : parent.slice(0, end)
  }
  return [...paths, `node_modules/${name}`]
}

const isRequiredPeer = (locked: LockedPackage, name: string): boolean =>
  name in (locked.peerDependencies ?? {}) && !locked.peerDependenciesMeta?.[name]?.optional

/**
 * Reduces the repository's lockfile to what one workspace needs in production, so that the cloud
 * installs exactly the versions that were tested here.
 * @param workspace folder of the workspace, in which npm keeps what it could not hoist
 * @throws Error if a package is not in the lockfile
 */
export const pruneLockfile = (
  { lockfileVersion, requires, packages }: Lockfile,
  manifest: Manifest,
  workspace: string,
): Lockfile => {
  const included = new Map<string, LockedPackage>()
  const visit = (from: string, name: string, isOptional: boolean) => {
    const path = candidates(from, name).find((one) => packages[one])
    const locked = path === undefined ? undefined : packages[path]
    if (path === undefined || !locked) {
      if (isOptional) return
      throw new Error(`package-lock.json has no ${name}, which ${from} needs: npm install`)
    }
    // npm marks what only optional packages need, and a required one loses that mark.
    const known = included.get(path)
    if (known && (isOptional || !known.optional)) return
    const { dev: _dev, optional: _optional, ...rest } = locked
    included.set(path, isOptional ? { ...rest, optional: true } : rest)
    for (const one of Object.keys(locked.dependencies ?? {})) visit(path, one, isOptional)
    for (const one of Object.keys(locked.optionalDependencies ?? {})) visit(path, one, true)
    const peers = Object.keys(locked.peerDependencies ?? {})
    for (const one of peers.filter((peer) => isRequiredPeer(locked, peer))) {
      visit(path, one, isOptional)
    }
  }
  for (const name of Object.keys(manifest.dependencies)) visit(workspace, name, false)
  const moved = [...included].map(([path, locked]): [string, LockedPackage] => [
    path.startsWith(`${workspace}/`) ? path.slice(workspace.length + 1) : path,
    locked,
  ])
  const { name, version } = manifest
  return {
    name,
    version,
    lockfileVersion,
    requires,
    packages: {
      '': manifest,
      ...Object.fromEntries(moved.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    },
  }
}

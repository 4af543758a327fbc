/** What Vite writes about a build: per source or chunk its file and what it imports. */
export type Manifest = Record<
  string,
  {
    file: string
    name?: string
    isEntry?: boolean
    imports?: string[]
    dynamicImports?: string[]
  }
>

/** The chunk that the build gave this name to. */
export const chunkNamed = (manifest: Manifest, wanted: string): string => {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === wanted)
  if (!key) throw new Error(`The build has no chunk named ${wanted}.`)
  return key
}

/** The files that these sources can't run without, each once; loaded later ones are not among them. */
export const filesOf = (manifest: Manifest, sources: readonly string[]): string[] => {
  const seen = new Set<string>()
  const queue = [...sources]
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (seen.has(key)) continue
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk of ${key}.`)
    seen.add(key)
    queue.push(...(chunk.imports ?? []))
  }
  return [...new Set([...seen].map((key) => manifest[key]?.file ?? ''))].filter((file) =>
    file.endsWith('.js'),
  )
}

const BYTES_A_KIB = 1_024

/** A requested resource; `started_at` in milliseconds since the navigation. */
export type Loaded = { path: string; kind: string; started_at: number; bytes: number }

/** A page's requests, and when its content was shown, in milliseconds. */
export type Visit = { loaded: Loaded[]; shown_at: number }

const isImage = ({ path, kind }: Loaded) => kind === 'img' || /\.(webp|png|svg)$/.test(path)

/** A file requested twice, by a preload and by its import, is transferred once. */
const filesOf = (loaded: readonly Loaded[]): Loaded[] => {
  const first = loaded.map((one) => [one.path, one] as const).toReversed()
  return [...new Map(first).values()]
}

/** What a first visit costs: images in Storage, requests of data, and the paths of the others. */
export const costsOf = (loaded: readonly Loaded[]) => {
  const files = filesOf(loaded)
  const images = files.filter(({ path }) => path.endsWith('.webp'))
  const data = files.filter(({ path }) => path.startsWith('/api/'))
  return {
    images: images.length,
    images_kib: images.reduce((total, { bytes }) => total + bytes, 0) / BYTES_A_KIB,
    data_requests: data.length,
    hosted: files
      .filter((one) => !images.includes(one) && !data.includes(one))
      .map(({ path }) => path),
  }
}

/** Gzipped KiB and requests of one visit. */
export const bytesOf = (loaded: readonly Loaded[]) => {
  const files = filesOf(loaded)
  const kibOf = (extension: string) =>
    files
      .filter(({ path }) => path.endsWith(extension))
      .reduce((total, { bytes }) => total + bytes, 0) / BYTES_A_KIB
  const first_image_at = Math.min(...files.filter(isImage).map(({ started_at }) => started_at))
  const before_images = files.filter(({ started_at }) => started_at < first_image_at)
  /** `requests` includes the document itself. */
  return { scripts_kib: kibOf('.js'), css_kib: kibOf('.css'), requests: 1 + before_images.length }
}

/** The scripts requested before the content was shown. */
export const bytesWhenShown = ({ loaded, shown_at }: Visit): number =>
  bytesOf(loaded.filter(({ started_at }) => started_at <= shown_at)).scripts_kib

/** Vite's build manifest: each source or chunk with its file and its imports. */
export type Manifest = Record<
  string,
  { file: string; name?: string; isEntry?: boolean; imports?: string[]; dynamicImports?: string[] }
>

/** The key of the chunk with this name in the manifest. */
export const chunkNamed = (manifest: Manifest, wanted: string): string => {
  const key = Object.keys(manifest).find((one) => manifest[one]?.name === wanted)
  if (!key) throw new Error(`The build has no chunk named ${wanted}.`)
  return key
}

/** The scripts that these sources import statically, each once; without dynamic imports. */
export const scriptsOf = (manifest: Manifest, sources: readonly string[]): string[] => {
  const keys = new Set(sources)
  // Iterating over a set includes keys that are added meanwhile.
  for (const key of keys) {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`The build has no chunk of ${key}.`)
    for (const imported of chunk.imports ?? []) keys.add(imported)
  }
  const files = new Set([...keys].map((key) => manifest[key]?.file ?? ''))
  return [...files].filter((file) => file.endsWith('.js'))
}

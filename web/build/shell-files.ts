type Entry = { file: string; imports?: string[]; css?: string[]; assets?: string[] }
/** Vite's manifest: a build's files by the source that they are made from. */
export type ViteManifest = Record<string, Entry>

const PAGE = 'index.html'
/** What opens where a page can't be had without a connection. */
const OFFLINE_PAGE = 'src/shared/offline/offline-page.tsx'

/** A source's files and those of what it imports statically. */
const filesOf = (manifest: ViteManifest, source: string, found = new Set<string>()) => {
  const entry = manifest[source]
  if (!entry) throw new Error(`The build has nothing of ${source}.`)
  const { file, imports = [], css = [] } = entry
  if (found.has(file)) return found
  found.add(file)
  for (const sheet of css) found.add(sheet)
  for (const imported of imports) filesOf(manifest, imported, found)
  return found
}

/**
 * The files that the app opens with: its entry, style sheet and heading font, and the page that is
 * shown without a connection. Everything else is cached when it is first used.
 * @param page the built page, which preloads the font
 */
export const shellFiles = (manifest: ViteManifest, page: string): string[] => {
  const fonts = [...page.matchAll(/"\/(assets\/[^"]+\.woff2)"/g)].map(([, name = '']) => name)
  return [...new Set([...filesOf(manifest, PAGE), ...filesOf(manifest, OFFLINE_PAGE), ...fonts])]
}

import type { Loaded } from './visit'

const KIB = 1_024

const isScript = ({ path }: Loaded) => path.endsWith('.js')
const isPicture = ({ path, kind }: Loaded) => kind === 'img' || /\.(webp|png|svg)$/.test(path)
const sum = (loaded: readonly Loaded[]) =>
  loaded.reduce((total, { bytes }) => total + bytes, 0) / KIB

/** A file that was asked for twice, by a preload and by its import, came once. */
const once = (loaded: readonly Loaded[]): Loaded[] => [
  ...new Map(loaded.map((one) => [one.path, one] as const).toReversed()).values(),
]

/** Gzipped KiB and requests of one visit. */
export const weigh = (loaded: readonly Loaded[]) => {
  const files = once(loaded)
  const pictures = files.filter(isPicture).map(({ started_at }) => started_at)
  const first_picture_at = Math.min(...pictures)
  const before_pictures = files.filter(({ started_at }) => started_at < first_picture_at)
  return {
    scripts_kib: sum(files.filter(isScript)),
    css_kib: sum(files.filter(({ path }) => path.endsWith('.css'))),
    /** With the document itself. */
    requests: 1 + before_pictures.length,
  }
}

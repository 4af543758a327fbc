import { AppError } from '../../../contract/api/errors'
import type { Deps } from '../../deps'
import { renewSitemap, sitemapPath } from './renew-sitemap'

type Given = Pick<Deps, 'objects' | 'onSale' | 'app_url'>

const INDEX = 'index.xml'
const NAME = /^(index|pages-[1-9]\d{0,3})\.xml$/

/** The renewal in progress in this instance, shared by concurrent requests. */
let first: Promise<number> | undefined

const readFile = async (deps: Given, name: string): Promise<string | undefined> =>
  (await deps.objects.read(sitemapPath(name)))?.toString('utf8')

/**
 * Reads a sitemap file. If the schedule has not run yet, the first request for the index creates
 * the files.
 * @throws AppError `request/not-found`
 */
export const readSitemap = async (deps: Given, name: string): Promise<string> => {
  if (!NAME.test(name)) throw new AppError('request/not-found')
  const stored = await readFile(deps, name)
  if (stored !== undefined) return stored
  if (name !== INDEX) throw new AppError('request/not-found')
  first ??= renewSitemap(deps).finally(() => {
    first = undefined
  })
  await first
  const made = await readFile(deps, name)
  if (made === undefined) throw new AppError('service/unavailable')
  return made
}

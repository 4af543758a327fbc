import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

type BuiltPage = { page_hash: string | undefined; page_file: string; renderer_file: string }

/**
 * Checks that the page's template and renderer are those that this bundle was built with. Called
 * before anything is served: a release with half a build then fails instead of replacing the last.
 * @throws Error if a file is missing or from another build
 */
export const verifyPage = ({ page_hash, page_file, renderer_file }: BuiltPage): void => {
  if (page_hash === undefined) return
  const hash = createHash('sha256')
  for (const file of [page_file, renderer_file]) hash.update(readFileSync(file))
  if (hash.digest('hex') !== page_hash) {
    throw new Error(
      `${page_file} and ${renderer_file} are not of this build: build and deploy again.`,
    )
  }
}

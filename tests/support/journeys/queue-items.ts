import type { Page } from '@playwright/test'
import { whenShown } from './shown'

/** What the operators' queue opens: the first page of each kind. */
export const fromQueue = async (page: Page): Promise<string[]> => {
  await page.goto('/console')
  await whenShown(page)
  const links = page.getByRole('table').getByRole('link')
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const kindOf = (path: string) => path.split('/')[2]
  return paths.filter((path, at) => paths.findIndex((one) => kindOf(one) === kindOf(path)) === at)
}

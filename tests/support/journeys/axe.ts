import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** WCAG 2.2 AA, which the law of many countries requires, and axe's best practices. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The page's axe violations, one line each with its location. */
export const complaintsOn = async (page: Page): Promise<string[]> => {
  const axe = new AxeBuilder({ page })
    // Without frames of other sites axe needs no second page for its report.
    .setLegacyMode()
    // What passes needs no selectors.
    .options({ resultTypes: ['violations'] })
    .withTags(TAGS)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  )
}

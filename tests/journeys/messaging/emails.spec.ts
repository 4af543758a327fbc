import AxeBuilder from '@axe-core/playwright'
import type { EmailContent } from '../../../functions/src/domain/messaging/notification/email'
import { renderEmail } from '../../../functions/src/domain/messaging/notification/email'
import { expect, test } from '../../support/journeys/journey'
import { SITE } from '../../support/journeys/suite'

const FRAME = {
  word: 'Ọ̀pẹ̀lẹ́'.padEnd(20, 'ọ'),
  check_url: `${SITE}/check`,
  why: 'You’re receiving this email because you have an Oja account.',
  links: [{ text: 'Choose what we write to you about', url: `${SITE}/dashboard/settings` }],
  logo_url: `${SITE}/icon-192.png`,
}
const PURCHASE = `${SITE}/dashboard/purchases/k3f9qzk3f9qzk3f9qz01`

const EMAILS: Record<string, EmailContent> = {
  shipped: {
    subject: 'Order shipped: Whipped Shea with Lemongrass',
    title: 'Order shipped',
    paragraphs: [
      'Whipped Shea with Lemongrass is on its way with GIG Logistics, tracking number GIG-20931-LOS. Your ₦8,487 stays held.',
    ],
    image: { url: `${SITE}/share.png`, alt: 'Whipped Shea with Lemongrass' },
    amount: { label: 'Held for you', value: '₦8,487' },
    facts: [
      ['Order', 'OJA-2026-000042'],
      ['Carrier', 'GIG Logistics'],
      ['Tracking number', 'GIG-20931-LOS'],
    ],
    action: { text: 'View order', url: PURCHASE },
  },
  'with one long word': {
    subject: `New order: ${'Adire'.repeat(16)}`,
    title: 'New order',
    paragraphs: [`${'Ngozi'.repeat(16)} ordered ${'Adire'.repeat(16)} and has paid.`],
    amount: { label: 'Yours after approval', value: '₦1,000,000,000' },
    facts: [['Tracking number', 'X'.repeat(80)]],
    action: { text: 'Confirm order', url: PURCHASE },
  },
}

for (const [name, content] of Object.entries(EMAILS)) {
  test(`the email ${name} fits a phone and is readable in light and dark mode`, async ({
    open,
  }) => {
    const page = await open({ viewport: { width: 360, height: 740 } })
    await page.setContent(renderEmail(content, FRAME).html)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width, colorScheme).toBeLessThanOrEqual(360)
      const button = await page
        .getByRole('link', { name: content.action?.text ?? '' })
        .boundingBox()
      expect(button?.height).toBeGreaterThanOrEqual(44)
      const found = await new AxeBuilder({ page }).withTags(['wcag2a', 'wcag2aa']).analyze()
      expect(
        found.violations.map(({ id, nodes }) => [id, nodes[0]?.html]),
        colorScheme,
      ).toEqual([])
    }
  })
}

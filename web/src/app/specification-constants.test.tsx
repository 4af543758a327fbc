import { isNewProduct } from '@contract/catalog/product-facts'
import { MIN_PASSWORD_LENGTH } from '@contract/entities/people/user'
import { formatExactMoney, formatMoney } from '@contract/money'
import { DAY_MS, MINUTE_MS, timestampFromMillis } from '@contract/time'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { deliveryText } from '@/features/catalog/delivery-text'
import { Newsletter } from '@/features/layout/content/newsletter'
import { DetailsModal } from '@/features/orders/details/details-modal'
import { transactionIn } from '@/features/orders/testing/sample'
import { makeQueryClient } from '@/lib/api/query-client'
import { refreshDelay } from '@/lib/session/token-refresh'
import { api } from '@/lib/testing/fake-api'
import { fill, press, show } from '@/lib/testing/stage'
import { Pagination } from '@/ui/data/pagination'
import { ShareCard } from '@/ui/media/share-card'

vi.mock('@/ui/feedback/toast', () => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
}))
vi.mock('@/ui/media/use-in-view', () => ({ useInView: () => [{ current: null }, false] }))
vi.mock('@/lib/live/transactions', () => ({
  useLiveTransaction: () => ({ status: 'content', data: transactionIn('delivered') }),
}))

beforeEach(() => api.answers('public.newsletter', {}))
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const NOW = Date.UTC(2026, 10, 20)
const createdBefore = (ms: number) => ({ created_at: timestampFromMillis(NOW - ms) })

/** Asserts that a text disappears after exactly `ms`. */
const showsFor = (text: string, ms: number) => {
  expect(screen.queryByText(text)).not.toBeNull()
  act(() => vi.advanceTimersByTime(ms - 1))
  expect(screen.queryByText(text)).not.toBeNull()
  act(() => vi.advanceTimersByTime(1))
  expect(screen.queryByText(text)).toBeNull()
}
const flush = () => act(async () => {})

const pages = (page: number, total: number) => {
  const { container, unmount } = show(
    <Pagination page={page} limit={10} total={total} onPage={() => {}} />,
  )
  const text = container.querySelector('nav')?.textContent ?? ''
  unmount()
  return text
}

/** A constant from section 9 (or a number from section 1 or 2) and its assertion. */
const CONSTANTS: [rule: string, holds: () => unknown][] = [
  ['NGN is shown as in en-NG', () => expect(formatExactMoney(1_250_000, 'NGN')).toBe('₦12,500.00')],
  ['USD is shown as in en-US', () => expect(formatExactMoney(1_250_000, 'USD')).toBe('$12,500.00')],
  [
    'any other currency is shown as Currency not supported',
    () => {
      for (const currency of ['EUR', 'ngn', '']) {
        expect(formatMoney(100, currency)).toBe('Currency not supported')
      }
    },
  ],
  [
    'the token is refreshed 5 minutes before it expires',
    () => expect(refreshDelay(NOW + 60 * MINUTE_MS, NOW)).toBe(55 * MINUTE_MS),
  ],
  [
    'queries are stale after 5 minutes, kept 10, refetched on focus, retried once',
    () =>
      expect(makeQueryClient().getDefaultOptions().queries).toMatchObject({
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        refetchOnWindowFocus: true,
        retry: 1,
      }),
  ],
  [
    'a product is New when created within the last month',
    () => {
      expect(isNewProduct(createdBefore(29 * DAY_MS), NOW)).toBe(true)
      expect(isNewProduct(createdBefore(32 * DAY_MS), NOW)).toBe(false)
    },
  ],
  [
    'the text of the delivery states is cut at 20 characters',
    () => {
      expect(deliveryText(['Akwa Ibom', 'Cross River'])).toBe('Akwa Ibom, Cross Riv…')
      expect(deliveryText(['Lagos', 'Oyo', 'Ogun'])).toBe('Lagos, Oyo, Ogun')
    },
  ],
  [
    'Copied! shows for 2 s',
    async () => {
      vi.useFakeTimers()
      const clipboard = { writeText: async () => {} }
      vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard })
      show(<ShareCard url="https://oja.example" title="Adire" />)
      press('Copy link')
      await flush()
      showsFor('Copied!', 2_000)
    },
  ],
  [
    'the thanks of the newsletter show for 3 s',
    async () => {
      vi.useFakeTimers()
      show(<Newsletter />)
      fill('Email', 'ada@example.com')
      press('Subscribe')
      await act(() => vi.advanceTimersByTimeAsync(0))
      showsFor('Thank you for subscribing!', 3_000)
    },
  ],
  [
    'the share popup is 550x400',
    () => {
      vi.stubGlobal('navigator', { ...navigator, share: undefined })
      const open = vi.spyOn(window, 'open').mockReturnValue(null)
      show(<ShareCard url="https://oja.example" title="Adire" />)
      press('Facebook')
      expect(open.mock.calls[0]?.[2]).toContain('width=550,height=400')
    },
  ],
  [
    'the transaction details are at most 752 px wide',
    async () => {
      const nothing = () => {}
      show(<DetailsModal id="t" party="buyer" now={NOW} onAct={nothing} onClose={nothing} />)
      const title = await screen.findByText('Transaction details')
      expect(title.closest('[style]')).toHaveStyle({ maxWidth: '752px' })
    },
  ],
  [
    'pagination: Showing X-Y of Z items, Prev and Next',
    () => {
      expect(pages(2, 42)).toMatch(/^Showing 11-20 of 42 items.*Prev.*Next$/)
      expect(pages(5, 42)).toMatch(/^Showing 41-42 of 42 items/)
      expect(pages(1, 0)).toBe('')
    },
  ],
  [
    'pagination: an ellipsis beyond 3 pages only',
    () => {
      expect(pages(2, 30)).not.toContain('…')
      expect(pages(2, 31)).toContain('…')
    },
  ],
  ['a password has at least 6 characters', () => expect(MIN_PASSWORD_LENGTH).toBe(6)],
]

describe('section 9, business constants and limits', () => {
  it.each(CONSTANTS)('%s', async (_rule, holds) => {
    await holds()
  })
})

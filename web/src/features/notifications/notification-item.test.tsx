import type { Notification } from '@contract/entities/messaging/notification'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { countedTest } from '../../../../tests/support/counts'
import { NotificationItem } from './notification-item'

const notification: Notification = {
  id: 'n1',
  type: 'NEW_ORDER',
  kind: 'order',
  title: 'New order',
  message: 'Ada bought a basket.',
  cta: { text: 'See the order', href: '/dashboard/vendor/sales/abc' },
  read: false,
  transaction_id: null,
  product_id: null,
  created_at: { seconds: 1_700_000_000, nanoseconds: 0 },
}

const HOSTILE = ['https://evil.example', '//evil.example', 'javascript:alert(1)', '/\\evil.example']

const show = (patch: Partial<Notification> = {}, isRead = false) => {
  const onRead = vi.fn()
  render(
    <MemoryRouter>
      <NotificationItem
        notification={{ ...notification, ...patch }}
        isRead={isRead}
        onRead={onRead}
      />
    </MemoryRouter>,
  )
  return onRead
}

describe('a notification', () => {
  it('leads where the matter is, and is read by going there', async () => {
    const onRead = show()
    const link = screen.getByRole('link', { name: 'New order: See the order' })
    expect(link).toHaveAttribute('href', '/dashboard/vendor/sales/abc')
    await userEvent.click(link)
    expect(onRead).toHaveBeenCalledOnce()
  })

  it('looks alike whatever its kind: only what is unread stands out', () => {
    const looks = (['primary', 'secondary', 'danger', undefined] as const).map((variant) => {
      document.body.replaceChildren()
      show({ cta: { text: 'See', href: '/about', ...(variant && { variant }) } }, true)
      return screen.getByRole('link').className
    })
    expect(new Set(looks).size).toBe(1)
  })

  for (const href of HOSTILE) {
    countedTest('R21', `leads nowhere else: ${href}`, () => {
      show({ cta: { text: 'See', href } })
      expect(screen.queryByRole('link')).toBeNull()
    })
  }

  countedTest('R21', 'shows markup in its texts as text', () => {
    show({ title: '<img src=x onerror=alert(1)>', message: '<script>alert(1)</script>' })
    expect(document.querySelector('img, script')).toBeNull()
    expect(screen.getByText('<script>alert(1)</script>')).toBeInTheDocument()
  })

  it('shows the goods that it is about, and has nothing else to press', () => {
    show({ image_url: '/basket.webp' })
    expect(document.querySelector('img')).toHaveAttribute('src', '/basket.webp')
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('says in words that it is unread, and no more when it is read', () => {
    show()
    expect(screen.getByText('Unread:')).toBeInTheDocument()
    document.body.replaceChildren()
    show({}, true)
    expect(screen.queryByText('Unread:')).toBeNull()
  })
})

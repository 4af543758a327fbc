import type { AuditLine } from '@contract/entities/console/audit'
import { timestampFromMillis } from '@contract/time'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { AuditLines } from './audit-lines'

const CASE = { type: 'transaction', id: 'k3f9qzk3f9qzk3f9qz01', name: 'OJA-1' } as const

const show = (given: Partial<AuditLine>) => {
  const at = timestampFromMillis(Date.parse('2026-11-26T09:39:00+01:00'))
  const entry = {
    ...{ id: '1', by: 'Ada Eze', operator: 'demo-operator-owner', at, reason: 'check' },
    ...{ about: CASE, subject: CASE.id, action: 'look:case' },
    ...given,
  } as AuditLine
  render(
    <MemoryRouter>
      <AuditLines entries={[entry]} />
    </MemoryRouter>,
  )
  return screen.getByRole('listitem').textContent
}

it('says who looked at what and why, and links it', () => {
  expect(show({})).toBe('Ada Eze looked at case OJA-1check, 26th Nov, 2026, 09:39')
  expect(screen.getByRole('link', { name: 'OJA-1' })).toHaveAttribute(
    'href',
    `/console/cases/${CASE.id}`,
  )
})

it('says amounts as money, never as kobo', () => {
  const split = show({ action: 'resolve:split:2000000', reason: 'Half is fair.' })
  expect(split).toContain('decided case OJA-1: ₦20,000 back to the buyer, the rest')
  expect(split).not.toContain('2000000')
})

it.each([
  ['propose:refund:0', 'proposed how to decide case OJA-1: all back to the buyer'],
  ['propose:redirect_refund', 'proposed to send the refund to another account, of OJA-1'],
  ['accept-chargeback:77:900000', 'accepted the chargeback of OJA-1: ₦9,000 to the bank'],
  ['grant-operator:money', 'opened the console for money to OJA-1'],
])('says %s in words', (action, words) => {
  expect(show({ action })).toContain(words)
})

it('says a month as people do, and shows no id that nobody knows', () => {
  const close = show({ action: 'close-month', subject: '2026-02', about: null })
  expect(close).toContain('Ada Eze closed February 2026')
})

it('leaves an id out that has no name any more', () => {
  const gone = show({ about: null, action: 'look:person', subject: 'Zk3f9qzk3f9qzk3f9qz01abc' })
  expect(gone).toContain('Ada Eze looked at the page of')
  expect(gone).not.toContain('Zk3f9')
  expect(screen.queryByRole('link')).toBeNull()
})

import type { GoodsReturn } from '@contract/entities/orders/return'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { inDays, NOW, sampleDeadline, sampleReturn, transactionIn } from '../testing/sample'
import { NextStep } from './next-step'

const NOTHING = 'You don’t need to do anything now.'
const OFFERED = /Adire Works waits for your answer to an offer/
const deadline = sampleDeadline({ actor: 'vendor', action: 'agree_return', effect: 'agree_return' })

const show = (change: Partial<GoodsReturn>) =>
  render(
    <MemoryRouter>
      <NextStep
        transaction={transactionIn('return_asked', { deadline, return: sampleReturn(change) })}
        party="buyer"
        now={NOW}
        onAct={vi.fn()}
      />
    </MemoryRouter>,
  )

it.each([
  ['less of the price', { offer: { amount_minor: 250_000, at: inDays(-1), until: inDays(1) } }],
  [
    'waiting',
    { wish: 'replacement', wait: { day: '2026-12-01', at: inDays(-1), until: inDays(1) } },
  ],
] as const)('says to a buyer that an offer waits for an answer: %s', (_, change) => {
  show(change)
  expect(screen.getByText(OFFERED)).toBeVisible()
  expect(screen.queryByText(NOTHING)).toBeNull()
})

it('says that there is nothing to do where nothing is offered, or not any more', () => {
  show({ offer: { amount_minor: 250_000, at: inDays(-2), until: inDays(-1) } })
  expect(screen.getByText(NOTHING)).toBeVisible()
  expect(screen.queryByText(OFFERED)).toBeNull()
})

import type { TransactionStatus } from '@contract/entities/orders/transaction'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { TransactionStatusChip } from './transaction-status'

const LOOKS: [TransactionStatus, string, string][] = [
  ['pending', 'pending', 'warning'],
  ['in_escrow', 'in escrow', 'neutral'],
  ['completed', 'completed', 'primary'],
  ['in_dispute', 'in dispute', 'error'],
  ['reversed', 'reversed', 'error'],
]

describe('TransactionStatusChip', () => {
  it.each(LOOKS)('shows %s as "%s" in %s, with an icon', (status, text, tone) => {
    render(<TransactionStatusChip status={status} />)
    const chip = screen.getByText(text).closest('[data-tone]')
    expect(chip).toHaveAttribute('data-tone', tone)
    expect(chip?.querySelector('svg')).toBeInTheDocument()
  })

  it('tells the two red ones apart by their word', () => {
    render(<TransactionStatusChip status="reversed" />)
    expect(screen.queryByText('in dispute')).toBeNull()
  })
})

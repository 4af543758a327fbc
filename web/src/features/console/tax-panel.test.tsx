import { fireEvent, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { api } from '@/lib/testing/fake-api'
import { show } from '@/lib/testing/stage'
import { TaxPanel } from './tax-panel'

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })

it('says at each field what is wrong with it before anything is sent', async () => {
  api.answers('console.tax', {
    now: { vat_registered: false, rate_bps: 750, due: 'charge', from: null },
    periods: [],
    supplier: null,
    held_orders: 1,
  })
  show(<TaxPanel {...{ role: 'owner' }} />)
  fireEvent.click(await screen.findByRole('button', { name: 'Change the registration' }))
  const go = screen.getByRole('button', { name: 'See what changes' })
  fill('Registered name', 'Oja Limited')
  fill('Address', '12 Broad Street, Lagos')
  fill('TIN', '1234')
  fill('RC number', '1234')
  fill('Rate in per cent', 'much')
  fill('From', '2020-01-01')
  for (const text of [
    'A TIN is 12345678-0001, or 10 or 13 digits.',
    'An RC number is RC and 4 to 8 digits.',
    'Enter a rate from 0.01 to 50.',
    'Choose today or a later day.',
  ]) {
    expect(screen.getByText(text)).toBeVisible()
  }
  expect(go).toBeDisabled()
  fill('TIN', '12345678-0001')
  fill('RC number', 'RC1234')
  fill('Rate in per cent', '7.5')
  fill('From', '2999-01-01')
  fireEvent.click(go)
  expect(await screen.findByText(/^Paid orders in escrow \(1\) stay/)).toBeVisible()
})

import { deliveryPresets } from '@contract/delivery/presets'
import type { DeliveryRate } from '@contract/entities/delivery/delivery'
import { fireEvent, render, screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { RateStart } from './rate-start'

const presets = deliveryPresets({ state: 'Lagos', city: 'Ikeja' })
const [own] = presets[0]?.rates ?? []
if (!own) throw new Error('no preset')

const show = (rates: DeliveryRate[]) => {
  const onReplace = vi.fn()
  render(<RateStart presets={presets} rates={rates} onReplace={onReplace} onAdd={() => {}} />)
  fireEvent.click(screen.getByRole('button', { name: 'One price everywhere' }))
  return onReplace
}

it('asks before a start takes the place of rates that were typed', async () => {
  const onReplace = show([{ ...own, fee_minor: 120_000 }])
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Start with One price everywhere?' }),
  )
  fireEvent.click(dialog.getByRole('button', { name: 'Back' }))
  expect(onReplace).not.toHaveBeenCalled()
  fireEvent.click(screen.getByRole('button', { name: 'One price everywhere' }))
  fireEvent.click(await screen.findByRole('button', { name: 'Replace your rate' }))
  expect(onReplace).toHaveBeenCalledExactlyOnceWith(presets[1]?.rates)
})

it('is one tap over another start, and over nothing', () => {
  expect(show([own])).toHaveBeenCalledOnce()
})

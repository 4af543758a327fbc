import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { show } from '@/lib/testing/stage'
import WizardLayout from './wizard-layout'

vi.mock('../guards/require-vendor', () => ({
  RequireVendor: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('@/features/layout/header', () => ({ Header: () => null }))

const completed = () => screen.queryAllByText('completed')

it('has nothing completed while there is no product yet, whatever step the address names', () => {
  show(<WizardLayout />, { at: '/dashboard/vendor/products/new?step=3' })
  expect(completed()).toHaveLength(0)
  expect(screen.getByText('Basic Information').closest('li')).toHaveAttribute(
    'aria-current',
    'step',
  )
})

it('has the steps below the current one completed for a product that is there', () => {
  show(<WizardLayout />, { at: '/dashboard/vendor/products/edit?id=a&step=3' })
  expect(completed()).toHaveLength(2)
})

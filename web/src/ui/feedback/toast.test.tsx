import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { toast } from './toast'
import { ToastHost } from './toast-host'

describe('toast', () => {
  it('loads nothing before the first toast, then shows it and those that waited', async () => {
    render(<ToastHost />)
    expect(screen.queryByRole('region', { name: /Messages/ })).toBeNull()
    toast.error('Failed to sign out user.')
    toast.success('Name updated successfully')
    const region = await screen.findByRole('region', { name: /Messages/ })
    expect(await within(region).findByText('Failed to sign out user.')).toBeInTheDocument()
    expect(await within(region).findByText('Name updated successfully')).toBeInTheDocument()
  })

  it('shows the same message once', async () => {
    render(<ToastHost />)
    toast.info('Your email is already verified.')
    toast.info('Your email is already verified.')
    expect(await screen.findAllByText('Your email is already verified.')).toHaveLength(1)
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ConfirmModal } from './confirm-modal'

const release = 'Release NGN 12,500.00 to Adire Works'

const renderModal = async (isLoading: boolean, error?: string) => {
  const onClose = vi.fn()
  const onConfirm = vi.fn()
  render(
    <ConfirmModal
      isOpen
      isLoading={isLoading}
      error={error}
      onClose={onClose}
      onConfirm={onConfirm}
      title="Release the money?"
      confirmText={release}
    >
      This can’t be undone.
    </ConfirmModal>,
  )
  await screen.findByRole('dialog', { name: 'Release the money?' })
  return { onClose, onConfirm }
}

describe('ConfirmModal', () => {
  it('says the consequence on its button and does it', async () => {
    const { onConfirm } = await renderModal(false)
    await userEvent.click(screen.getByRole('button', { name: release }))
    expect(onConfirm).toHaveBeenCalledOnce()
  })

  it('closes on Escape and on Back without doing it', async () => {
    const { onClose, onConfirm } = await renderModal(false)
    await userEvent.keyboard('{Escape}')
    await userEvent.click(screen.getByRole('button', { name: 'Back' }))
    expect(onClose).toHaveBeenCalledTimes(2)
    expect(onConfirm).not.toHaveBeenCalled()
  })

  it('can be neither confirmed twice nor closed while the server works', async () => {
    const { onClose, onConfirm } = await renderModal(true)
    const button = screen.getByRole('button', { name: release })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await userEvent.keyboard('{Escape}')
    expect(onConfirm).not.toHaveBeenCalled()
    expect(onClose).not.toHaveBeenCalled()
  })

  it('says what failed', async () => {
    await renderModal(false, 'This is not possible at this stage.')
    expect(screen.getByRole('alert')).toHaveTextContent('This is not possible at this stage.')
  })

  it('draws nothing while closed', () => {
    const { container } = render(
      <ConfirmModal
        isOpen={false}
        onClose={() => {}}
        onConfirm={() => {}}
        title="Release?"
        confirmText={release}
      />,
    )
    expect(container).toBeEmptyDOMElement()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

import { fireEvent, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { press, show } from '@/lib/testing/stage'
import { ReviewDialog } from './review-dialog'

it('leads to the stars that are missing, which say so', async () => {
  const onSend = vi.fn()
  show(
    <ReviewDialog
      draft="a_review"
      title="Review it"
      hint="Everyone can read it."
      sendText="Publish my review"
      busyText="Publishing…"
      onSend={onSend}
      onClose={() => {}}
    />,
  )
  const text = await screen.findByLabelText('What should others know?')
  fireEvent.change(text, { target: { value: 'Very good cloth.' } })
  press('Publish my review')
  expect(screen.getByRole('group', { name: 'How good is it?' })).toHaveAccessibleDescription(
    'Choose one to five stars.',
  )
  expect(screen.getByRole('radio', { name: '1 star' })).toHaveFocus()
  expect(onSend).not.toHaveBeenCalled()
})

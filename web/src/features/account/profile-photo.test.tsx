import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { publishSession } from '@/lib/session/session-store'
import { api } from '@/lib/testing/fake-api'
import { person, press, show } from '@/lib/testing/stage'
import { ProfilePhoto } from './profile-photo'

const { toast, uploadImage } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  uploadImage: vi.fn(),
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// Firebase Auth and Storage are mocked.
vi.mock('@/lib/firebase/watch-session', () => ({
  watchSession: async () => {},
  renewSession: async () => {},
}))
vi.mock('@/lib/uploads/upload-image', () => ({ uploadImage, uploadFailureText: String }))

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const replace = async () => {
  show(<ProfilePhoto />)
  const [input] = document.getElementsByTagName('input')
  if (!input) throw new Error('There is no input')
  fireEvent.change(input, { target: { files: [new File([PNG], 'me.png')] } })
  await screen.findByRole('button', { name: 'Replace' })
  press('Replace')
}

beforeEach(() => {
  vi.clearAllMocks()
  uploadImage.mockResolvedValue({ path: 'ada/profile_photo/avatar' })
  publishSession({ status: 'signed_in', user: person() })
})
afterEach(() => act(() => publishSession({ status: 'signed_out', by_choice: false })))

it('section 8 says: Photo updated successfully', async () => {
  api.answers('users.update', {})
  await replace()
  await vi.waitFor(() =>
    expect(toast.success).toHaveBeenCalledExactlyOnceWith('Photo updated successfully'),
  )
  expect(api.sent('users.update')).toEqual([
    { body: { photoURL: expect.stringMatching(/ada%2Fprofile_photo%2Favatar/) } },
  ])
})

it('says nothing of the kind where the server refuses it', async () => {
  api.refuses('users.update', 'user/photo-not-ours')
  await replace()
  await vi.waitFor(() =>
    expect(toast.error).toHaveBeenCalledExactlyOnceWith(
      'Error 422: The picture must be one that you uploaded here.',
    ),
  )
  expect(toast.success).not.toHaveBeenCalled()
})

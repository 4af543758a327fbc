import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ImageReplacer } from './image-replacer'

const { toast, uploadImage } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  uploadImage: vi.fn(),
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
// Mocks the upload: these tests are about what the component shows meanwhile.
vi.mock('./upload-image', async (original) => ({
  ...(await original<typeof import('./upload-image')>()),
  uploadImage,
}))

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const png = () => new File([PNG], 'me.png', { type: 'image/png' })
const uploaded = { path: 'ada/profile_photo/avatar' }
const ADDRESS = /\/o\/ada%2Fprofile_photo%2Favatar\?alt=media$/

const onUploaded = vi.fn(async () => {})
const show = async (file: File) => {
  render(
    <ImageReplacer label="Profile photo" url="" path={uploaded.path} onUploaded={onUploaded} />,
  )
  const input = document.querySelector('input[type=file]')
  if (!input) throw new Error('There is no input')
  fireEvent.change(input, { target: { files: [file] } })
}

beforeEach(() => vi.clearAllMocks())

describe('section 4, photo upload', () => {
  it('shows the chosen file, uploads it with Replace, and reads Uploading... meanwhile', async () => {
    let finish = (_: typeof uploaded) => {}
    uploadImage.mockImplementationOnce(() => new Promise((resolve) => (finish = resolve)))
    await show(png())
    expect(await screen.findByAltText('Profile photo, not saved yet')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    expect(screen.getByRole('button', { name: 'Uploading...' })).toBeDisabled()
    expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
    expect(onUploaded).not.toHaveBeenCalled()
    finish(uploaded)
    await vi.waitFor(() =>
      expect(onUploaded).toHaveBeenCalledExactlyOnceWith(
        expect.stringMatching(ADDRESS),
        uploaded.path,
      ),
    )
    await vi.waitFor(() => expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull())
  })

  it('Remove clears the chosen file and uploads nothing', async () => {
    await show(png())
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }))
    expect(screen.queryByAltText('Profile photo, not saved yet')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull()
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('says in a toast why a file is refused, and keeps nothing of it', async () => {
    await show(new File(['<svg onload=alert(1)>'], 'me.png', { type: 'image/png' }))
    await vi.waitFor(() =>
      expect(toast.error).toHaveBeenCalledExactlyOnceWith(
        'Only .png, .jpg and .jpeg formats are allowed.',
      ),
    )
    expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull()
  })

  it('keeps the chosen file after a failure, says why, and can be tried again', async () => {
    uploadImage.mockRejectedValueOnce(
      Object.assign(new Error('x'), { code: 'storage/retry-limit-exceeded' }),
    )
    await show(png())
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The upload failed. Please check your connection and try again.',
    )
    uploadImage.mockResolvedValueOnce(uploaded)
    await userEvent.click(screen.getByRole('button', { name: 'Replace' }))
    await vi.waitFor(() => expect(onUploaded).toHaveBeenCalledOnce())
  })
})

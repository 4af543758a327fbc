import type { RefusedUpload } from '@contract/refused-upload'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { EditedPicture } from './edited-picture'

const upload = vi.hoisted(() => ({ status: 'idle' }))
const watch = vi.hoisted(() => vi.fn<(path?: string) => RefusedUpload | undefined>())

vi.mock('@/lib/uploads/use-upload', () => ({
  useUpload: () => ({ state: upload, start: async () => undefined, cancel: () => {} }),
}))
vi.mock('@/lib/live/account', () => ({ useRefusedUpload: watch }))

const PATH = 'me/products/aaaaaaaaaaaaaaaaaaaa/a.jpg'
const picture = { key: PATH, path: PATH, preview: '/a.jpg', file: undefined }
const nothing = () => {}

const show = () =>
  render(
    <ul>
      <EditedPicture
        picture={picture}
        position={0}
        count={1}
        onPrepared={nothing}
        onUploaded={nothing}
        onRemove={nothing}
        onMove={nothing}
        onDragStart={nothing}
        onDrop={nothing}
      />
    </ul>,
  )

beforeEach(() => {
  upload.status = 'idle'
  watch.mockReset()
})

describe('a picture of the wizard', () => {
  it('watches for a refusal once it is uploaded, and not before', () => {
    const { unmount } = show()
    expect(watch).toHaveBeenLastCalledWith(undefined)
    unmount()
    upload.status = 'done'
    show()
    expect(watch).toHaveBeenLastCalledWith(PATH)
  })

  it('says why the server took it away, and what to do', () => {
    upload.status = 'done'
    const refused_at = { seconds: 1, nanoseconds: 0 }
    watch.mockReturnValue({ id: 'a', path: PATH, reason: 'damaged', refused_at })
    show()
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This picture is damaged. Remove it and choose another one.',
    )
  })

  it('says nothing while it stands', () => {
    upload.status = 'done'
    show()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

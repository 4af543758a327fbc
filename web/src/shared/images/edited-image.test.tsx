import type { RefusedUpload } from '@contract/entities/catalog/refused-upload'
import { render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Upload } from '@/lib/uploads/use-uploads'
import { EditedImage } from './edited-image'

const watch = vi.hoisted(() => vi.fn<(path?: string) => RefusedUpload | undefined>())

vi.mock('@/lib/live/account', () => ({ useRefusedUpload: watch }))

const PATH = 'me/products/aaaaaaaaaaaaaaaaaaaa/a.jpg'
const saved = { key: PATH, path: PATH, preview: '/a.jpg' }
const uploaded: Upload = {
  key: 'a',
  file: new File([], 'a.jpg'),
  preview: '/a.jpg',
  state: { status: 'done', path: PATH },
}
const nothing = () => {}

const show = (upload?: Upload) =>
  render(
    <ul>
      <EditedImage
        image={{ ...saved, upload }}
        position={0}
        count={1}
        onRetry={nothing}
        onRemove={nothing}
        onMove={nothing}
        onDragStart={nothing}
        onDrop={nothing}
      />
    </ul>,
  )

beforeEach(() => {
  watch.mockReset()
})

describe('a picture of the wizard', () => {
  it('watches for a refusal once it is uploaded, and not before', () => {
    const { unmount } = show()
    expect(watch).toHaveBeenLastCalledWith(undefined)
    unmount()
    show(uploaded)
    expect(watch).toHaveBeenLastCalledWith(PATH)
  })

  it('says why the server took it away, and what to do', () => {
    const refused_at = { seconds: 1, nanoseconds: 0 }
    watch.mockReturnValue({ id: 'a', path: PATH, reason: 'damaged', refused_at })
    show(uploaded)
    expect(screen.getByRole('alert')).toHaveTextContent(
      'This picture is damaged. Remove it and choose another one.',
    )
  })

  it('says nothing while it stands', () => {
    show(uploaded)
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { UploadOptions } from './upload-image'
import { type Upload, useUploads } from './use-uploads'

const { uploadImage } = vi.hoisted(() => ({
  uploadImage: vi.fn<(path: string, file: Blob, options: UploadOptions) => Promise<void>>(),
}))
vi.mock('./upload-image', async (original) => ({
  ...(await original<typeof import('./upload-image')>()),
  uploadImage,
}))

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0])
const png = (name = 'front.png') => new File([PNG], name, { type: 'image/png' })
const failure = Object.assign(new Error('x'), { code: 'storage/unknown' })
const onRefused = vi.fn()

const begin = () =>
  renderHook(() =>
    useUploads({ purpose: 'evidence', pathOf: (name) => `evidence/${name}`, onRefused }),
  )
type Hook = ReturnType<typeof begin>['result']

const chooseOne = async (hook: Hook): Promise<Upload> => {
  const [chosen] = await act(() => hook.current.choose([png()]))
  if (!chosen) throw new Error('Nothing was chosen')
  return chosen
}
const send = (hook: Hook, upload: Upload) => act(() => hook.current.send(upload))
const stateIn = (hook: Hook) => hook.current.uploads[0]?.state

beforeEach(() => {
  vi.clearAllMocks()
  uploadImage.mockResolvedValue(undefined)
})

describe('images on their way', () => {
  it('are chosen first and sent when asked', async () => {
    const { result } = begin()
    const chosen = await chooseOne(result)
    expect(stateIn(result)).toEqual({ status: 'chosen' })
    expect(uploadImage).not.toHaveBeenCalled()
    const path = await send(result, chosen)
    expect(path).toMatch(/^evidence\/[\w-]+\.png$/)
    expect(stateIn(result)).toEqual({ status: 'done', path })
  })

  it('are not taken where the rules refuse the file, and the others are', async () => {
    const { result } = begin()
    const svg = new File(['<svg onload='], 'a.png')
    await act(() => result.current.choose([svg, png()]))
    expect(onRefused).toHaveBeenCalledExactlyOnceWith(svg, expect.stringMatching(/^Only .png/))
    expect(result.current.uploads.map(({ file }) => file.name)).toEqual(['front.png'])
  })

  it('say how far they are', async () => {
    uploadImage.mockImplementation(async (_path, _file, { onProgress }) => {
      onProgress?.(0.4)
      await new Promise(() => {})
    })
    const { result } = begin()
    const chosen = await chooseOne(result)
    await act(async () => void result.current.send(chosen))
    expect(stateIn(result)).toEqual({ status: 'uploading', fraction: 0.4 })
  })

  it('that failed say why and are sent again under another name', async () => {
    uploadImage.mockRejectedValueOnce(failure)
    const { result } = begin()
    const chosen = await chooseOne(result)
    expect(await send(result, chosen)).toBeUndefined()
    expect(stateIn(result)).toMatchObject({
      status: 'failed',
      text: expect.stringMatching(/upload failed/),
    })
    expect(await send(result, chosen)).toBeDefined()
    const [first, second] = uploadImage.mock.calls.map(([path]) => path)
    expect(second).not.toBe(first)
  })

  it('that are cancelled stay chosen and say nothing', async () => {
    uploadImage.mockImplementation(
      (_path, _file, { signal }) =>
        new Promise((_, reject) => signal?.addEventListener('abort', () => reject(failure))),
    )
    const { result } = begin()
    const chosen = await chooseOne(result)
    await act(async () => {
      const sent = result.current.send(chosen)
      result.current.cancel(chosen)
      expect(await sent).toBeUndefined()
    })
    expect(stateIn(result)).toEqual({ status: 'chosen' })
  })

  it('stop when they are removed or the page is left', async () => {
    uploadImage.mockReturnValue(new Promise(() => {}))
    const { result, unmount } = begin()
    const signals = () => uploadImage.mock.calls.map(([, , { signal }]) => signal?.aborted)
    const first = await chooseOne(result)
    await chooseOne(result)
    await act(async () => {
      for (const upload of result.current.uploads) void result.current.send(upload)
    })
    act(() => result.current.remove(first))
    expect(signals()).toEqual([true, false])
    expect(result.current.uploads).toHaveLength(1)
    unmount()
    expect(signals()).toEqual([true, true])
  })
})

import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import decodeQR from 'qr/decode.js'
import { expect, it, vi } from 'vitest'
import QrCode from './qr-code'

const { saveFile } = vi.hoisted(() => ({ saveFile: vi.fn() }))
vi.mock('@/lib/save-file', () => ({ saveFile }))

const URL = 'https://oja.example/vendors/omi-ori-botanicals-28-characters'
const SCALE = 4

/** Reads a drawn code as a camera does: from pixels. */
const read = (path: string, size: number): string => {
  const width = size * SCALE
  const data = new Uint8Array(width * width * 4).fill(255)
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g)) {
    for (let at = 0; at < SCALE * SCALE; at += 1) {
      const column = Number(x) * SCALE + (at % SCALE)
      const row = Number(y) * SCALE + Math.floor(at / SCALE)
      data.fill(0, (row * width + column) * 4, (row * width + column) * 4 + 3)
    }
  }
  return decodeQR({ width, height: width, data })
}

it('opens the store, with room around it for cameras', () => {
  render(<QrCode hint="Print it." file="oja-store" url={URL} name="Omi Ori" />)
  const code = screen.getByRole('img', { name: 'QR code that opens Omi Ori' })
  const size = Number(code.getAttribute('viewBox')?.split(' ')[2])
  const path = code.querySelector('path')?.getAttribute('d') ?? ''
  expect(read(path, size)).toBe(URL)
  const places = [...path.matchAll(/M(\d+) (\d+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)])
  expect(Math.min(...places)).toBe(4)
  expect(Math.max(...places)).toBe(size - 5)
})

it('is saved as the picture that was shown', async () => {
  const onSaved = vi.fn()
  const { container } = render(
    <QrCode hint="Print it." file="oja-store" url={URL} name="Omi Ori" onSaved={onSaved} />,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Save the QR code' }))
  const [name, file] = saveFile.mock.calls[0] as [string, Blob]
  expect(name).toBe('oja-store.svg')
  expect(await file.text()).toContain(container.querySelector('path')?.getAttribute('d'))
  expect(onSaved).toHaveBeenCalledOnce()
})

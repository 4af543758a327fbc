import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toast } from '../feedback/toast'
import { ShareCard } from './share-card'
import { openSharePopup } from './share-targets'

vi.mock('../feedback/toast', () => ({ toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() } }))

const url = 'https://oja.example/products/adire'
const writeText = vi.fn()

const pressCopy = async () => {
  render(<ShareCard url={url} title="Adire" />)
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  writeText.mockReset()
  vi.stubGlobal('navigator', { ...navigator, share: undefined, clipboard: { writeText } })
})
afterEach(() => vi.unstubAllGlobals())

describe('ShareCard', () => {
  it('copies the link and says Copied! for 2 seconds', async () => {
    writeText.mockResolvedValue(undefined)
    await pressCopy()
    expect(writeText).toHaveBeenCalledWith(url)
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible()
    act(() => vi.advanceTimersByTime(1_999))
    expect(screen.getByRole('button', { name: 'Copied!' })).toBeVisible()
    act(() => vi.advanceTimersByTime(1))
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeVisible()
  })

  it('shows a toast when copying fails', async () => {
    writeText.mockRejectedValue(new Error('denied'))
    await pressCopy()
    expect(toast.error).toHaveBeenCalledWith('Failed to copy link. Please try again.')
    expect(screen.queryByText('Copied!')).toBeNull()
  })

  it('uses the share sheet of the device where there is one', async () => {
    const share = vi.fn().mockResolvedValue(undefined)
    vi.stubGlobal('navigator', { ...navigator, share, clipboard: { writeText } })
    render(<ShareCard url={url} title="Adire" />)
    fireEvent.click(screen.getByRole('button', { name: 'Share…' }))
    expect(share).toHaveBeenCalledWith({ url, title: 'Adire' })
    expect(screen.queryByRole('button', { name: 'WhatsApp' })).toBeNull()
  })

  it('does not copy when the share sheet is closed without choosing', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
    vi.stubGlobal('navigator', { ...navigator, share, clipboard: { writeText } })
    render(<ShareCard url={url} title="Adire" />)
    await act(async () => {
      fireEvent.click(screen.getByRole('button', { name: 'Share…' }))
    })
    expect(writeText).not.toHaveBeenCalled()
  })

  it('opens a popup of 550 by 400 that can not reach back', () => {
    const open = vi.spyOn(window, 'open').mockReturnValue(null)
    openSharePopup('https://wa.me/?text=hello')
    const features = open.mock.calls[0]?.[2]
    expect(features).toContain('width=550,height=400')
    expect(features).toContain('noopener')
  })
})

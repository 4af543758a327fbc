import { beforeEach, expect, it, vi } from 'vitest'
import { markFailedImages } from './failed-images'

const image = () => document.querySelector('img') as HTMLImageElement
const isMarked = () => image().hasAttribute('data-failed')

markFailedImages()
beforeEach(() => {
  document.body.innerHTML = '<p><img src="/basket.webp" alt="Basket"></p>'
})

it('marks an image that could not be fetched, and no more once it is there', () => {
  image().dispatchEvent(new Event('error'))
  expect(isMarked()).toBe(true)
  image().dispatchEvent(new Event('load'))
  expect(isMarked()).toBe(false)
})

it('fetches it again once there is a connection, more than once, and no other', () => {
  vi.useFakeTimers()
  const asked = vi.spyOn(image(), 'setAttribute')
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(10_000)
  expect(asked).not.toHaveBeenCalled()
  image().dispatchEvent(new Event('error'))
  asked.mockClear()
  window.dispatchEvent(new Event('online'))
  vi.advanceTimersByTime(0)
  expect(asked.mock.calls).toEqual([['src', '/basket.webp']])
  vi.advanceTimersByTime(10_000)
  expect(asked).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
})

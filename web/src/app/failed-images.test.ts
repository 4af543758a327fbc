import { beforeEach, expect, it, vi } from 'vitest'
import { markFailedImages } from './failed-images'

const image = () => document.querySelector('img') as HTMLImageElement
const isMarked = () => image().hasAttribute('data-failed')

beforeEach(() => {
  document.body.innerHTML = '<p><img src="/basket.webp" alt="Basket"></p>'
  markFailedImages()
})

it('marks an image that could not be fetched, and no more once it is there', () => {
  image().dispatchEvent(new Event('error'))
  expect(isMarked()).toBe(true)
  image().dispatchEvent(new Event('load'))
  expect(isMarked()).toBe(false)
})

it('fetches it again once there is a connection, and no other', () => {
  const asked = vi.spyOn(image(), 'setAttribute')
  window.dispatchEvent(new Event('online'))
  expect(asked).not.toHaveBeenCalled()
  image().dispatchEvent(new Event('error'))
  window.dispatchEvent(new Event('online'))
  expect(asked).toHaveBeenLastCalledWith('src', '/basket.webp')
})

const FAILED = 'data-failed'

/** Only an image's event counts; neither event bubbles. */
const imageOf = ({ target }: Event) => (target instanceof HTMLImageElement ? target : undefined)

/**
 * Marks images that couldn't be fetched, so that their place stays empty instead of showing the
 * browser's glyph, and fetches them again once there is a connection.
 */
export const markFailedImages = (): void => {
  document.addEventListener('error', (event) => imageOf(event)?.setAttribute(FAILED, ''), true)
  document.addEventListener('load', (event) => imageOf(event)?.removeAttribute(FAILED), true)
  addEventListener('online', () => {
    for (const image of document.querySelectorAll(`img[${FAILED}]`)) {
      image.setAttribute('src', image.getAttribute('src') ?? '')
    }
  })
}

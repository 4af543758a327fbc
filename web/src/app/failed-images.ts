const FAILED = 'data-failed'
/** A connection that has just come back may fail once more. */
const TRIED_AFTER_MS = [0, 2_000, 10_000]

/** Only an image's event counts; neither event bubbles. */
const imageOf = ({ target }: Event) => (target instanceof HTMLImageElement ? target : undefined)

const fetchAgain = () => {
  for (const image of document.querySelectorAll(`img[${FAILED}]`)) {
    image.setAttribute('src', image.getAttribute('src') ?? '')
  }
}

/**
 * Marks images that couldn't be fetched, so that their place stays empty instead of showing the
 * browser's glyph, and fetches them again once there is a connection.
 */
export const markFailedImages = (): void => {
  document.addEventListener('error', (event) => imageOf(event)?.setAttribute(FAILED, ''), true)
  document.addEventListener('load', (event) => imageOf(event)?.removeAttribute(FAILED), true)
  addEventListener('online', () => {
    for (const ms of TRIED_AFTER_MS) setTimeout(fetchAgain, ms)
  })
}

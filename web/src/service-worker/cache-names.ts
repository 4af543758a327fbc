/** What pages are rendered with. Their names carry a hash, so that they never change. */
export const ASSETS = 'oja-assets'
/** Pages that the server renders, the same for everyone. */
export const PAGES = 'oja-pages'
/** Public responses of the API. */
export const DATA = 'oja-data'
export const IMAGES = 'oja-images'

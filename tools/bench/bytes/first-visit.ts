/** Names of figures that the cost is calculated from. */
export const FIRST_VISIT = {
  images: 'pictures of a first visit to /',
  cover: 'a picture of the demo at 320 pixels, mean',
  data: 'data requests of a first visit to /',
  hosted: 'files of Hosting for a first visit to /, Brotli',
}

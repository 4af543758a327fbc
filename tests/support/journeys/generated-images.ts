import sharp from 'sharp'

const imageOf = (background: string) =>
  sharp({ create: { width: 640, height: 800, channels: 3, background } })

/** Two small photos as from a phone, a JPEG and a PNG. */
export const makeImages = async () => [
  {
    name: 'basket.jpg',
    mimeType: 'image/jpeg',
    buffer: await imageOf('#c9a66b').jpeg().toBuffer(),
  },
  {
    name: 'weave.png',
    mimeType: 'image/png',
    buffer: await imageOf('#8a6d3b').png().toBuffer(),
  },
]

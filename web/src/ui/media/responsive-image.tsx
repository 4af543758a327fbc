import { IMAGE_RATIO, RENDITION_WIDTHS } from '@contract/catalog/images'
import { useContext } from 'react'
import { cx } from '../cx'
import { SaveDataContext } from './save-data'
import { FarItemContext } from './use-near-items'

type ImageSources = { url: string; url_640: string; url_320: string }

type Props = {
  /** If undefined, a pattern is shown as a placeholder. */
  image: ImageSources | undefined
  alt: string
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string
  /** For images in the first row: loads eagerly with high fetch priority. */
  priority?: boolean
  className?: string
}

/** A 4:5 product image that reserves its space. Uses the smallest rendition to save data. */
export const ResponsiveImage = ({ image, alt, sizes, priority = false, className }: Props) => {
  const lessData = useContext(SaveDataContext)
  const isFar = useContext(FarItemContext)
  const look = cx('aspect-4/5 w-full bg-sunken object-cover', className)
  // No `div`: it may be in a button.
  if (!image)
    return <span role="img" aria-label={alt} className={cx(look, 'woven block opacity-30')} />
  if (isFar) return <span className={`block ${look}`} />
  const [small, medium, large] = RENDITION_WIDTHS
  const sources = [
    `${image.url_320} ${small}w`,
    `${image.url_640} ${medium}w`,
    `${image.url} ${large}w`,
  ]
  return (
    <img
      src={lessData ? image.url_320 : image.url_640}
      srcSet={(lessData ? sources.slice(0, 1) : sources).join(', ')}
      sizes={sizes}
      width={medium}
      height={medium * IMAGE_RATIO}
      alt={alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding={priority ? 'auto' : 'async'}
      className={look}
    />
  )
}

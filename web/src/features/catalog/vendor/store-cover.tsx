import { COVER_RATIO, RENDITION_WIDTHS } from '@contract/catalog/images'
import type { Vendor } from '@contract/entities/people/vendor'
import { useContext } from 'react'
import { SaveDataContext } from '@/ui/media/save-data'

/** A phone's two pixels a dot take the rendition of 640 pixels, not the four times larger one. */
const SIZES = '(min-width: 1280px) 1216px, (min-width: 768px) 95vw, 320px'

/** The wide picture at the head of a store's page. Decorative (empty `alt`): the name is below it. */
export const StoreCover = ({ cover }: Pick<Vendor, 'cover'>) => {
  const lessData = useContext(SaveDataContext)
  if (!cover) return null
  const [small, medium, large] = RENDITION_WIDTHS
  const sources = [
    `${cover.url_320} ${small}w`,
    `${cover.url_640} ${medium}w`,
    `${cover.url} ${large}w`,
  ]
  return (
    <img
      src={lessData ? cover.url_320 : cover.url_640}
      srcSet={(lessData ? sources.slice(0, 1) : sources).join(', ')}
      sizes={SIZES}
      width={large}
      height={Math.round(large / COVER_RATIO)}
      alt=""
      style={{ maxHeight: '19rem' }}
      className="w-full rounded-lg border border-line bg-sunken object-cover"
    />
  )
}

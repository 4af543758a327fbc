import type { DealTerms } from '@contract/entities/orders/deal'
import { ResponsiveImage } from '@/ui/media/responsive-image'

/** The pictures of what was agreed, small; each opens whole in a new tab. */
export const AgreedPictures = ({ title, images }: Pick<DealTerms, 'title' | 'images'>) =>
  images.length > 0 && (
    <ul aria-label="Pictures" className="flex flex-wrap gap-3">
      {images.map(({ url, ...image }, index) => (
        <li key={image.path}>
          <a
            href={url}
            target="_blank"
            rel="noreferrer"
            className="block w-24 overflow-hidden rounded-md"
          >
            <ResponsiveImage
              image={{ url, ...image }}
              alt={`${title}, picture ${index + 1}`}
              sizes="96px"
            />
          </a>
        </li>
      ))}
    </ul>
  )

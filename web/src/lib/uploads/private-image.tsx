import { imageEndpoints } from '@contract/api/catalog/images'
import { storedPathId } from '@contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cx } from '@/ui/cx'
import { Skeleton } from '@/ui/feedback/skeleton'
import { callFile } from '../api/api-client'

const SIZES = {
  small: { side: 96, className: 'size-24', border: 'border border-line', text: 'text-sm' },
  medium: { side: 160, className: 'size-40', border: 'border border-line', text: 'text-sm' },
  large: { side: 224, className: 'size-56', border: '', text: '' },
}

type Props = {
  path: string
  alt: string
  size?: keyof typeof SIZES
  /** Reads the image by another endpoint than that of its two people. */
  read?: () => Promise<Blob>
}

/** Loads the image as an object URL that is revoked on unmount. */
const usePrivateImage = ({ path, read }: Props): { url: string | undefined; isFailed: boolean } => {
  const { data, isError } = useQuery({
    queryKey: ['private-image', read ? 'operator' : 'party', path],
    queryFn: read ?? (() => callFile(imageEndpoints.read, { params: { id: storedPathId(path) } })),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const address = URL.createObjectURL(data)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [data])
  return { url, isFailed: isError }
}

/**
 * An image of a conversation or a dispute, which only its two people and, by an endpoint of their own,
 * operators can load. Opens at full size in a new tab.
 */
export const PrivateImage = (props: Props) => {
  const { url, isFailed } = usePrivateImage(props)
  const { alt, size = 'small' } = props
  const { side, className, border, text } = SIZES[size]
  if (isFailed) return <p className={cx('text-muted', text)}>{alt} could not be loaded.</p>
  if (!url) return <Skeleton className={className} />
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      <img
        src={url}
        alt={alt}
        width={side}
        height={side}
        loading="lazy"
        className={cx('rounded-md bg-sunken object-cover', className, border)}
      />
    </a>
  )
}

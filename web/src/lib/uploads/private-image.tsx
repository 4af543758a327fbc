import { imageEndpoints } from '@contract/api/endpoints/images'
import { storedPathId } from '@contract/paths'
import { HOUR_MS } from '@contract/time'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { cx } from '@/ui/cx'
import { Skeleton } from '@/ui/feedback/skeleton'
import { callFile } from '../api/api-client'

const SIZES = {
  small: { side: 96, className: 'size-24', border: 'border border-line', text: 'text-sm' },
  large: { side: 224, className: 'size-56', border: '', text: '' },
}

/** Loads the image as an object URL that is revoked on unmount. */
const usePrivateImage = (path: string): { url: string | undefined; isFailed: boolean } => {
  const { data, isError } = useQuery({
    queryKey: ['private-image', path],
    queryFn: () => callFile(imageEndpoints.read, { params: { id: storedPathId(path) } }),
    staleTime: HOUR_MS,
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

type Props = { path: string; alt: string; size?: keyof typeof SIZES }

/**
 * An image of a conversation or a dispute, which only its two people can load. Opens at full size
 * in a new tab.
 */
export const PrivateImage = ({ path, alt, size = 'small' }: Props) => {
  const { url, isFailed } = usePrivateImage(path)
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

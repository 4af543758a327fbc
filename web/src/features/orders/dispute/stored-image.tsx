import { usePrivateImage } from '@/lib/uploads/use-private-image'
import { Skeleton } from '@/ui/feedback/skeleton'

/** An image that only the two parties can load; opens at full size in a new tab. */
export const StoredImage = ({ path, alt }: { path: string; alt: string }) => {
  const { url, isFailed } = usePrivateImage(path)
  if (isFailed) return <p className="text-sm text-muted">{alt} could not be loaded.</p>
  if (!url) return <Skeleton className="size-24" />
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      <img
        src={url}
        alt={alt}
        width={96}
        height={96}
        loading="lazy"
        className="size-24 rounded-md border border-line bg-sunken object-cover"
      />
    </a>
  )
}

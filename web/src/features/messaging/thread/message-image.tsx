import { usePrivateImage } from '@/lib/uploads/use-private-image'
import { Skeleton } from '@/ui/feedback/skeleton'

const SIDE = 224

/** An image that only the two members can load; opens at full size in a new tab. */
export const MessageImage = ({ path, alt }: { path: string; alt: string }) => {
  const { url, isFailed } = usePrivateImage(path)
  if (isFailed) return <p className="text-muted">{alt} could not be loaded.</p>
  if (!url) return <Skeleton className="size-56" />
  return (
    <a href={url} target="_blank" rel="noreferrer" className="block">
      <img
        src={url}
        alt={alt}
        width={SIDE}
        height={SIDE}
        loading="lazy"
        className="size-56 rounded-md bg-sunken object-cover"
      />
    </a>
  )
}

import { HOUR_MS } from '@contract/time'
import { useQuery } from '@tanstack/react-query'
import { storageUrl } from '@/lib/uploads/storage-url'
import { Skeleton } from '@/ui/skeleton'

const SIDE = 224

/** A picture that only the two members may see; it opens in full in a new tab. */
export const MessagePicture = ({ path, alt }: { path: string; alt: string }) => {
  const { data: url, error } = useQuery({
    queryKey: ['message-picture', path],
    queryFn: () => storageUrl(path),
    staleTime: HOUR_MS,
  })
  if (error) return <p className="text-muted">{alt} could not be loaded.</p>
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

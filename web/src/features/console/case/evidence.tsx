import { consoleEndpoints } from '@contract/api/endpoints/console'
import { storedPathId } from '@contract/paths'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callFile } from '@/lib/api/api-client'
import { Skeleton } from '@/ui/feedback/skeleton'

const SIDE_PX = 160

type Props = { transaction_id: string; path: string; alt: string }

/** An image of a dispute through the console's own endpoint, which logs the look. */
export const Evidence = ({ transaction_id, path, alt }: Props) => {
  const { data, isError } = useQuery({
    queryKey: ['console', 'evidence', path],
    queryFn: () =>
      callFile(consoleEndpoints.evidence, {
        params: { id: transaction_id, image: storedPathId(path) },
      }),
    staleTime: Number.POSITIVE_INFINITY,
  })
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    if (!data) return
    const address = URL.createObjectURL(data)
    setUrl(address)
    return () => URL.revokeObjectURL(address)
  }, [data])
  if (isError) return <p className="text-sm text-muted">{alt} could not be loaded.</p>
  if (!url) return <Skeleton className="size-40" />
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img
        src={url}
        alt={alt}
        width={SIDE_PX}
        height={SIDE_PX}
        className="size-40 rounded-md border border-line bg-sunken object-cover"
      />
    </a>
  )
}

import { imageEndpoints } from '@contract/api/endpoints/images'
import { storedPathId } from '@contract/paths'
import { HOUR_MS } from '@contract/time'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { callFile } from '../api/api-client'

/**
 * Loads an image that only two users may see, as an object URL that is revoked on unmount. `url` is
 * undefined while it loads.
 */
export const usePrivateImage = (path: string): { url: string | undefined; isFailed: boolean } => {
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

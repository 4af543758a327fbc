import { WifiOff } from 'lucide-react'
import { useOnline } from '@/lib/use-online'

export const OfflineBar = () => {
  const isOnline = useOnline()
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 border-b border-warning/40 bg-warning-soft px-4 py-2 text-sm text-warning">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. What you have opened stays readable; changes need a connection.
        </p>
      )}
    </div>
  )
}

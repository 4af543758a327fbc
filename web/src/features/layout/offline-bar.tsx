import { WifiOff } from 'lucide-react'
import { useOnline } from '@/lib/use-online'
import { useChunkState } from '@/ui/chunks/use-chunk-state'

const line =
  'flex items-center justify-center gap-2 border-warning/40 bg-warning-soft px-4 py-2 text-sm text-warning'

/** Says that there is no connection, and where a tap is answered once there is one again. */
export const OfflineBar = () => {
  const isOnline = useOnline()
  const chunks = useChunkState()
  return (
    <div role="status">
      {!isOnline && (
        <p className={`border-b ${line}`}>
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. What you have opened stays readable; changes need a connection.
        </p>
      )}
      {chunks !== 'loaded' && (
        // Where the thumb is: the top of the page may be scrolled away.
        <p className={`fixed inset-x-4 bottom-20 z-60 mx-auto w-fit rounded-lg border ${line}`}>
          {chunks === 'retrying' ? (
            'No connection. We try again by ourselves.'
          ) : (
            <>
              A part of this page is missing.
              <button
                type="button"
                onClick={() => window.location.reload()}
                className="font-semibold underline"
              >
                Reload
              </button>
            </>
          )}
        </p>
      )}
    </div>
  )
}

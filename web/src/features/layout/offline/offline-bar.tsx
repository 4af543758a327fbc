import { WifiOff } from 'lucide-react'
import { useOnline } from '@/lib/use-online'
import { type ChunkState, noteNewBuild } from '@/ui/chunks/load-chunk'
import { useChunkState } from '@/ui/chunks/use-chunk-state'
import { useLostNavigation } from './use-lost-navigation'

const line =
  'flex items-center justify-center gap-2 border-warning/40 bg-warning-soft px-4 py-2 text-sm text-warning'

const WORDS: Readonly<Record<Exclude<ChunkState, 'loaded'>, string>> = {
  retrying: 'No connection. We try again by ourselves.',
  stale: 'A part of this page is missing.',
  outdated: 'A new version is ready.',
}

/** Says that there is no connection, and where a tap is answered once there is one again. */
export const OfflineBar = () => {
  const isOnline = useOnline()
  const chunks = useChunkState()
  // Its page says so itself.
  const isSaid = useLostNavigation()
  return (
    <div role="status">
      {!isOnline && (
        <p className={`border-b ${line}`}>
          <WifiOff aria-hidden className="size-4 shrink-0" />
          You are offline. What you have opened stays readable; changes need a connection.
        </p>
      )}
      {chunks !== 'loaded' && !isSaid && (
        // Where the thumb is: the top of the page may be scrolled away. What is below it can be pressed.
        <p
          className={`pointer-events-none fixed inset-x-4 bottom-20 z-60 mx-auto w-fit rounded-lg border ${line}`}
        >
          {WORDS[chunks]}
          {chunks !== 'retrying' && (
            <button
              type="button"
              onClick={() => window.location.reload()}
              className="pointer-events-auto font-semibold underline"
            >
              Reload
            </button>
          )}
          {chunks === 'outdated' && (
            <button
              type="button"
              onClick={() => noteNewBuild(false)}
              className="pointer-events-auto underline"
            >
              Later
            </button>
          )}
        </p>
      )}
    </div>
  )
}

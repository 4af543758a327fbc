import { MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { cx } from '@/ui/cx'
import { usePlace } from './place'
import { useAccountPlace } from './use-account-place'

const PlaceDialog = lazyPart(() => import('./place-dialog'))

/** `shortClass` is of the city, which is shown instead of the whole text where that has no room. */
type Props = { className?: string; textClass?: string; shortClass?: string }

/** Says where goods should go, and opens the choice. */
export default function PlaceButton({ className, textClass, shortClass }: Props) {
  const place = usePlace()
  const [isOpen, setIsOpen] = useState(false)
  useAccountPlace()
  return (
    <>
      <button
        type="button"
        onClick={() => setIsOpen(true)}
        aria-label={
          place ? `Deliver to ${place.city}, ${place.state}` : 'Choose where it should go'
        }
        className={cx(
          'flex min-h-11 max-w-full min-w-0 items-center gap-1.5 rounded-md px-2 text-left text-sm hover:bg-sunken',
          className,
        )}
      >
        <MapPin
          aria-hidden
          className={cx('size-4 shrink-0', place && shortClass && 'max-xl:hidden')}
        />
        {place && shortClass && (
          <span aria-hidden className={`grid min-w-0 justify-items-center ${shortClass}`}>
            <MapPin className="size-4" />
            <span className="max-w-full truncate text-xs font-semibold">{place.city}</span>
          </span>
        )}
        <span className={cx('min-w-0', textClass)}>
          {place ? (
            <>
              <span className="text-muted">Deliver to</span>{' '}
              <span className="font-semibold">
                {place.city}, {place.state}
              </span>
            </>
          ) : (
            <span className="font-semibold">Where should it go?</span>
          )}
        </span>
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlaceDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}

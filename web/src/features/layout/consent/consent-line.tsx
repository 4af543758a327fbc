import { useEffect, useId, useLayoutEffect, useState } from 'react'
import { paths } from '@/config/paths'
import { loadChunk } from '@/ui/chunks/load-chunk'
import { Button } from '@/ui/form/button'
import { Link } from '@/ui/navigation/link'

/** Only needed once a button is clicked; most visitors of a page click neither. */
const consent = () => loadChunk(() => import('./consent'))
const acceptAll = async () => (await consent()).acceptAll()
const showPreferences = async () => (await consent()).showPreferences()

const linkClass = 'leading-6 text-muted underline hover:text-ink'

/** Asks for consent in one line above the phones' bottom bar, in the widest face too, until it is given. */
export default function ConsentLine() {
  const id = useId()
  const [isShown, setShown] = useState(true)
  useEffect(() => {
    const hide = () => setShown(false)
    // The library's event, when the user has accepted or saved the preferences.
    window.addEventListener('cc:onConsent', hide)
    return () => window.removeEventListener('cc:onConsent', hide)
  }, [])
  // What is fixed to the end of the screen makes room for the line.
  useLayoutEffect(() => {
    if (!isShown) return
    const root = document.documentElement
    root.dataset.asks = ''
    return () => {
      delete root.dataset.asks
    }
  }, [isShown])
  if (!isShown) return null
  return (
    <>
      {/* The end of the page can be scrolled clear of the line. */}
      <div className="h-12 print:hidden" />
      <div
        role="dialog"
        aria-labelledby={id}
        className="consent-line fixed inset-x-0 bottom-0 z-40 border-t border-line bg-surface max-md:[body:has([data-bottom-bar])_&]:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] print:hidden"
      >
        <div className="page flex min-h-12 flex-wrap items-center gap-x-2">
          <div className="flex min-w-0 flex-1 basis-40 flex-wrap items-center gap-x-2 text-xs sm:gap-x-2.5">
            <p id={id} className="leading-6 font-semibold max-sm:w-full sm:text-sm">
              We value your privacy
            </p>
            <p className="max-lg:hidden">
              We keep only what the market needs to work. Nothing follows you elsewhere.
            </p>
            <Link to={paths.privacyPolicy} className={linkClass}>
              Privacy<span className="max-sm:sr-only"> Policy</span>
            </Link>
            <Link to={paths.termsOfUse} className={linkClass}>
              Terms<span className="max-sm:sr-only"> of use</span>
            </Link>
            <button type="button" onClick={showPreferences} className={linkClass}>
              Preferences
            </button>
          </div>
          <Button size="sm" className="shrink-0 px-2 max-sm:text-xs" onClick={acceptAll}>
            I understand
          </Button>
        </div>
      </div>
    </>
  )
}

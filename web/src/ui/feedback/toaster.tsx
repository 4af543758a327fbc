import { CircleAlert, CircleCheck, Info } from 'lucide-react'
import { useEffect } from 'react'
import { Toaster as Sonner } from 'sonner'
import { toastHost } from './toast'

const look =
  'flex w-full items-start gap-3 rounded-lg border border-line bg-surface px-4 py-3 text-ink shadow-lg'

/** Loaded with the first toast. This effect runs after sonner's, when sonner listens. */
export default function Toaster() {
  useEffect(() => toastHost.open(), [])
  return (
    <Sonner
      className="above-consent"
      // Above the phones' bars, and off the page's title and tabs.
      position="bottom-center"
      duration={6000}
      visibleToasts={1}
      offset={16}
      mobileOffset={{ bottom: 'calc(4.5rem + var(--buy-room, 0px) + var(--consent-room, 0px))' }}
      containerAriaLabel="Messages"
      icons={{
        success: <CircleCheck aria-hidden className="size-5 text-success" />,
        error: <CircleAlert aria-hidden className="size-5 text-error" />,
        info: <Info aria-hidden className="size-5 text-accent" />,
      }}
      toastOptions={{ unstyled: true, classNames: { toast: look, icon: 'mt-0.5 shrink-0' } }}
    />
  )
}

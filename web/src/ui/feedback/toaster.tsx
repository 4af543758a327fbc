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
      // Where no next step is: buttons are in the page, in its bars and at the end of a sheet.
      position="top-center"
      duration={4000}
      visibleToasts={1}
      offset={16}
      mobileOffset={{ top: 'calc(0.5rem + env(safe-area-inset-top))' }}
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

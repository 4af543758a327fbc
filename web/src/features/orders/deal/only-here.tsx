import { ShieldCheck } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { appUrl } from '@/config/app-url'

const never = () => () => {}
const ownHost = (): string => new URL(appUrl()).host
/** Also before the code is there, if the build names it. */
const renderedHost = (): string => (import.meta.env.VITE_APP_URL ? ownHost() : 'Oja')

/** The one host at which Oja takes money. */
export const OnlyHere = () => {
  const host = useSyncExternalStore(never, ownHost, renderedHost)
  return (
    <p className="flex items-start gap-2 text-sm">
      <ShieldCheck aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        You pay only at <strong className="wrap-anywhere">{host}</strong>. Nobody from Oja asks you
        to transfer money anywhere else.
      </span>
    </p>
  )
}

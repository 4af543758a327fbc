import { LockKeyhole } from 'lucide-react'
import { appUrl } from '@/config/app-url'
import { useHydrated } from '@/ui/hydration/use-hydrated'

/** The one host at which Oja takes money, also before the code is there if the build names it. */
export const OnlyHere = () => {
  const isHydrated = useHydrated()
  const host = import.meta.env.VITE_APP_URL || isHydrated ? new URL(appUrl()).host : 'Oja'
  return (
    <p className="flex items-start gap-2 text-sm">
      <LockKeyhole aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span>
        You pay only at <strong className="wrap-anywhere">{host}</strong>. Nobody from Oja asks you
        to transfer money anywhere else.
      </span>
    </p>
  )
}

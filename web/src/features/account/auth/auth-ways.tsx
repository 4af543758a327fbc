import { type ReactNode, Suspense, useState } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { useHydrated } from '@/ui/hydration/use-hydrated'

const PhoneWay = lazyPart(() => import('./phone-way'), 'default', loadInBackground)

type Props = {
  /** The form with an email address. */
  children: ReactNode
  isNew?: boolean
  /** Called before the session begins and once it is there. */
  onStart?: () => void
  onDone?: () => void
}

/** The email form, and beside it a phone number, which is equal to it and loads later. */
export const AuthWays = ({ children, ...rest }: Props) => {
  const [isByPhone, setByPhone] = useState(false)
  return (
    <div className="grid gap-5">
      {!isByPhone && children}
      {useHydrated() && (
        <Suspense fallback={null}>
          <PhoneWay {...rest} isOpen={isByPhone} onToggle={setByPhone} />
        </Suspense>
      )}
    </div>
  )
}

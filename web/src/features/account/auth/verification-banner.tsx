import { MailWarning } from 'lucide-react'
import { useSession } from '@/lib/session/session'
import { VerificationButton } from './verification-button'

/** Asks a signed-in user to verify the email address; empty once it is verified. */
export const VerificationBanner = () => {
  const { user } = useSession()
  if (!user?.email || user.email_verified) return null
  return (
    <aside aria-label="Email verification" className="bg-warning-soft">
      <div className="page flex items-center gap-x-3 py-1.5">
        <MailWarning aria-hidden className="size-5 shrink-0 text-warning max-sm:hidden" />
        <p className="min-w-0 flex-1 truncate text-sm">
          Verify <strong>{user.email}</strong> to receive our emails.
        </p>
        <VerificationButton />
      </div>
    </aside>
  )
}

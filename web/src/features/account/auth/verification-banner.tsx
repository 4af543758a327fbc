import { MailWarning } from 'lucide-react'
import { useSession } from '@/lib/session/session'
import { VerificationButton } from './verification-button'

/** Asks a signed-in user to verify the email address; empty once it is verified. */
export const VerificationBanner = () => {
  const { user } = useSession()
  if (!user || user.email_verified) return null
  return (
    <aside aria-label="Email verification" className="bg-warning-soft">
      <div className="page flex flex-wrap items-center gap-x-4 gap-y-2 py-2">
        <MailWarning aria-hidden className="size-5 shrink-0 text-warning" />
        <p className="min-w-0 flex-1 basis-48 text-sm">
          Verify <strong className="break-all">{user.email}</strong> to receive our emails.
        </p>
        <VerificationButton />
      </div>
    </aside>
  )
}

import { NO_MESSAGE_IS_PROOF } from '@contract/proof-of-payment'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { VerificationButton } from '@/features/account/auth/verification-button'
import { OnboardingForm } from '@/features/selling/store/onboarding-form'
import { STEPS } from '@/features/selling/store/onboarding-schema'
import { useSession } from '@/lib/session/session'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const stepOf = (text: string | null): number => {
  const step = Number(text)
  return Number.isInteger(step) && step >= 1 && step <= STEPS.length ? step : 1
}

export default function OnboardingPage() {
  const { user, refresh } = useSession()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  usePageTitle('Start Selling')

  if (!user) return null
  if (user.roles.includes('vendor')) return <Navigate to={paths.vendorHome} replace />
  const finish = async () => {
    await refresh()
    // The home says what comes next.
    navigate(paths.vendorHome, { replace: true })
  }
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <div>
        <h1>Start Selling</h1>
        <p className="text-muted">Four short steps. You can stop at any time and continue later.</p>
        <p className="mt-2 text-muted">{NO_MESSAGE_IS_PROOF}</p>
        {!user.email_verified && (
          <div role="note" className="mt-3 grid gap-2 rounded-md bg-warning-soft px-3 py-2">
            <p>
              Your store can open once your email address is verified. Tap the link that we sent to{' '}
              <strong className="break-all">{user.email}</strong>, or ask for another one. You can
              fill in the form in the meantime.
            </p>
            <span>
              <VerificationButton />
            </span>
          </div>
        )}
      </div>
      <OnboardingForm
        user={user}
        step={stepOf(search.get('step'))}
        onStep={(step) => setSearch({ step: String(step) })}
        onDone={finish}
      />
    </div>
  )
}

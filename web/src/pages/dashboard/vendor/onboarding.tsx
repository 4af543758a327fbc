import { NO_MESSAGE_IS_PROOF } from '@contract/proof-of-payment'
import { vendorPaths } from '@contract/vendor-urls'
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { VerificationButton } from '@/features/account/auth/verification-button'
import { OnboardingForm } from '@/features/selling/store/onboarding-form'
import { type StoreKind, stepsOf } from '@/features/selling/store/onboarding-schema'
import { StoreKindChoice } from '@/features/selling/store/store-kind-choice'
import { useSession } from '@/lib/session/session'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const stepOf = (text: string | null, kind: StoreKind): number => {
  const step = Number(text)
  return Number.isInteger(step) && step >= 1 && step <= stepsOf(kind).length ? step : 1
}

const INTROS: Record<StoreKind, string> = {
  store: 'Four short steps. You can stop at any time and continue later.',
  deals: 'Six fields and no store. You can open one later in your settings.',
}

export default function OnboardingPage() {
  const { user, refresh } = useSession()
  const [search, setSearch] = useSearchParams()
  const navigate = useNavigate()
  const kind: StoreKind = search.get('sell') === 'deals' ? 'deals' : 'store'
  usePageTitle('Start Selling')

  if (!user) return null
  if (user.roles.includes('vendor')) return <Navigate to={paths.vendorHome} replace />
  const finish = async () => {
    await refresh()
    // The home says what comes next; a deal is what the other came for.
    navigate(kind === 'deals' ? vendorPaths.dealNew : paths.vendorHome, { replace: true })
  }
  return (
    <div className="mx-auto grid w-full max-w-xl gap-6">
      <div>
        <h1>Start Selling</h1>
        <p className="text-muted">{INTROS[kind]}</p>
        <p className="mt-2 text-muted">{NO_MESSAGE_IS_PROOF}</p>
        {!user.email && (
          <p role="note" className="mt-3 rounded-md bg-warning-soft px-3 py-2">
            A store needs an email address too.{' '}
            <Link to={paths.settings} className="text-primary underline">
              Add yours in the settings
            </Link>{' '}
            and verify it. You can fill in the form in the meantime.
          </p>
        )}
        {user.email && !user.email_verified && (
          <div role="note" className="mt-3 grid gap-2 rounded-md bg-warning-soft px-3 py-2">
            <p>
              You can start once your email address is verified. Tap the link that we sent to{' '}
              <strong className="break-all">{user.email}</strong>, or ask for another one. You can
              fill in the form in the meantime.
            </p>
            <span>
              <VerificationButton />
            </span>
          </div>
        )}
      </div>
      <StoreKindChoice kind={kind} />
      <OnboardingForm
        user={user}
        kind={kind}
        step={stepOf(search.get('step'), kind)}
        onStep={(step) => setSearch({ step: String(step) })}
        onDone={finish}
      />
    </div>
  )
}

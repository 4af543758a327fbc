import { Suspense, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { AuthHeading } from '@/features/account/auth/auth-heading'
import { AuthWays } from '@/features/account/auth/auth-ways'
import { SignupForm } from '@/features/account/auth/signup-form'
import { LEFT_BEHIND, useAfterLogin } from '@/features/account/auth/use-after-login'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const BuyingCard = lazyPart(() => import('@/features/catalog/buying-card'))

export default function Signup() {
  usePageTitle('Sign Up')
  const { status } = useSession()
  const { afterSignup, toLogin, buying } = useAfterLogin()
  // The user is signed in before the account is complete; redirecting then would abort sign-up.
  const [isMaking, setIsMaking] = useState(false)
  const making = { onStart: () => setIsMaking(true), onDone: () => setIsMaking(false) }
  if (status === 'signed_in' && !isMaking) return <Navigate to={afterSignup} replace />
  return (
    <>
      <AuthHeading title="Create your account">
        Already with us?{' '}
        <Link
          to={toLogin}
          referrerPolicy={LEFT_BEHIND}
          className="font-semibold text-primary underline"
        >
          Login
        </Link>
      </AuthHeading>
      {buying && (
        <Suspense fallback={<div className="mb-6 min-h-24" />}>
          <BuyingCard product_id={buying} />
        </Suspense>
      )}
      <AuthWays isNew {...making}>
        <SignupForm {...making} />
      </AuthWays>
    </>
  )
}

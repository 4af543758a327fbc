import { Suspense } from 'react'
import { Navigate } from 'react-router-dom'
import { AuthHeading } from '@/features/account/auth/auth-heading'
import { AuthWays } from '@/features/account/auth/auth-ways'
import { LoginForm } from '@/features/account/auth/login-form'
import { LEFT_BEHIND, useAfterLogin } from '@/features/account/auth/use-after-login'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'

const BuyingCard = lazyPart(() => import('@/features/catalog/buying-card'))

export default function Login() {
  usePageTitle('Login')
  const { status } = useSession()
  const { afterLogin, toSignup, buying } = useAfterLogin()
  if (status === 'signed_in') return <Navigate to={afterLogin} replace />
  return (
    <>
      <AuthHeading title="Login">
        New here?{' '}
        <Link
          to={toSignup}
          referrerPolicy={LEFT_BEHIND}
          className="font-semibold text-primary underline"
        >
          Sign Up
        </Link>
      </AuthHeading>
      {buying && (
        <Suspense fallback={<div className="mb-6 min-h-40" />}>
          <BuyingCard product_id={buying} toSignup={toSignup} />
        </Suspense>
      )}
      <AuthWays>
        <LoginForm />
      </AuthWays>
    </>
  )
}

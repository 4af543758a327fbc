import { Link, Navigate } from 'react-router-dom'
import { AuthHeading } from '@/features/auth/auth-heading'
import { LoginForm } from '@/features/auth/login-form'
import { useAfterLogin } from '@/features/auth/use-after-login'
import { useSession } from '@/lib/session'
import { usePageTitle } from '@/ui/use-page-title'

export default function Login() {
  usePageTitle('Login')
  const { status } = useSession()
  const { target, toSignup } = useAfterLogin()
  if (status === 'signed_in') return <Navigate to={target} replace />
  return (
    <>
      <AuthHeading title="Login">
        New here?{' '}
        <Link to={toSignup} className="font-semibold text-primary underline">
          Sign Up
        </Link>
      </AuthHeading>
      <LoginForm />
    </>
  )
}

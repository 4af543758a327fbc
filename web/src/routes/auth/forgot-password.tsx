import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { AuthHeading } from '@/features/auth/auth-heading'
import { ForgotPasswordForm } from '@/features/auth/forgot-password-form'
import { usePageTitle } from '@/ui/use-page-title'

export default function ForgotPassword() {
  usePageTitle('Forgot password')
  return (
    <>
      <AuthHeading title="Forgot your password?">
        Tell us your email address and we send you a link to set a new one.
      </AuthHeading>
      <ForgotPasswordForm />
      <p className="mt-6">
        <Link to={paths.login} className="text-primary underline">
          Back to login
        </Link>
      </p>
    </>
  )
}

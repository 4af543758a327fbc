import { paths } from '@/config/paths'
import { AuthHeading } from '@/features/account/auth/auth-heading'
import { ForgotPasswordForm } from '@/features/account/auth/forgot-password-form'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'

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

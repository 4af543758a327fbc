import { useSearchParams } from 'react-router-dom'
import { paths } from '@/config/paths'
import { AuthHeading } from '@/features/account/auth/auth-heading'
import { ResetPasswordForm } from '@/features/account/auth/reset-password-form'
import { VerifyEmail } from '@/features/account/auth/verify-email'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

/** Target of Firebase Auth's email links; `mode` says whether to reset a password or verify. */
export default function ResetPassword() {
  const [search] = useSearchParams()
  const code = search.get('oobCode')
  const title = search.get('mode') === 'verifyEmail' ? 'Verify your email' : 'Set a new password'
  usePageTitle(title)
  if (!code) {
    return (
      <>
        <AuthHeading title={title}>
          This page needs the link from our email. Ask for a new one if yours has expired.
        </AuthHeading>
        <LinkButton to={paths.forgotPassword}>Ask for a link</LinkButton>
      </>
    )
  }
  return (
    <>
      <AuthHeading title={title} />
      {search.get('mode') === 'verifyEmail' ? (
        <VerifyEmail code={code} />
      ) : (
        <ResetPasswordForm code={code} />
      )}
    </>
  )
}

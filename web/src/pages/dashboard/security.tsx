import { paths } from '@/config/paths'
import { VerificationState } from '@/features/account/auth/verification-state'
import { PasswordForm } from '@/features/account/password-form'
import { SettingsSection } from '@/features/account/settings-section'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'

export default function Security() {
  usePageTitle('Security')
  return (
    <div className="grid max-w-3xl gap-6">
      <h1>Security</h1>
      <SettingsSection
        title="Password"
        hint="If you think that somebody knows your password, change it: every other device is logged out at once."
      >
        <PasswordForm />
      </SettingsSection>
      <SettingsSection
        title="Email verification"
        hint="We need it to let you back into your account."
      >
        <VerificationState />
      </SettingsSection>
      <SettingsSection title="Stay safe">
        <ul className="grid list-disc gap-2 pl-5">
          <li>We never ask for your password or your escrow code by phone, email or message.</li>
          <li>Give the escrow code only when the goods are in your hands.</li>
          <li>
            Pay here only. Money that is paid outside isn’t in escrow and can’t be refunded.{' '}
            <Link to={paths.howEscrowWorks} className="text-primary underline">
              How escrow works
            </Link>
          </li>
          <li>
            Something looks wrong?{' '}
            <Link to={paths.contact} className="text-primary underline">
              Tell us
            </Link>
            .
          </li>
        </ul>
      </SettingsSection>
    </div>
  )
}

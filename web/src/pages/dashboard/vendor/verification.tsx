import { VerificationState } from '@/features/account/auth/verification-state'
import { SettingsSection } from '@/features/account/settings-section'
import { VendorVerification } from '@/features/account/vendor-verification'
import { usePageTitle } from '@/ui/navigation/use-page-title'

export default function Verification() {
  usePageTitle('Verification')
  return (
    <div className="grid max-w-3xl gap-6">
      <h1>Verification</h1>
      <SettingsSection title="Email address">
        <VerificationState />
      </SettingsSection>
      <VendorVerification />
    </div>
  )
}

import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'
import { Addresses } from '@/features/account/addresses'
import { DeleteAccount } from '@/features/account/delete-account'
import { DevicePreferences } from '@/features/account/device-preferences'
import { ExportData } from '@/features/account/export-data'
import { PasswordForm } from '@/features/account/password-form'
import { ProfileForm } from '@/features/account/profile-form'
import { ProfilePhoto } from '@/features/account/profile-photo'
import { SettingsSection } from '@/features/account/settings-section'
import { VerificationState } from '@/features/auth/verification-state'
import { LiveWidget } from '@/lib/live/live-widget'
import { useSession } from '@/lib/session'
import { usePageTitle } from '@/ui/use-page-title'

export default function Settings() {
  usePageTitle('Settings')
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="grid max-w-3xl gap-6">
      <h1 className="text-3xl">Settings</h1>
      <SettingsSection title="Profile photo">
        <ProfilePhoto />
      </SettingsSection>
      <SettingsSection title="Profile">
        <ProfileForm user={user} />
      </SettingsSection>
      <SettingsSection title="Email verification">
        <VerificationState />
      </SettingsSection>
      <SettingsSection
        title="Password"
        hint={
          <>
            A new password logs out your other devices. More on the{' '}
            <Link to={paths.security} className="text-primary underline">
              security page
            </Link>
            .
          </>
        }
      >
        <PasswordForm />
      </SettingsSection>
      <SettingsSection title="Addresses" hint="Where your purchases are delivered.">
        <LiveWidget>
          <Addresses />
        </LiveWidget>
      </SettingsSection>
      <SettingsSection title="This device" hint="Kept here and not in your account.">
        <DevicePreferences />
      </SettingsSection>
      <SettingsSection title="Your data" hint="Everything we keep about you, in one file.">
        <ExportData />
      </SettingsSection>
      <SettingsSection
        title="Delete account"
        hint="Possible as soon as no purchase, sale or money is open."
      >
        <DeleteAccount />
      </SettingsSection>
    </div>
  )
}

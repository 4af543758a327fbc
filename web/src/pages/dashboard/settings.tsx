import { Suspense } from 'react'
import { paths } from '@/config/paths'
import { VerificationState } from '@/features/account/auth/verification-state'
import { DevicePreferences } from '@/features/account/device-preferences'
import { ExportData } from '@/features/account/export-data'
import { Profile } from '@/features/account/profile'
import { ProfilePhoto } from '@/features/account/profile-photo'
import { SettingsSection } from '@/features/account/settings-section'
import { afterFirstPaint } from '@/lib/after-first-paint'
import { useSession } from '@/lib/session/session'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { Skeleton } from '@/ui/feedback/skeleton'
import { LiveWidget } from '@/ui/live-widget'
import { Link } from '@/ui/navigation/link'
import { usePageTitle } from '@/ui/navigation/use-page-title'

/** Loads the code of the lower sections after the first paint. */
const later = <T,>(load: () => Promise<T>) => afterFirstPaint().then(load)

const Addresses = lazyPart(() => later(() => import('@/features/account/addresses')), 'Addresses')
const DeleteAccount = lazyPart(
  () => later(() => import('@/features/account/delete-account')),
  'DeleteAccount',
)
const JoinAccount = lazyPart(
  () => later(() => import('@/features/account/join-account')),
  'JoinAccount',
)
const OwnWord = lazyPart(() => later(() => import('@/features/account/own-word')), 'OwnWord')
const NotificationPreferences = lazyPart(
  () => later(() => import('@/features/notifications/notification-preferences')),
  'NotificationPreferences',
)
const PasswordForm = lazyPart(() =>
  later(async () => ({
    default: (await import('@/features/account/password-form')).PasswordForm,
  })),
)

const PhoneNumber = lazyPart(
  () => later(() => import('@/features/account/phone-number')),
  'PhoneNumber',
)

export default function Settings() {
  usePageTitle('Settings')
  const { user } = useSession()
  if (!user) return null
  return (
    <div className="grid max-w-3xl gap-6">
      <h1>Settings</h1>
      <SettingsSection title="Profile photo">
        <ProfilePhoto />
      </SettingsSection>
      <SettingsSection title="Profile">
        <Profile user={user} />
      </SettingsSection>
      <SettingsSection title="Phone number" hint="You can log in with it. Only you see it.">
        <Suspense fallback={<Skeleton className="h-10" />}>
          <PhoneNumber />
        </Suspense>
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
        <Suspense fallback={<Skeleton className="h-72" />}>
          <PasswordForm />
        </Suspense>
      </SettingsSection>
      <SettingsSection
        title="Your word"
        hint="Each message of ours to you begins with it, and nobody else knows it. A message without it isn’t from Oja. Never tell it to anybody."
        anchor="word"
      >
        <Suspense fallback={<Skeleton className="h-28" />}>
          <OwnWord />
        </Suspense>
      </SettingsSection>
      <SettingsSection title="Addresses" hint="Where your purchases are delivered.">
        <LiveWidget>
          <Suspense fallback={<Skeleton className="h-32" />}>
            <Addresses />
          </Suspense>
        </LiveWidget>
      </SettingsSection>
      <SettingsSection
        title="Notifications"
        hint="What we tell you about, and how. Your changes are saved at once."
        anchor="notifications"
      >
        <LiveWidget>
          <Suspense fallback={<Skeleton className="h-64" />}>
            <NotificationPreferences />
          </Suspense>
        </LiveWidget>
      </SettingsSection>
      <SettingsSection title="This device" hint="Saved on this device only, not in your account.">
        <DevicePreferences />
      </SettingsSection>
      <SettingsSection title="Your data" hint="Everything we keep about you, in one file.">
        <ExportData />
      </SettingsSection>
      <SettingsSection
        title="Two accounts"
        hint="You signed up by phone once and by email another time? Make one account of the two."
        anchor="join"
      >
        <Suspense fallback={<Skeleton className="h-12" />}>
          <JoinAccount />
        </Suspense>
      </SettingsSection>
      <SettingsSection
        title="Delete account"
        hint="You can do this once no purchase, sale or money is open."
      >
        <Suspense fallback={<Skeleton className="h-20" />}>
          <DeleteAccount />
        </Suspense>
      </SettingsSection>
    </div>
  )
}

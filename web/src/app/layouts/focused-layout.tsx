import { Outlet } from 'react-router-dom'
import { VerificationBanner } from '@/features/account/auth/verification-banner'
import { Header } from '@/features/layout/header'
import { RequireUser } from '../guards/require-user'
import { Frame } from './frame'

/** Layout for a single task without distracting navigation: checkout, vendor onboarding. */
export default function FocusedLayout() {
  return (
    <RequireUser>
      <Frame top={<Header />}>
        <VerificationBanner />
        <div className="page grid max-w-4xl grid-cols-[minmax(0,1fr)] gap-6 py-8">
          <Outlet />
        </div>
      </Frame>
    </RequireUser>
  )
}

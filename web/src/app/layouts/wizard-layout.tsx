import { Outlet, useSearchParams } from 'react-router-dom'
import { VerificationBanner } from '@/features/auth/verification-banner'
import { Header } from '@/features/shell/header'
import { stepFrom, WizardHeader } from '@/features/shell/wizard-header'
import { RequireVendor } from '../guards/require-vendor'
import { Frame } from './frame'

/** The step is in the address (`?step=2`), so that back and reload keep the place. */
export default function WizardLayout() {
  const [search] = useSearchParams()
  return (
    <RequireVendor>
      <Frame top={<Header />}>
        <VerificationBanner />
        <WizardHeader step={stepFrom(search.get('step'))} />
        <div className="page max-w-4xl py-8">
          <Outlet />
        </div>
      </Frame>
    </RequireVendor>
  )
}

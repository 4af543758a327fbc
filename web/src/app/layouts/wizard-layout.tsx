import { vendorPaths } from '@contract/vendor-urls'
import { Outlet, useLocation, useSearchParams } from 'react-router-dom'
import { Header } from '@/features/layout/header'
import { stepFrom, WizardHeader } from '@/features/layout/wizard-header'
import { RequireVendor } from '../guards/require-vendor'
import { Frame } from './frame'

/**
 * The step is in the URL (`?step=2`), so that back and reload keep it. A new product is always at
 * step 1, whatever the URL says.
 */
export default function WizardLayout() {
  const [search] = useSearchParams()
  const isNew = useLocation().pathname === vendorPaths.productNew
  return (
    <RequireVendor>
      <Frame top={<Header />}>
        <WizardHeader step={isNew ? 1 : stepFrom(search.get('step'))} />
        <div className="page max-w-4xl py-8">
          <Outlet />
        </div>
      </Frame>
    </RequireVendor>
  )
}

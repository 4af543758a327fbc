import { useLocation } from 'react-router-dom'
import { isDashboardPath, isFocusedPath, isVendorPath, paths } from '@/config/paths'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

/** Names the search only where the header has one, and leads back to the dashboard one is in. */
export default function NotFound({ hasSearch = true }: { hasSearch?: boolean }) {
  const { pathname } = useLocation()
  usePageTitle('Page not found')
  const isOwn = isDashboardPath(pathname)
  return (
    <div className="page grid justify-items-start gap-4 py-16">
      <div aria-hidden className="woven mb-2 h-2 w-24 rounded-sm" />
      <h1 className="text-4xl">This stall is empty</h1>
      <p className="max-w-prose text-muted">
        There is no page at this address. It may have moved
        {isOwn ? '.' : ', or the goods may be sold.'}{' '}
        {hasSearch && !isFocusedPath(pathname)
          ? 'Search above, or go on from here.'
          : 'Go on from here.'}
      </p>
      <div className="flex flex-wrap gap-3">
        {isOwn && (
          <LinkButton to={isVendorPath(pathname) ? paths.vendorHome : paths.purchases}>
            Go to your {isVendorPath(pathname) ? 'store' : 'purchases'}
          </LinkButton>
        )}
        <LinkButton to={paths.marketplace} variant={isOwn ? 'secondary' : 'primary'}>
          Browse the marketplace
        </LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          Go to home page
        </LinkButton>
      </div>
    </div>
  )
}

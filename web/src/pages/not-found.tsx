import { paths } from '@/config/paths'
import { LinkButton } from '@/ui/form/link-button'
import { usePageTitle } from '@/ui/navigation/use-page-title'

export default function NotFound() {
  usePageTitle('Page not found')
  return (
    <div className="page grid justify-items-start gap-4 py-20">
      <div aria-hidden className="woven mb-2 h-2 w-24 rounded-sm" />
      <h1 className="text-4xl">This stall is empty</h1>
      <p className="max-w-prose text-muted">
        There is no page at this address. It may have moved, or the goods may be sold. Search above,
        or go on from here.
      </p>
      <div className="flex flex-wrap gap-3">
        <LinkButton to={paths.marketplace}>Browse the marketplace</LinkButton>
        <LinkButton to={paths.home} variant="secondary">
          Go to home page
        </LinkButton>
      </div>
    </div>
  )
}

import { vendorPaths } from '@contract/vendor-urls'
import { useOwnStore } from '@/shared/store/own-store'
import { Link } from '@/ui/navigation/link'

/** Why nothing can go on sale for who sells by deals alone, and the way on. */
export const UnlistedNote = () => {
  const { data } = useOwnStore()
  return (
    data?.vendor.is_listed === false && (
      <p role="note" className="rounded-md bg-warning-soft px-3 py-2">
        You sell by deals only, so products can’t go on sale.{' '}
        <Link to={vendorPaths.settings} className="text-primary underline">
          Open your store in the settings
        </Link>{' '}
        first. What you prepare here stays a draft until then.
      </p>
    )
  )
}

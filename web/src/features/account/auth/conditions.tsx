import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'

/** What somebody accepts who signs up. */
export const conditions = (
  <>
    I accept the{' '}
    <Link to={paths.termsOfUse} target="_blank" className="text-primary underline">
      terms of use
    </Link>{' '}
    and the{' '}
    <Link to={paths.privacyPolicy} target="_blank" className="text-primary underline">
      privacy policy
    </Link>
    .
  </>
)

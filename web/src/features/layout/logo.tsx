import { paths } from '@/config/paths'
import { site } from '@/config/site'
import { LogoMark } from '@/shared/brand/logo-mark'
import { cx } from '@/ui/cx'
import { Link } from '@/ui/navigation/link'

type Props = {
  /** Hides the name on phones, if other content needs the space. */
  isShort?: boolean
}

export const Logo = ({ isShort = false }: Props) => (
  <Link
    to={paths.home}
    aria-label={`${site.title}, home`}
    className="flex min-h-11 shrink-0 items-center gap-2"
  >
    <LogoMark className="size-[min(2rem,9vw)]" />
    <span
      className={cx(
        'font-heading text-2xl font-bold tracking-tight text-primary',
        isShort && 'max-md:hidden',
      )}
    >
      {site.title}
    </span>
  </Link>
)

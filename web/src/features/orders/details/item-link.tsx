import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'

type Props = { slug: string; className?: string; children: ReactNode }

/** Leads to what was bought; what was bought by a deal has no page in the catalogue. */
export const ItemLink = ({ slug, className = '', children }: Props) =>
  slug === '' ? (
    <span className={className}>{children}</span>
  ) : (
    <Link to={paths.product(slug)} className={`hover:underline ${className}`}>
      {children}
    </Link>
  )

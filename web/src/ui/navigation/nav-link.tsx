import { useMatch } from 'react-router-dom'
import { Link, type LinkProps } from './link'

type Props = Omit<LinkProps, 'className'> & {
  to: string
  /** Whether it is current on the very page alone, not on those below it. */
  end?: boolean
  className: (state: { isActive: boolean }) => string
}

/** A link that says whether it leads to where one is. */
export const NavLink = ({ to, end = false, className, ...props }: Props) => {
  const isActive = useMatch({ path: to, end }) !== null
  return (
    <Link
      {...props}
      to={to}
      aria-current={isActive ? 'page' : undefined}
      className={className({ isActive })}
    />
  )
}

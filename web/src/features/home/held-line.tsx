import { Lock } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '@/config/paths'

/** On phones in place of `HeldCard`: what happens to the money, in a line. */
export const HeldLine = () => (
  <Link
    to={paths.howEscrowWorks}
    className="flex items-center gap-3 rounded-lg bg-primary-soft p-3 text-sm leading-snug text-primary-strong md:hidden"
  >
    <Lock aria-hidden className="size-5 shrink-0" />
    <span>
      <strong className="block">Held in escrow</strong>
      Your money waits until the goods are in your hands and you say yes.
    </span>
  </Link>
)

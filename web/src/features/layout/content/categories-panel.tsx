import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'
import CategoryGrid from './category-grid'

type Props = { canStartSelling: boolean; onChoose: () => void }

const PLACES = [
  { label: 'Marketplace', to: paths.marketplace },
  { label: 'Stores', to: paths.vendors },
  { label: 'You Just Viewed', to: paths.history },
  { label: 'How escrow works', to: paths.howEscrowWorks },
]
const SELL = { label: 'Start Selling', to: paths.sell }

/** The categories, and the places for which the header has no room. */
export default function CategoriesPanel({ canStartSelling, onChoose }: Props) {
  return (
    <>
      <CategoryGrid onChoose={onChoose} />
      <ul className="mt-2 flex flex-wrap gap-1 border-t border-line pt-2">
        {(canStartSelling ? [...PLACES, SELL] : PLACES).map(({ label, to }) => (
          <li key={to}>
            <Link
              to={to}
              onClick={onChoose}
              className="flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-sunken"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}

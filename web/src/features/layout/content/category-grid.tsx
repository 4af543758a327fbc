import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'
import { CategoryIcon } from './category-icon'
import { useCategories } from './use-categories'

/** Every category with its icon, which makes it too large for what loads before the first paint. */
export default function CategoryGrid({ onChoose }: { onChoose?: () => void }) {
  const categories = useCategories()
  return (
    <ul className="grid grid-cols-2 gap-1 md:grid-cols-3">
      {categories.map(({ value, label }) => (
        <li key={value}>
          <Link
            to={paths.marketplaceCategory(value)}
            onClick={onChoose}
            className="flex min-h-11 items-center gap-2.5 rounded-md px-2 py-1.5 text-sm leading-tight hover:bg-sunken md:px-3"
          >
            <CategoryIcon value={value} className="size-5 shrink-0 text-primary" />
            {label}
          </Link>
        </li>
      ))}
    </ul>
  )
}

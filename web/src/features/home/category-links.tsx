import { CATEGORIES } from '@contract/reference/categories'
import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'

export const CategoryLinks = () => (
  <section aria-labelledby="categories-title" className="grid gap-4">
    <h2 id="categories-title" className="text-2xl font-semibold">
      Categories
    </h2>
    <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 pb-1 md:mx-0 md:flex-wrap md:px-0">
      {CATEGORIES.map(({ value, label }) => (
        <li key={value} className="shrink-0">
          <Link
            to={paths.marketplaceCategory(value)}
            className="inline-flex min-h-11 items-center rounded-md border border-line bg-surface px-4 font-semibold text-ink no-underline hover:border-edge hover:bg-sunken"
          >
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </section>
)

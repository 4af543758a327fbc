import { CATEGORIES } from '@contract/reference/categories'
import { type ComponentType, Suspense } from 'react'
import { paths } from '@/config/paths'
import { Link } from '@/ui/navigation/link'

type Props = { Icon: ComponentType<{ value: string; className?: string }> | undefined }

const Letter = ({ of }: { of: string }) => (
  <span aria-hidden className="text-lg font-semibold">
    {of.charAt(0)}
  </span>
)

/** The categories of phones: a row of icons, right under the search. */
export const CategoryStrip = ({ Icon }: Props) => (
  <nav aria-label="Categories" className="border-b border-line bg-surface md:hidden">
    <ul className="flex overflow-x-auto px-2 py-3 no-scrollbar">
      {CATEGORIES.map(({ value, label }) => (
        <li key={value} className="shrink-0">
          <Link
            to={paths.marketplaceCategory(value)}
            className="grid w-20 justify-items-center gap-1.5 px-1 text-center text-xs leading-tight text-ink no-underline"
          >
            <span className="grid size-12 place-items-center rounded-full bg-primary-soft text-primary">
              {/* On a slow line the letter is there long before the icon. */}
              <Suspense fallback={<Letter of={label} />}>
                {Icon ? <Icon value={value} className="size-6" /> : <Letter of={label} />}
              </Suspense>
            </span>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
)

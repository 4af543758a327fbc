import { ChevronDown } from 'lucide-react'
import { Suspense } from 'react'
import { lazyPart } from '@/ui/chunks/lazy-part'
import { loadInBackground } from '@/ui/chunks/load-chunk'
import { cx } from '@/ui/cx'
import { Skeleton } from '@/ui/feedback/skeleton'
import { useDisclosure } from '@/ui/overlay/use-disclosure'

const loadPanel = () => import('./content/categories-panel')
const CategoriesPanel = lazyPart(loadPanel)

export const CategoriesMenu = ({ canStartSelling }: { canStartSelling: boolean }) => {
  const { isOpen, toggle, close, root } = useDisclosure()
  return (
    <div ref={root} className="relative">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="categories-panel"
        onPointerEnter={() => loadInBackground(loadPanel).catch(console.error)}
        onClick={toggle}
        className="flex min-h-11 items-center gap-1.5 rounded-md px-3 font-semibold hover:bg-sunken"
      >
        Categories
        <ChevronDown
          aria-hidden
          className={cx('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <div
        id="categories-panel"
        hidden={!isOpen}
        className="absolute top-full left-0 z-40 mt-2 w-[min(44rem,calc(100vw-3rem))] rounded-lg border border-line bg-surface p-3 shadow-lg"
      >
        {isOpen && (
          <Suspense fallback={<Skeleton className="h-80" />}>
            <CategoriesPanel canStartSelling={canStartSelling} onChoose={close} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

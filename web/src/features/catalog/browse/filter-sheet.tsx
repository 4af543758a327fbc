import { SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { countText } from '@/ui/data/count-text'
import { Button } from '@/ui/form/button'
import { Sheet } from '@/ui/overlay/sheet'
import { needsScripts } from '@/ui/without-scripts'

type Props = { chosen: number; total: number | undefined; children: ReactNode }

/** The filters of small screens. It opens by itself, so that the products aren't rendered again. */
export const FilterSheet = ({ chosen, total, children }: Props) => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="secondary"
        className={`lg:hidden ${needsScripts}`}
        onClick={() => setOpen(true)}
      >
        <SlidersHorizontal aria-hidden className="size-4" />
        Filters{chosen > 0 && ` (${chosen})`}
      </Button>
      <Sheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Filters"
        footer={
          <Button wide onClick={() => setOpen(false)}>
            {total === undefined
              ? 'Show products'
              : `Show ${countText(total)} ${total === 1 ? 'product' : 'products'}`}
          </Button>
        }
      >
        {children}
      </Sheet>
    </>
  )
}

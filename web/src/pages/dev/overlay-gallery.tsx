import { useState } from 'react'
import { Button } from '@/ui/form/button'
import { ShareCard } from '@/ui/media/share-card'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { LoadingOverlay } from '@/ui/overlay/loading-overlay'
import { Modal } from '@/ui/overlay/modal'
import { Sheet } from '@/ui/overlay/sheet'
import { Tooltip } from '@/ui/overlay/tooltip'

type Open = 'modal' | 'wide' | 'confirm' | 'waiting' | 'sheet' | 'overlay'
const all: Open[] = ['modal', 'wide', 'confirm', 'waiting', 'sheet', 'overlay']
const OVERLAY_MS = 1_500

export const OverlayGallery = () => {
  const [open, setOpen] = useState<Open>()
  const close = () => setOpen(undefined)
  const show = (one: Open) => {
    setOpen(one)
    if (one === 'overlay') setTimeout(close, OVERLAY_MS)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        {all.map((one) => (
          <Button key={one} variant="secondary" size="sm" onClick={() => show(one)}>
            Open {one}
          </Button>
        ))}
        <Tooltip label="About escrow" text="The money is held until the buyer approves." />
      </div>
      <ShareCard url="https://oja.example/products/adire" title="Indigo adire wrapper" />
      <Modal
        isOpen={open === 'modal' || open === 'wide'}
        onClose={close}
        title="Transaction details"
        maxWidth={open === 'wide' ? 752 : undefined}
      >
        Whatever stands here scrolls when it’s long.
      </Modal>
      <ConfirmModal
        isOpen={open === 'confirm' || open === 'waiting'}
        isLoading={open === 'waiting'}
        onClose={close}
        onConfirm={() => setOpen('waiting')}
        title="Release the money?"
        confirmText="Release NGN 12,500 to Adire Works"
      >
        You confirm that you have the goods and that they are as described. This can’t be undone.
      </ConfirmModal>
      <Sheet isOpen={open === 'sheet'} onClose={close} title="Filters">
        The filters of a list on a phone.
      </Sheet>
      {open === 'overlay' && <LoadingOverlay label="Waiting for the payment provider" />}
    </>
  )
}

import type { Product } from '@contract/entities/catalog/product'
import { useAction } from '@/lib/use-action'
import { toast } from '@/ui/feedback/toast'
import { ConfirmModal } from '@/ui/overlay/confirm-modal'
import { deleteProduct } from './product-actions'

type Props = { doomed: Product | undefined; onClose: () => void }

export const DeleteProduct = ({ doomed, onClose }: Props) => {
  const remove = useAction(async (id: string) => {
    await deleteProduct(id)
    toast.success('Product deleted')
    onClose()
  })
  const close = () => {
    remove.clearFailure()
    onClose()
  }
  return (
    <ConfirmModal
      isOpen={doomed !== undefined}
      onClose={close}
      onConfirm={() => doomed && remove.run(doomed.id)}
      isLoading={remove.isPending}
      isDanger
      error={remove.failure}
      title={`Delete ${doomed?.name ?? ''}?`}
      confirmText="Delete this product"
    >
      <p>Buyers can no longer find it. Orders that you already have go on.</p>
    </ConfirmModal>
  )
}

import type { Product } from '@contract/product'
import { useAction } from '@/lib/use-action'
import { ConfirmModal } from '@/ui/confirm-modal'
import { toast } from '@/ui/toast'
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
      <p>Buyers will not find it any more. Orders that are open go on as they are.</p>
    </ConfirmModal>
  )
}

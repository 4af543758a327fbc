import type { Product } from '@contract/product'
import { useState } from 'react'
import { inlineFailureText } from '@/lib/failure-text'
import { ConfirmModal } from '@/ui/confirm-modal'
import { toast } from '@/ui/toast'
import { deleteProduct } from './product-actions'

type Props = { doomed: Product | undefined; onClose: () => void }

export const DeleteProduct = ({ doomed, onClose }: Props) => {
  const [isDeleting, setDeleting] = useState(false)
  const [failure, setFailure] = useState<string>()

  const close = () => {
    setFailure(undefined)
    onClose()
  }
  const remove = async () => {
    if (!doomed) return
    setDeleting(true)
    setFailure(undefined)
    try {
      await deleteProduct(doomed.id)
      toast.success('Product deleted')
      close()
    } catch (error) {
      setFailure(inlineFailureText(error))
    } finally {
      setDeleting(false)
    }
  }
  return (
    <ConfirmModal
      isOpen={doomed !== undefined}
      onClose={close}
      onConfirm={remove}
      isLoading={isDeleting}
      isDanger
      error={failure}
      title={`Delete ${doomed?.name ?? ''}?`}
      confirmText="Delete this product"
    >
      <p>Buyers will not find it any more. Orders that are open go on as they are.</p>
    </ConfirmModal>
  )
}

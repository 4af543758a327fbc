import { vendorEndpoints } from '@contract/api/people/vendors'
import type { Vendor } from '@contract/entities/people/vendor'
import { storagePaths } from '@contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '@/lib/api/api-client'
import { ImageReplacer } from '@/lib/uploads/image-replacer'
import { useAction } from '@/lib/use-action'
import { ownStoreQuery } from '@/shared/store/own-store'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'

/** The wide picture at the head of the store's page. */
export const StoreCover = ({ vendor }: { vendor: Vendor }) => {
  const queries = useQueryClient()
  const save = async (cover_path: string) => {
    const { data } = await send(vendorEndpoints.updateStore, { body: { cover_path } })
    if (!data) return
    toast.success(cover_path ? 'Cover updated' : 'Cover removed')
    await queries.invalidateQueries({ queryKey: ownStoreQuery.queryKey })
  }
  const remove = useAction(() => save(''))
  return (
    <>
      <ImageReplacer
        label="Cover"
        purpose="cover"
        url={vendor.cover?.url_640 ?? ''}
        path={(name) => storagePaths.storeCover(vendor.vendor_id, name)}
        onUploaded={(_url, path) => save(path)}
      />
      {vendor.cover && (
        <Button
          variant="quiet"
          loading={remove.isPending}
          onClick={() => remove.run()}
          className="justify-self-start"
        >
          Remove the cover
        </Button>
      )}
    </>
  )
}

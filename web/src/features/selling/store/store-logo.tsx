import { vendorEndpoints } from '@contract/api/people/vendors'
import type { Vendor } from '@contract/entities/people/vendor'
import { storagePaths } from '@contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '@/lib/api/api-client'
import { ImageReplacer } from '@/lib/uploads/image-replacer'
import { ownStoreQuery } from '@/shared/store/own-store'
import { toast } from '@/ui/feedback/toast'

export const StoreLogo = ({ vendor }: { vendor: Vendor }) => {
  const queries = useQueryClient()
  const save = async (logo: string) => {
    const { data } = await send(vendorEndpoints.updateLogo, { body: { logo } })
    if (!data) return
    toast.success('Photo updated successfully')
    await queries.invalidateQueries({ queryKey: ownStoreQuery.queryKey })
  }
  return (
    <ImageReplacer
      label="Store logo"
      url={vendor.logo}
      path={storagePaths.logo(vendor.vendor_id)}
      onUploaded={save}
    />
  )
}

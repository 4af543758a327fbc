import { vendorEndpoints } from '@contract/api/endpoints/vendors'
import type { Vendor } from '@contract/entities/vendor'
import { storagePaths } from '@contract/paths'
import { useQueryClient } from '@tanstack/react-query'
import { send } from '@/lib/api/api-client'
import { ownStoreQuery } from '@/lib/own-store'
import { ImageReplacer } from '@/lib/uploads/image-replacer'
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

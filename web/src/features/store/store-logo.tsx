import { vendorEndpoints } from '@contract/endpoints/vendors'
import { storagePaths } from '@contract/paths'
import type { Vendor } from '@contract/vendor'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '@/lib/api-client'
import { showFailure } from '@/lib/failure-text'
import { ImageReplacer } from '@/lib/uploads/image-replacer'
import { toast } from '@/ui/toast'

export const StoreLogo = ({ vendor }: { vendor: Vendor }) => {
  const queries = useQueryClient()
  const save = async (logo: string) => {
    try {
      await call(vendorEndpoints.updateLogo, { body: { logo } })
      toast.success('Photo updated successfully')
      await queries.invalidateQueries({ queryKey: ['own-store'] })
    } catch (error) {
      showFailure(error)
    }
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

import { listVendors as readVendors } from '../../db/vendors/vendors'

export const listVendors = async ({ page, limit }: { page: number; limit: number }) => ({
  ...(await readVendors(page, limit)),
  page,
  limit,
})

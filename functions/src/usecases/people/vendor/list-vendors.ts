import { listVendors as readVendors } from '../../../db/people/vendors'

export const listVendors = async ({ page, limit }: { page: number; limit: number }) => ({
  ...(await readVendors(page, limit)),
  page,
  limit,
})

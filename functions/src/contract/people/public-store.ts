import type { Vendor } from '../entities/people/vendor'

/** Whether everybody may see a store and its products; who sells by deals alone is seen by a deal's code. */
export const isPublicStore = ({
  status,
  is_listed,
}: Pick<Vendor, 'status' | 'is_listed'>): boolean => status === 'active' && is_listed !== false

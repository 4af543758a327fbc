import { NewRequest } from '@/features/orders/requests/new-request'

export default function RequestNew() {
  return <NewRequest />
}

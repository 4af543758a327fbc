import { OwnRequests } from '@/features/orders/requests/own-requests'

export default function Requests() {
  return <OwnRequests />
}

import { useParams } from 'react-router-dom'
import { OwnRequest } from '@/features/orders/requests/own-request'

export default function Request() {
  const { id } = useParams()
  return <OwnRequest key={id} id={id} />
}

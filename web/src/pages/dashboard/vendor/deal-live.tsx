import { useParams } from 'react-router-dom'
import { LivePage } from '@/features/selling/live/live-page'

export default function DealLive() {
  const { id = '' } = useParams()
  return <LivePage id={id} />
}

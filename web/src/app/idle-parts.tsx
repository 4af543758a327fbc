import { useEffect } from 'react'
import NavigationProgress from '@/ui/navigation/navigation-progress'
import { keepPress } from '@/ui/press/keep-press'

/** What every page has once it has nothing else to load. */
export default function IdleParts() {
  useEffect(keepPress, [])
  return <NavigationProgress />
}

import { Outlet } from 'react-router-dom'
import { BottomBar } from '@/features/layout/bottom-bar'
import { Header } from '@/features/layout/header'
import { Frame } from './frame'

/** For visitors as for people who are signed in, and without the footer. */
export default function HubLayout() {
  return (
    <Frame top={<Header />} bottom={<BottomBar />}>
      <div className="page grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-6 py-4 max-md:pb-24 md:py-8">
        <Outlet />
      </div>
    </Frame>
  )
}

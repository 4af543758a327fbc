import { Outlet } from 'react-router-dom'
import { BottomBar } from '@/features/shell/bottom-bar'
import { Header } from '@/features/shell/header'
import { Frame } from './frame'

/** One task and nothing that leads away from it: checkout, opening a store. */
export default function FocusedLayout() {
  return (
    <Frame top={<Header />} bottom={<BottomBar />}>
      <div className="page max-w-4xl py-8 max-md:pb-24">
        <Outlet />
      </div>
    </Frame>
  )
}

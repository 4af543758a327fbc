import { Outlet } from 'react-router-dom'
import { PromisePanel } from '@/features/layout/content/promise-panel'
import { Logo } from '@/features/layout/logo'
import { Frame } from './frame'

export default function AuthLayout() {
  return (
    <Frame
      top={
        <header className="border-b border-line">
          <div className="page flex min-h-16 items-center">
            <Logo />
          </div>
        </header>
      }
    >
      <div
        data-form-left
        className="page grid items-start gap-12 py-8 md:py-14 lg:grid-cols-[minmax(0,28rem)_1fr]"
      >
        <div className="mx-auto w-full max-w-md">
          <Outlet />
        </div>
        <PromisePanel />
      </div>
    </Frame>
  )
}

import { vendorPaths } from '@contract/vendor-urls'
import { Outlet, useMatch } from 'react-router-dom'
import { paths } from '@/config/paths'
import { VerificationBanner } from '@/features/account/auth/verification-banner'
import { type BarItem, BottomBar } from '@/features/layout/bottom-bar'
import type { DashboardLink } from '@/features/layout/dashboard-links'
import { DashboardNav } from '@/features/layout/dashboard-nav'
import { Header } from '@/features/layout/header'
import { cx } from '@/ui/cx'
import { Frame } from './frame'

type Props = { label: string; links: DashboardLink[]; bar?: readonly BarItem[] }

/** A conversation has the whole screen of a phone. */
const useIsConversation = () => {
  const bought = useMatch(paths.conversation(':id'))
  const sold = useMatch(vendorPaths.conversation(':id'))
  return Boolean(bought ?? sold)
}

export const DashboardLayout = ({ label, links, bar }: Props) => {
  const isConversation = useIsConversation()
  return (
    <Frame
      top={
        <div className={cx('contents', isConversation && 'max-md:hidden')}>
          <Header />
        </div>
      }
      bottom={!isConversation && <BottomBar items={bar} />}
    >
      <div className={cx(isConversation && 'max-md:hidden')}>
        <VerificationBanner />
      </div>
      <div
        className={cx(
          'page flex flex-col gap-6 md:py-4 lg:flex-row lg:items-start lg:gap-10 lg:py-8',
          isConversation ? 'max-md:px-0' : 'max-md:pt-4 max-md:pb-24',
        )}
      >
        <DashboardNav label={label} links={links} />
        <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6">
          <Outlet />
        </div>
      </div>
    </Frame>
  )
}

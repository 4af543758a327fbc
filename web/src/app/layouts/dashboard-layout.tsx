import { Outlet } from 'react-router-dom'
import { VerificationBanner } from '@/features/account/auth/verification-banner'
import { BottomBar } from '@/features/layout/bottom-bar'
import type { DashboardLink } from '@/features/layout/dashboard-links'
import { DashboardNav } from '@/features/layout/dashboard-nav'
import { Header } from '@/features/layout/header'
import { Frame } from './frame'

type Props = { label: string; links: DashboardLink[] }

export const DashboardLayout = ({ label, links }: Props) => (
  <Frame top={<Header />} bottom={<BottomBar />}>
    <VerificationBanner />
    <div className="page flex flex-col gap-6 py-4 max-md:pb-24 lg:flex-row lg:items-start lg:gap-10 lg:py-8">
      <DashboardNav label={label} links={links} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] content-start gap-6">
        <Outlet />
      </div>
    </div>
  </Frame>
)

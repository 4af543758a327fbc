import {
  Clock,
  Handshake,
  Info,
  LayoutGrid,
  Mail,
  Megaphone,
  ShieldCheck,
  Store,
} from 'lucide-react'
import { paths } from '@/config/paths'
import { buyerDashboard, vendorBar, vendorDashboard } from './dashboard-links'
import type { HubLink } from './hub'

/** What the bar of phones has no place for. */
export const accountLinks: HubLink[] = [
  ...buyerDashboard,
  { label: 'Security', to: paths.security, icon: ShieldCheck },
]

export const moreLinks: HubLink[] = vendorDashboard.filter(
  ({ to }) => !vendorBar.some((item) => item.to === to),
)

export const marketLinks: HubLink[] = [
  { label: 'Marketplace', to: paths.marketplace, icon: LayoutGrid },
  { label: 'Stores', to: paths.vendors, icon: Store },
  { label: 'You Just Viewed', to: paths.history, icon: Clock },
]

export const helpLinks: HubLink[] = [
  { label: 'How escrow works', to: paths.howEscrowWorks, icon: Handshake },
  { label: 'Check a message', to: paths.check, icon: ShieldCheck },
  { label: 'Announcements', to: paths.announcements, icon: Megaphone },
  { label: 'Contact us', to: paths.contact, icon: Mail },
  { label: 'About us', to: paths.about, icon: Info },
]

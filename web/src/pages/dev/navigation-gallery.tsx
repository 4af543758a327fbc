import { useState } from 'react'
import { paths } from '@/config/paths'
import { Pagination } from '@/ui/data/pagination'
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs'
import { TabBar } from '@/ui/navigation/tab-bar'

const tabs = [
  { value: 'all', label: 'All', count: 42 },
  { value: 'pending', label: 'Pending' },
  { value: 'in_escrow', label: 'In escrow', count: 3 },
  { value: 'completed', label: 'Completed' },
  { value: 'in_dispute', label: 'In dispute' },
  { value: 'reversed', label: 'Reversed' },
]

const links = [
  { label: 'Home', to: paths.home },
  { label: 'Marketplace', to: paths.marketplace },
  { label: 'Clothing & Accessories', to: paths.marketplaceCategory('clothing_accessories') },
]

export const NavigationGallery = () => {
  const [page, setPage] = useState(1)
  return (
    <>
      <Breadcrumbs
        links={links}
        current="Indigo adire wrapper, five yards, hand-dyed in Abeokuta"
      />
      <Breadcrumbs links={[]} current="Home" />
      <TabBar tabs={tabs} label="Purchases by status" />
      <Pagination page={page} limit={24} total={240} onPage={setPage} />
      <Pagination page={2} limit={24} total={60} onPage={setPage} label="Pages of three" />
      <Pagination page={1} limit={24} total={5} onPage={setPage} label="One page" />
    </>
  )
}

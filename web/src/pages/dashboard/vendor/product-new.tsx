import { useNavigate } from 'react-router-dom'
import { paths } from '@/config/paths'
import { BasicStep } from '@/features/selling/editor/basic-step'
import { usePageTitle } from '@/ui/navigation/use-page-title'

export default function NewProductPage() {
  const navigate = useNavigate()
  usePageTitle('New product')
  return (
    <BasicStep
      product={undefined}
      onSaved={({ id }) => navigate(`${paths.vendorProductEdit(id)}&step=2`, { replace: true })}
    />
  )
}

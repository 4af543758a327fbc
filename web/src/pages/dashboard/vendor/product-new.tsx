import { vendorPaths } from '@contract/vendor-urls'
import { useNavigate } from 'react-router-dom'
import { BasicStep } from '@/features/selling/editor/basic-step'
import { usePageTitle } from '@/ui/navigation/use-page-title'

export default function NewProductPage() {
  const navigate = useNavigate()
  usePageTitle('New product')
  return (
    <BasicStep
      product={undefined}
      onSaved={({ id }) => navigate(`${vendorPaths.productEdit(id)}&step=2`, { replace: true })}
    />
  )
}

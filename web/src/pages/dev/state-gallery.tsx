import { ShoppingBag } from 'lucide-react'
import { Badge } from '@/ui/data/badge'
import { Card } from '@/ui/data/card'
import { StatusChip } from '@/ui/data/status-chip'
import { EmptyState } from '@/ui/feedback/empty-state'
import { ErrorState } from '@/ui/feedback/error-state'
import { ProgressBar } from '@/ui/feedback/progress-bar'
import { Skeleton } from '@/ui/feedback/skeleton'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'

const tones = ['warning', 'neutral', 'primary', 'error', 'success', 'accent'] as const

export const StateGallery = () => (
  <>
    <div className="flex flex-wrap gap-3">
      <Badge tone="primary">New</Badge>
      <Badge tone="neutral">Out of stock</Badge>
      {tones.map((tone) => (
        <StatusChip key={tone} tone={tone} label={tone} />
      ))}
    </div>
    <div className="flex flex-wrap gap-3">
      <Button size="sm" onClick={() => toast.success('Name updated successfully')}>
        Success
      </Button>
      <Button size="sm" onClick={() => toast.error('Failed to sign out user.')}>
        Error
      </Button>
      <Button size="sm" onClick={() => toast.info('Your email is already verified.')}>
        Info
      </Button>
    </div>
    <div className="grid gap-5 md:grid-cols-2">
      <EmptyState title="No purchases yet" icon={ShoppingBag} action={<Button>Browse</Button>}>
        What you buy stands here, with its deadline.
      </EmptyState>
      <ErrorState onRetry={() => {}}>
        Error loading products: Network error?. Please check your connection and try again.
      </ErrorState>
      <Card className="grid gap-3">
        <Skeleton className="aspect-4/5 max-w-40" />
        <Skeleton className="h-4 w-2/3" />
        <Skeleton className="h-4 w-1/3" />
      </Card>
      <Card className="grid content-start gap-4">
        <ProgressBar label="front.jpg" value={0.42} />
        <ProgressBar label="a-very-long-name-of-a-picture-that-does-not-fit.jpg" value={1} />
      </Card>
    </div>
  </>
)

import { CircleCheck } from 'lucide-react'
import { Card } from '@/ui/data/card'
import { Button } from '@/ui/form/button'

type Props = { email: string; onAnother: () => void }

export const ContactSent = ({ email, onAnother }: Props) => (
  <Card className="grid content-start justify-items-start gap-3">
    <CircleCheck aria-hidden className="size-8 text-success" />
    <h2 className="text-xl">Your message is on its way</h2>
    <p role="status" className="text-muted">
      We answer to {email}.
    </p>
    <Button variant="secondary" onClick={onAnother}>
      Write another
    </Button>
  </Card>
)

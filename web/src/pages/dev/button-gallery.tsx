import { Bell, Heart } from 'lucide-react'
import { Button } from '@/ui/form/button'
import { IconButton } from '@/ui/form/icon-button'
import { LinkButton } from '@/ui/form/link-button'

const variants = ['primary', 'secondary', 'quiet', 'danger', 'accent'] as const
const sizes = ['sm', 'md', 'lg'] as const

export const ButtonGallery = () => (
  <>
    {sizes.map((size) => (
      <div key={size} className="flex flex-wrap gap-3">
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size={size}>
            {variant} {size}
          </Button>
        ))}
      </div>
    ))}
    <div className="flex flex-wrap gap-3">
      <Button disabled>Disabled</Button>
      <Button loading>Save</Button>
      <Button loading loadingText="Sending..." variant="secondary">
        Send
      </Button>
      <LinkButton to="/">Link</LinkButton>
      <IconButton label="Favourite">
        <Heart aria-hidden className="size-5" />
      </IconButton>
      <IconButton label="Notifications" disabled>
        <Bell aria-hidden className="size-5" />
      </IconButton>
    </div>
    <Button wide>Release NGN 12,500 to Adire Works</Button>
  </>
)

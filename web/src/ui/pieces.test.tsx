import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RatingStars } from './data/rating-stars'
import { StatCard } from './data/stat-card'
import { StatusChip } from './data/status-chip'
import { ErrorState } from './feedback/error-state'
import { ProgressBar } from './feedback/progress-bar'
import { Button } from './form/button'
import { IconButton } from './form/icon-button'
import { RatingInput } from './form/rating-input'
import { ResponsiveImage } from './media/responsive-image'
import { LoadingOverlay } from './overlay/loading-overlay'

const SOURCES = { url: '/l.webp', url_640: '/m.webp', url_320: '/s.webp' }

describe('Button', () => {
  it('is a plain button and not a submit button unless it says so', () => {
    render(<Button>Save</Button>)
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAttribute('type', 'button')
  })

  it('takes no press while it is loading', async () => {
    const onClick = vi.fn()
    render(
      <Button loading loadingText="Sending..." onClick={onClick}>
        Verify Now
      </Button>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Sending...' }))
    expect(onClick).not.toHaveBeenCalled()
  })
})

describe('names for screen readers', () => {
  it('names an icon button', () => {
    render(<IconButton label="Close">x</IconButton>)
    expect(screen.getByRole('button', { name: 'Close' })).toBeVisible()
  })

  it('says a status in a word and not by colour alone', () => {
    render(<StatusChip tone="error" label="in dispute" />)
    const chip = screen.getByText('in dispute').closest('[data-tone]')
    expect(chip).toHaveAttribute('data-tone', 'error')
  })

  it('says a rating in words', () => {
    render(<RatingStars rating={3.66} count={12} />)
    expect(screen.getByRole('img', { name: '3.7 out of 5, 12 ratings' })).toBeVisible()
    render(<RatingStars rating={4} count={1} />)
    expect(screen.getByRole('img', { name: '4.0 out of 5, 1 rating' })).toBeVisible()
  })

  it('counts one rating as one', () => {
    render(<RatingStars rating={5} count={1} />)
    expect(screen.getByRole('img', { name: '5.0 out of 5, 1 rating' })).toBeVisible()
  })

  it('says that there are no ratings instead of five grey stars', () => {
    render(<RatingStars rating={0} count={0} />)
    expect(screen.getByText('No ratings yet')).toBeVisible()
    expect(screen.queryByRole('img')).toBeNull()
  })

  it('says what the overlay waits for', () => {
    render(<LoadingOverlay label="Loading purchases" />)
    expect(screen.getByRole('status')).toHaveTextContent('Loading purchases')
  })

  it('keeps progress between 0 and 100', () => {
    render(<ProgressBar label="front.jpg" value={1.7} />)
    expect(screen.getByRole('progressbar', { name: 'front.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    )
  })
})

describe('RatingInput', () => {
  it('is a group of radio buttons that keys and fingers can set', async () => {
    const onChange = vi.fn()
    render(<RatingInput label="Your rating" value={0} onChange={onChange} />)
    expect(screen.getByRole('group', { name: 'Your rating' })).toBeVisible()
    await userEvent.click(screen.getByRole('radio', { name: '4 stars' }))
    expect(onChange).toHaveBeenCalledWith(4)
  })
})

describe('Picture', () => {
  it('keeps its place and offers three widths', () => {
    render(<ResponsiveImage image={SOURCES} alt="Adire" sizes="50vw" />)
    const image = screen.getByRole('img', { name: 'Adire' })
    expect(image).toHaveAttribute('srcset', '/s.webp 320w, /m.webp 640w, /l.webp 1280w')
    expect(image).toHaveAttribute('width', '640')
    expect(image).toHaveAttribute('height', '800')
    expect(image).toHaveAttribute('loading', 'lazy')
  })

  it('loads first what has priority', () => {
    render(<ResponsiveImage image={SOURCES} alt="Adire" sizes="50vw" priority />)
    const image = screen.getByRole('img', { name: 'Adire' })
    expect(image).toHaveAttribute('loading', 'eager')
    expect(image).toHaveAttribute('fetchpriority', 'high')
  })

  it('keeps its name without a picture', () => {
    render(<ResponsiveImage image={undefined} alt="Adire" sizes="50vw" />)
    expect(screen.getByRole('img', { name: 'Adire' })).toBeInTheDocument()
  })
})

describe('ErrorState', () => {
  it('is announced and can be retried', async () => {
    const onRetry = vi.fn()
    render(<ErrorState onRetry={onRetry}>Error loading products: timeout</ErrorState>)
    expect(screen.getByRole('alert')).toHaveTextContent('Error loading products: timeout')
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
    expect(onRetry).toHaveBeenCalledOnce()
  })

  it('offers no retry where nothing can be retried', () => {
    render(<ErrorState>Gone</ErrorState>)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('StatCard', () => {
  it('tells more to a finger where it has a tooltip, and to a mouse that passes', async () => {
    render(<StatCard label="In escrow" value="5" tooltip="Held until approved." />)
    const about = screen.getByRole('button', { name: 'About In escrow' })
    const press = { keys: '[TouchA]', target: about }
    await userEvent.pointer(press)
    expect(about).toHaveAttribute('aria-expanded', 'true')
    expect(about).toHaveAccessibleDescription('Held until approved.')
    await userEvent.pointer(press)
    expect(about).toHaveAttribute('aria-expanded', 'false')
    await userEvent.hover(about)
    expect(about).toHaveAttribute('aria-expanded', 'true')
  })

  it('has no button without a tooltip', () => {
    render(<StatCard label="Sales" value="5" />)
    expect(screen.queryByRole('button')).toBeNull()
  })
})

import { counted } from '@contract/text/counted'
import { Star } from 'lucide-react'
import { type Ref, useId } from 'react'
import { cx } from '../cx'
import { FieldGroup } from './field-group'

const STARS = [1, 2, 3, 4, 5]

type Props = {
  label: string
  value: number
  error?: string | undefined
  /** To the first star, which gets the focus if none is chosen. */
  firstRef?: Ref<HTMLInputElement>
  onChange: (value: number) => void
}

/** Five radio buttons styled as stars, so that arrow keys and screen readers work as usual. */
export const RatingInput = ({ label, value, error, firstRef, onChange }: Props) => {
  const name = useId()
  return (
    <FieldGroup label={label} error={error}>
      <div className="flex">
        {STARS.map((star) => (
          <label
            key={star}
            className="grid size-11 cursor-pointer place-items-center rounded-md has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              ref={star === 1 ? firstRef : undefined}
              type="radio"
              name={name}
              value={star}
              checked={value === star}
              onChange={() => onChange(star)}
              className="sr-only"
            />
            <span className="sr-only">{counted(star, 'star')}</span>
            <Star
              aria-hidden
              className={cx('size-7', star <= value ? 'fill-warning text-warning' : 'text-edge')}
            />
          </label>
        ))}
      </div>
    </FieldGroup>
  )
}

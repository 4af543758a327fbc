import { type ChangeEvent, type ComponentProps, type ReactNode, useId } from 'react'
import { buttonClass } from './form/button-class'

type Props = Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'disabled' | 'title'> &
  Parameters<typeof buttonClass>[0] & {
    onChoose: (files: File[]) => void
    /** The id of the hint. */
    describedBy?: string
    children: ReactNode
  }

/** A file input styled as a button. The same file can be chosen again. */
export const FileButton = ({
  onChoose,
  describedBy,
  children,
  title,
  variant,
  size,
  ...input
}: Props) => {
  const id = useId()
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    if (files.length > 0) onChoose(files)
  }
  return (
    <>
      <input
        {...input}
        id={id}
        type="file"
        onChange={choose}
        aria-describedby={describedBy}
        className="peer sr-only"
      />
      <label
        htmlFor={id}
        title={title}
        className={`${buttonClass({ variant, size })} cursor-pointer peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-accent peer-disabled:cursor-default peer-disabled:opacity-55`}
      >
        {children}
      </label>
    </>
  )
}

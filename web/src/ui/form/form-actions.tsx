import { Button } from './button'

type Props = {
  /** The submit button's text: the consequence, with the amount if money moves. */
  text: string
  busyText?: string
  isSubmitting?: boolean
  isDanger?: boolean
  disabled?: boolean
  onCancel: () => void
}

/** The Back and submit buttons of a form in a dialog. */
export const FormActions = (props: Props) => (
  <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
    <Button variant="secondary" onClick={props.onCancel} disabled={props.isSubmitting}>
      Back
    </Button>
    <Button
      type="submit"
      variant={props.isDanger ? 'danger' : 'primary'}
      loading={props.isSubmitting}
      loadingText={props.busyText}
      disabled={props.disabled}
    >
      {props.text}
    </Button>
  </div>
)

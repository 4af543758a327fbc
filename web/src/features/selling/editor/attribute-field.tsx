import type { AttributeInput } from '@contract/reference/attributes'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { SelectField } from '@/ui/form/select-field'
import { TextField } from '@/ui/form/text-field'

type Props = {
  attribute: { label: string; input: AttributeInput }
  register: UseFormRegisterReturn
}

const MAX_LINES = 200
const NONE = { value: '', label: 'Not stated' }

export const AttributeField = ({ attribute: { label, input }, register }: Props) => {
  if (input.kind === 'choice' || input.kind === 'yes_no') {
    const choices = input.kind === 'choice' ? input.choices : ['Yes', 'No']
    return (
      <SelectField
        label={label}
        optional
        options={[NONE, ...choices.map((value) => ({ value, label: value }))]}
        {...register}
      />
    )
  }
  return (
    <TextField
      label={label}
      optional
      type={input.kind === 'date' ? 'date' : 'text'}
      maxLength={MAX_LINES}
      placeholder={input.kind === 'date' ? undefined : input.example}
      {...register}
    />
  )
}

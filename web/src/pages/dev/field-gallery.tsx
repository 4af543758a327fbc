import { useState } from 'react'
import { Checkbox } from '@/ui/form/checkbox'
import { DropdownFilter } from '@/ui/form/dropdown-filter'
import { PasswordField } from '@/ui/form/password-field'
import { RatingInput } from '@/ui/form/rating-input'
import { SelectField } from '@/ui/form/select-field'
import { TextArea } from '@/ui/form/text-area'
import { TextField } from '@/ui/form/text-field'

const states = [
  { value: 'lagos', label: 'Lagos', count: 120 },
  { value: 'ogun', label: 'Ogun', count: 48 },
  { value: 'kano', label: 'Kano', count: 31 },
]

export const FieldGallery = () => {
  const [rating, setRating] = useState(3)
  const [one, setOne] = useState<string[]>([])
  const [many, setMany] = useState<string[]>(['lagos', 'ogun'])
  return (
    <>
      <div className="grid gap-5 md:grid-cols-2">
        <TextField label="Name" hint="As it stands on your bank card" />
        <TextField label="Email" type="email" error="Email is required" />
        <TextField label="Price" prefix="₦" inputMode="decimal" defaultValue="12,500.00" />
        <TextField label="Disabled" disabled defaultValue="Can’t be changed" />
        <PasswordField label="Password" defaultValue="adire-2026" autoComplete="new-password" />
        <PasswordField label="Password again" error="Passowords do not match" />
        <SelectField label="State" options={states} placeholder="Choose a state" defaultValue="" />
        <SelectField label="State" options={states} error="Choose a state" />
        <TextArea label="Description" optional />
        <TextArea label="Reason" error="Write at least 10 characters" />
      </div>
      <Checkbox label="I accept the terms of use" />
      <Checkbox label="I accept the terms of use" error="Please accept the terms" />
      <div className="flex flex-wrap gap-3">
        <DropdownFilter label="Sort" options={states} selected={one} onChange={setOne} />
        <DropdownFilter
          label="Delivered to"
          options={states}
          selected={many}
          onChange={setMany}
          isMultiple
        />
      </div>
      <RatingInput label="Your rating" value={rating} onChange={setRating} />
    </>
  )
}

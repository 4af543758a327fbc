import { vendorEndpoints } from '@contract/api/people/vendors'
import {
  HOLIDAY_MESSAGE_LENGTH,
  type HolidayChange,
  holidaySchema,
} from '@contract/entities/people/store-rest'
import type { Vendor } from '@contract/entities/people/vendor'
import { lengthText } from '@contract/length-text'
import { restingText } from '@contract/people/store-rest'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { call } from '@/lib/api/api-client'
import { inlineFailureText } from '@/lib/api/failure-text'
import { fieldErrors } from '@/lib/api/field-errors'
import { fieldProps } from '@/lib/field-props'
import { DraftNote } from '@/lib/forms/draft-note'
import { useFormDraft } from '@/lib/forms/use-form-draft'
import { useSubmit } from '@/lib/forms/use-submit'
import { FormAlert } from '@/ui/feedback/form-alert'
import { toast } from '@/ui/feedback/toast'
import { Button } from '@/ui/form/button'
import { TextField } from '@/ui/form/text-field'
import { showVendor } from './store-queries'

type Fields = { from: string; back_on: string; message: string }
type Holiday = NonNullable<NonNullable<Vendor['rest']>['holiday']>

const MESSAGES: Partial<Record<keyof Fields, string>> = {
  from: 'Choose the first day of your holiday.',
  back_on: 'Choose the day on which you are back.',
  message: `Write ${lengthText(HOLIDAY_MESSAGE_LENGTH)}, or leave it empty.`,
}

const EMPTY: Fields = { from: '', back_on: '', message: '' }
const fieldsOf = (holiday: Holiday | null | undefined): Fields =>
  holiday ? { ...EMPTY, ...holiday } : EMPTY

const schemaResolver = zodResolver(holidaySchema) as unknown as Resolver<Fields>
/** An empty message is none. */
const resolver: Resolver<Fields> = ({ message, ...dates }, context, options) =>
  schemaResolver((message.trim() ? { ...dates, message } : dates) as Fields, context, options)

/** The days on which the store sells nothing, with what buyers read meanwhile. */
export const HolidayForm = ({ vendor }: { vendor: Vendor }) => {
  const saved = vendor.rest?.holiday
  const [isEnding, setIsEnding] = useState(false)
  const form = useForm<Fields>({ resolver, defaultValues: fieldsOf(saved) })
  const { register, setError, reset, formState } = form
  const draft = useFormDraft(form, 'holiday')
  const { errors, isSubmitting, isDirty } = formState
  const field = fieldProps({ register, formState }, (name) => MESSAGES[name])
  const keep = async (holiday: HolidayChange | null) => {
    const after = await call(vendorEndpoints.updateHoliday, { body: { holiday } })
    showVendor(after)
    reset(fieldsOf(after.rest?.holiday))
    draft.forget()
    toast.success(holiday ? 'Holiday saved' : 'You have no holiday now')
  }
  const refuse = (error: unknown) => {
    for (const [name, message] of Object.entries(fieldErrors(error))) {
      setError(name.replace('holiday.', '') as keyof Fields, { type: 'server', message })
    }
    setError('root', { message: inlineFailureText(error) })
  }
  const end = async () => {
    setIsEnding(true)
    await keep(null).catch(refuse)
    setIsEnding(false)
  }

  const submit = useSubmit(form, (fields) =>
    keep(draft.touched({ ...EMPTY, ...fields })).catch(refuse),
  )

  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <DraftNote draft={draft} />
      {saved && (
        <p className="rounded-md bg-sunken p-4 text-sm">
          Buyers read “{restingText(saved)}” from your first day off. Orders that you already have
          keep their deadlines.
        </p>
      )}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="First day off" type="date" {...field('from')} />
        <TextField label="Back on" type="date" {...field('back_on')} />
      </div>
      <TextField
        label="Message to buyers"
        optional
        hint="They read it beside the date."
        {...field('message')}
      />
      <FormAlert>{errors.root?.message}</FormAlert>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={!isDirty} loading={isSubmitting} loadingText="Saving…">
          Save holiday
        </Button>
        {saved && (
          <Button
            type="button"
            variant="secondary"
            onClick={end}
            loading={isEnding}
            loadingText="Ending…"
          >
            End the holiday
          </Button>
        )}
      </div>
    </form>
  )
}

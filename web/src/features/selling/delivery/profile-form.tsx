import { deliveryEndpoints } from '@contract/api/delivery/delivery'
import { deliveryPresets } from '@contract/delivery/presets'
import {
  type DeliveryGaps,
  type DeliveryProfileDraft,
  type DeliveryRate,
  deliveryRateSchema,
} from '@contract/entities/delivery/delivery'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
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
import { deliveryProfileQuery } from './delivery-queries'
import { FormSection } from './form-section'
import { GapsNote } from './gaps-note'
import { MethodFields, TimeFields } from './profile-basics'
import {
  draftOf,
  fieldOf,
  type ProfileFields,
  profileFieldsOf,
  profileFieldsSchema,
  rateErrorsOf,
} from './profile-fields'
import { RateDialog } from './rate-dialog'
import { RateList } from './rate-list'
import { RateStart } from './rate-start'
import { saveText } from './states-reached'
import { TryPlace } from './try-place'

type Props = {
  profile: DeliveryProfileDraft
  gaps: DeliveryGaps | null
  /** Whether carriers can be booked here. */
  hasCarriers: boolean
}

type RateErrors = { byIndex: Record<number, string>; ofAll?: string }
const NO_ERRORS: RateErrors = { byIndex: {} }

/** How the store delivers. Rates are edited one by one and saved with everything else. */
export const ProfileForm = ({ profile, gaps, hasCarriers }: Props) => {
  const queries = useQueryClient()
  const [rateErrors, setRateErrors] = useState(NO_ERRORS)
  /** The index of the edited rate, or one past the last for a new one. */
  const [edited, setEdited] = useState<number>()
  const form = useForm<ProfileFields>({
    resolver: zodResolver(profileFieldsSchema),
    defaultValues: profileFieldsOf(profile),
  })
  const draft = useFormDraft(form, `delivery_${profile.version}`)
  const { setError, setValue, watch, formState, register, getValues } = form
  const { errors, isSubmitting, isDirty } = formState
  const field = fieldProps({ register, formState })
  const [state, city, typed, methods] = watch(['state', 'city', 'rates', 'methods'])
  // What this device kept may be of an earlier version of the app.
  const rates = typed.filter((rate) => deliveryRateSchema.safeParse(rate).success)
  const fieldsNow = () => ({ ...getValues(), rates })

  // Not over rates that were saved: one tap would take the place of them all.
  const isStart = state !== '' && (profile.version === 0 || rates.length === 0)

  const replaceRates = (next: DeliveryRate[]) => {
    setValue('rates', next, { shouldDirty: true })
    setRateErrors(NO_ERRORS)
  }
  const refuse = (error: unknown) => {
    const fields = fieldErrors(error)
    for (const [name, message] of Object.entries(fields)) {
      const known = fieldOf(name)
      if (known) setError(known, { type: 'server', message })
    }
    const ofAll = fields.rates
    setRateErrors({ byIndex: rateErrorsOf(fields), ...(ofAll === undefined ? {} : { ofAll }) })
    setError('root', { message: inlineFailureText(error) })
  }
  const save = useSubmit(form, async (fields) => {
    try {
      const body = draftOf({ ...fields, rates }, profile.version)
      const saved = await call(deliveryEndpoints.saveProfile, { body })
      draft.forget()
      // The page renders the form anew for the saved version.
      queries.setQueryData(deliveryProfileQuery.queryKey, saved)
      toast.success('Delivery settings saved')
    } catch (error) {
      refuse(error)
    }
  })

  return (
    <>
      <form onSubmit={save} noValidate className="grid grid-cols-[minmax(0,1fr)] gap-6">
        <DraftNote draft={draft} />
        <FormSection title="How you deliver" hint="Buyers choose among the ways that you offer.">
          <MethodFields form={form} hasCarriers={hasCarriers} />
        </FormSection>
        <FormSection title="When you work" hint="We work out the dates that buyers see from this.">
          <TimeFields form={form} />
        </FormSection>
        <FormSection
          title="Rates"
          hint="What sending a parcel costs. If several rates fit, we use the one for the smallest area, then the one for the lowest weight."
        >
          <RateStart
            presets={isStart ? deliveryPresets({ state, city }) : []}
            rates={rates}
            onReplace={replaceRates}
            onAdd={() => setEdited(rates.length)}
          />
          {rates.length > 0 && (
            <RateList
              rates={rates}
              errors={rateErrors.byIndex}
              onEdit={setEdited}
              onRemove={(index) => replaceRates(rates.filter((_rate, at) => at !== index))}
            />
          )}
          <FormAlert>{rateErrors.ofAll}</FormAlert>
          <TextField
            label="Free from"
            optional
            prefix="₦"
            inputMode="decimal"
            hint="Courier and motor park are free if the goods cost this much or more. Leave it empty if they never are."
            {...field('free_from')}
          />
          {gaps && <GapsNote gaps={gaps} />}
        </FormSection>
        <FormAlert>{errors.root?.message}</FormAlert>
        <Button
          type="submit"
          className="justify-self-start"
          disabled={!isDirty && profile.version > 0}
          loading={isSubmitting}
          loadingText="Saving…"
        >
          {saveText({ methods, rates })}
        </Button>
      </form>
      <FormSection
        title="Try an address"
        hint="What a buyer at this address sees, with the settings on this page."
      >
        <TryPlace draft={() => draftOf(fieldsNow(), profile.version)} />
      </FormSection>
      {edited !== undefined && (
        <RateDialog
          rate={rates[edited]}
          onClose={() => setEdited(undefined)}
          onSave={(rate) => {
            replaceRates([...rates.slice(0, edited), rate, ...rates.slice(edited + 1)])
            setEdited(undefined)
          }}
        />
      )}
    </>
  )
}

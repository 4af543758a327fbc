import { Checkbox } from '@/ui/form/checkbox'
import { THEMES, type Theme, usePreferences } from './use-preferences'

const THEME_LABELS: Record<Theme, string> = {
  system: 'As this device',
  light: 'Light',
  dark: 'Dark',
}

/** Preferences that are stored only on this device. */
export const DevicePreferences = () => {
  const { theme, data_saver, setTheme, setDataSaver } = usePreferences()
  return (
    <div className="grid gap-5">
      <fieldset>
        <legend className="mb-2 text-sm font-semibold">Theme</legend>
        <div className="grid gap-2 sm:flex">
          {THEMES.map((option) => (
            <label
              key={option}
              className="flex min-h-11 cursor-pointer items-center gap-2 rounded-md border border-edge px-4 has-checked:border-primary has-checked:bg-primary-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
            >
              <input
                type="radio"
                name="theme"
                value={option}
                checked={theme === option}
                onChange={() => setTheme(option)}
                className="accent-primary"
              />
              {THEME_LABELS[option]}
            </label>
          ))}
        </div>
      </fieldset>
      <Checkbox
        label={
          <>
            <span className="font-semibold">Data saver</span>
            <span className="block text-sm text-muted">
              Smaller pictures, no moving carousels, and nothing is loaded in advance.
            </span>
          </>
        }
        checked={data_saver}
        onChange={(event) => setDataSaver(event.target.checked)}
      />
    </div>
  )
}

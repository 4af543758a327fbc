import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { SignupForm } from '@/features/account/auth/signup-form'
import { PasswordForm } from '@/features/account/password-form'
import { ProfileForm } from '@/features/account/profile-form'
import { Newsletter } from '@/features/layout/content/newsletter'
import { SearchBox } from '@/features/layout/search-box'
import { publishSession } from '@/lib/session/session-store'
import { address, fill, person, press, show, success } from '@/lib/testing/stage'
import { ImageReplacer } from '@/lib/uploads/image-replacer'
import { refuseImage } from '@/lib/uploads/image-rules'

const { toast, accounts } = vi.hoisted(() => ({
  toast: { error: vi.fn(), success: vi.fn(), info: vi.fn() },
  accounts: { signUp: vi.fn(), resumeSession: vi.fn() },
}))
vi.mock('@/ui/feedback/toast', () => ({ toast }))
vi.mock('@/lib/firebase/accounts', () => accounts)
vi.mock('@/lib/firebase/auth', () => ({ auth: { currentUser: { getIdToken: async () => 't' } } }))

const fetch = vi.fn<typeof globalThis.fetch>()

beforeEach(() => {
  vi.resetAllMocks()
  fetch.mockImplementation(async () => success({ done: true }))
  vi.stubGlobal('fetch', fetch)
})
afterEach(() => {
  vi.unstubAllGlobals()
  act(() => publishSession({ status: 'signed_out', by_choice: false }))
})

const isShown = async (text: string) => expect(await screen.findByText(text)).toBeInTheDocument()
const nothingIsSent = () => expect(fetch).not.toHaveBeenCalled()
const bodyOf = async () => (fetch.mock.calls[0]?.[0] as Request | undefined)?.clone().json()

const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0]
const JPEG = [0xff, 0xd8, 0xff, 0xe0, 0, 0, 0, 0, 0, 0, 0, 0]
const HEIC = [0, 0, 0, 24, ...Array.from('ftypheic', (letter) => letter.charCodeAt(0))]
const SVG = Array.from('<svg onload=', (letter) => letter.charCodeAt(0))
const fileOf = (bytes: number[], name = 'picture.png') => new File([new Uint8Array(bytes)], name)
const IMAGES_ONLY = 'Only .png, .jpg, .jpeg and .heic formats are allowed.'

const choosePhoto = (bytes: number[]) => {
  show(<ImageReplacer label="Profile photo" url="" path="p" onUploaded={async () => {}} />)
  const [input] = document.getElementsByTagName('input')
  if (!input) throw new Error('There is no input')
  fireEvent.change(input, { target: { files: [fileOf(bytes)] } })
  return input
}
const changePassword = (first: string, second: string) => {
  publishSession({ status: 'signed_in', user: person() })
  show(<PasswordForm />)
  fill('New password', first)
  fill('Confirm new password', second)
  return screen.getByRole('button', { name: 'Update password' })
}
const changeProfile = (label: string) => {
  show(<ProfileForm user={person()} />)
  fill(label, '  ')
  press('Save changes')
}
const signUp = (email: string, password: string) => {
  show(<SignupForm onStart={() => {}} onDone={() => {}} />)
  fill('Full name', 'Ada')
  fill('Email', email)
  fill('Password', password)
  fireEvent.click(screen.getByRole('checkbox'))
  press('Sign Up')
}
const search = (text: string) => {
  show(<SearchBox />, { at: '/marketplace/books?sortBy=popularity&states=Lagos&rating=4&page=3' })
  fireEvent.change(screen.getByRole('combobox', { name: 'Search products' }), {
    target: { value: text },
  })
  press('Search')
}

/** A rule of section 5 and its assertion. */
const RULES: [rule: string, holds: () => unknown][] = [
  [
    'newsletter: email is required',
    async () => {
      show(<Newsletter />)
      press('Subscribe')
      await isShown('Email is required')
      nothingIsSent()
    },
  ],
  [
    'newsletter: also shown on blur when empty',
    async () => {
      show(<Newsletter />)
      fireEvent.blur(screen.getByLabelText('Email'))
      await isShown('Email is required')
    },
  ],
  [
    'newsletter: the error clears on focus',
    async () => {
      show(<Newsletter />)
      fireEvent.blur(screen.getByLabelText('Email'))
      await isShown('Email is required')
      fireEvent.focus(screen.getByLabelText('Email'))
      expect(screen.queryByText('Email is required')).toBeNull()
    },
  ],
  [
    'password change: both must match, else Passowords do not match',
    async () => {
      fireEvent.click(changePassword('secret1', 'secret2'))
      await isShown('Passowords do not match')
      nothingIsSent()
    },
  ],
  [
    'password change: submit is disabled until both are filled',
    () => {
      const button = changePassword('secret1', '')
      expect(button).toBeDisabled()
      fill('Confirm new password', 'secret1')
      expect(button).toBeEnabled()
    },
  ],
  [
    'password change: show and hide toggles exist',
    () => {
      changePassword('secret1', 'secret1')
      const [toggle] = screen.getAllByRole('button', { name: 'Show password' })
      if (!toggle) throw new Error('There is no toggle')
      fireEvent.click(toggle)
      expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'text')
      press('Hide password')
      expect(screen.getByLabelText('New password')).toHaveAttribute('type', 'password')
    },
  ],
  [
    'password change: what is saved is what the login will accept',
    async () => {
      fireEvent.click(changePassword(' secret1 ', 'secret1'))
      await vi.waitFor(() => expect(accounts.resumeSession).toHaveBeenCalledWith('secret1'))
      expect(await bodyOf()).toEqual({ password: 'secret1' })
    },
  ],
  [
    'profile edit: name is required',
    async () => {
      changeProfile('Name')
      await isShown('Name is required')
      nothingIsSent()
    },
  ],
  [
    'profile edit: email is required',
    async () => {
      changeProfile('Email')
      await isShown('Email is required')
      nothingIsSent()
    },
  ],
  [
    'photo and logo: .jpg, .jpeg, .png, and a refusal is an error toast',
    async () => {
      expect(choosePhoto(SVG)).toHaveAttribute('accept', '.jpg,.jpeg,.png')
      const text = 'Only .png, .jpg and .jpeg formats are allowed.'
      await vi.waitFor(() => expect(toast.error).toHaveBeenCalledExactlyOnceWith(text))
      expect(screen.queryByRole('button', { name: 'Replace' })).toBeNull()
    },
  ],
  [
    'photo and logo: a heic picture is not among them',
    async () => {
      choosePhoto(HEIC)
      await vi.waitFor(() => expect(toast.error).toHaveBeenCalledOnce())
    },
  ],
  [
    'photo and logo: a png is accepted by what it is',
    async () => {
      choosePhoto(PNG)
      expect(await screen.findByRole('button', { name: 'Replace' })).toBeEnabled()
      expect(toast.error).not.toHaveBeenCalled()
    },
  ],
  [
    `other pictures: png, jpg, jpeg or heic, else ${IMAGES_ONLY}`,
    async () => {
      for (const bytes of [PNG, JPEG, HEIC]) {
        expect(await refuseImage(fileOf(bytes), 'product')).toBeUndefined()
      }
      expect(await refuseImage(fileOf(SVG, 'dressed-up.png'), 'product')).toBe(IMAGES_ONLY)
    },
  ],
  [
    'signup: trims and lowercases the email and trims the password',
    async () => {
      signUp(' Ada@Example.COM ', ' secret1 ')
      await vi.waitFor(() =>
        expect(accounts.signUp).toHaveBeenCalledExactlyOnceWith({
          name: 'Ada',
          email: 'ada@example.com',
          password: 'secret1',
        }),
      )
    },
  ],
  [
    'signup: a weak password has the message of the auth service',
    async () => {
      signUp('ada@example.com', '12345')
      await isShown('The password must be 6 characters long or more.')
      expect(accounts.signUp).not.toHaveBeenCalled()
    },
  ],
  [
    'search: submits the trimmed text and resets every filter',
    () => {
      search('  indigo adire ')
      expect(address()).toBe('/marketplace?q=indigo+adire')
    },
  ],
  [
    'search: does not submit when the trimmed text is empty',
    () => {
      search('   ')
      expect(address()).toBe('/marketplace/books?sortBy=popularity&states=Lagos&rating=4&page=3')
    },
  ],
]

describe('section 5, validation rules', () => {
  it.each(RULES)('%s', async (_rule, holds) => {
    await holds()
  })
})

import { makeImages } from '../../support/journeys/generated-images'
import { newestCode } from '../../support/journeys/identity-mail'
import { expect, test } from '../../support/journeys/journey'
import { fillLogin, newPerson, seededPerson, signUp } from '../../support/journeys/people'
import { enter, enterAsNew } from '../../support/journeys/session'

test('a sign-up leads home, dashboards ask for the verification, and the mail’s link verifies', async ({
  open,
}) => {
  const page = await open()
  const person = newPerson('Bisi')
  await signUp(page, { ...person, email: `  ${person.email.toUpperCase()} ` })
  await expect(page).toHaveURL('/')
  await page.goto('/dashboard/purchases')
  const banner = page.getByRole('complementary', { name: 'Email verification' })
  await expect(banner).toContainText(person.email)
  await banner.getByRole('button', { name: 'Verify Now' }).click()
  await expect(page.getByText('Verification email sent! Please check your inbox.')).toBeVisible()
  await expect(banner.getByRole('button', { name: 'Email Sent' })).toBeDisabled()

  const { oobCode } = await newestCode(person.email, 'VERIFY_EMAIL')
  await page.goto(`/auth/reset-password?mode=verifyEmail&oobCode=${oobCode}`)
  await expect(page.getByText(/verified/i).first()).toBeVisible()

  await page.goto('/dashboard/purchases')
  await expect(page.getByRole('heading', { level: 1, name: 'Purchases' })).toBeVisible()
  await expect(banner).toBeHidden()
})

test('a forgotten password is set anew by the link, and the old one is refused', async ({
  open,
}) => {
  const page = await open()
  const person = newPerson('Kunle')
  await enterAsNew(page, person)

  const elsewhere = await open()
  await elsewhere.goto('/auth/forgot-password')
  await elsewhere.getByLabel('Email', { exact: true }).fill(person.email)
  await elsewhere.getByRole('button', { name: 'Send the link' }).click()
  await expect(elsewhere.getByText('Check your inbox')).toBeVisible()

  const { oobCode } = await newestCode(person.email, 'PASSWORD_RESET')
  const renewed = { ...person, password: `${person.password}-2` }
  await elsewhere.goto(`/auth/reset-password?mode=resetPassword&oobCode=${oobCode}`)
  await elsewhere.getByLabel('New password', { exact: true }).fill(renewed.password)
  await elsewhere.getByRole('button', { name: 'Set the new password' }).click()
  await expect(elsewhere.getByText('Password updated successfully')).toBeVisible()
  await expect(elsewhere).toHaveURL('/auth/login')
  await fillLogin(elsewhere, renewed)
  await expect(elsewhere).toHaveURL('/dashboard/purchases')
})

test('a photo is previewed, replaced and shown; something else is refused', async ({ open }) => {
  const page = await open()
  await enter(page, seededPerson('buyer3'), '/dashboard/settings')
  const input = page.locator('input[type=file]').first()

  await input.setInputFiles({
    name: 'photo.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  })
  await expect(page.getByText(/Only .*formats are allowed/)).toBeVisible()

  const [photo] = await makeImages()
  if (!photo) throw new Error('No image was rendered')
  await input.setInputFiles(photo)
  await expect(page.getByRole('img', { name: 'Profile photo, not saved yet' })).toBeVisible()
  await page.getByRole('button', { name: 'Replace' }).click()
  await expect(page.getByText('Photo updated successfully')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Profile photo', exact: true })).toHaveAttribute(
    'src',
    /profile_photo%2Favatar/,
  )
})

import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { Gallery } from './gallery'

const image = (path: string) => ({ url: '/a', url_640: '/b', url_320: '/c', path })
const renderGallery = (...paths: string[]) =>
  render(<Gallery product={{ name: 'Talking Drum', images: paths.map(image) }} />)

describe('Gallery', () => {
  it('counts its pictures on the picture', () => {
    renderGallery('front', 'back')
    const gallery = screen.getByRole('region', { name: 'Pictures of Talking Drum' })
    expect(within(gallery).getByText('1 of 2')).toBeInTheDocument()
  })

  it('counts nothing where there is one', () => {
    renderGallery('front')
    expect(screen.queryByText(/of 1$/)).toBeNull()
  })

  it('requests the next picture once somebody is about to look at it', async () => {
    renderGallery('front', 'back', 'side')
    const picture = (number: number) => screen.queryByAltText(`Talking Drum, picture ${number}`)
    expect(picture(2)).toBeNull()
    await userEvent.hover(screen.getByAltText('Talking Drum, picture 1'))
    expect(picture(2)).toBeInTheDocument()
    expect(picture(3)).toBeNull()
    await userEvent.click(screen.getByRole('button', { name: 'Next picture' }))
    expect(picture(3)).toBeInTheDocument()
  })

  it('has a picture of at most 45 % of a phone’s height', () => {
    renderGallery('front')
    expect(screen.getByAltText('Talking Drum, picture 1')).toHaveClass('max-md:h-[45svh]')
  })
})

describe('an enlarged picture', () => {
  const enlarge = async () => {
    await userEvent.click(screen.getByRole('button', { name: 'Enlarge picture 1 of 2' }))
    return within(await screen.findByRole('dialog', { name: 'Talking Drum' }))
  }

  it('is larger than a phone is wide, until it is pressed', async () => {
    renderGallery('front', 'back')
    const dialog = await enlarge()
    const picture = await dialog.findByRole('button', { name: 'Picture 1 of 2, larger' })
    expect(picture).toHaveClass('w-[220%]')
    await userEvent.click(picture)
    expect(picture).toHaveClass('w-full')
    expect(picture).toHaveAttribute('aria-pressed', 'false')
  })

  it('is followed by the next one, and the last by the first', async () => {
    renderGallery('front', 'back')
    const dialog = await enlarge()
    const next = await dialog.findByRole('button', { name: 'Next picture' })
    await userEvent.click(next)
    expect(dialog.getByAltText('Talking Drum, picture 2')).toBeInTheDocument()
    await userEvent.click(next)
    expect(dialog.getByText('1 of 2')).toBeInTheDocument()
  })
})

import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Gallery } from './gallery'

const image = (path: string) => ({ url: '/a', url_640: '/b', url_320: '/c', path })
const draw = (...paths: string[]) =>
  render(<Gallery product={{ name: 'Talking Drum', images: paths.map(image) }} />)

describe('Gallery', () => {
  it('counts its pictures on the picture', () => {
    draw('front', 'back')
    const gallery = screen.getByRole('region', { name: 'Pictures of Talking Drum' })
    expect(within(gallery).getByText('1 of 2')).toBeInTheDocument()
  })

  it('counts nothing where there is one', () => {
    draw('front')
    expect(screen.queryByText(/of 1$/)).toBeNull()
  })

  it('has a picture of at most 45 % of a phone’s height', () => {
    draw('front')
    expect(screen.getByAltText('Talking Drum, picture 1')).toHaveClass('max-md:h-[45svh]')
  })
})

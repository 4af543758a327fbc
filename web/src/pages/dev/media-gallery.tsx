import { useState } from 'react'
import { Card } from '@/ui/data/card'
import { Countdown } from '@/ui/data/countdown'
import { DateTime } from '@/ui/data/date-time'
import { RatingStars } from '@/ui/data/rating-stars'
import { TimeAgo } from '@/ui/data/time-ago'
import { Carousel } from '@/ui/media/carousel'
import { ResponsiveImage } from '@/ui/media/responsive-image'

const cards = Array.from({ length: 9 }, (_, index) => index + 1)

export const MediaGallery = () => {
  const [now] = useState(Date.now)
  return (
    <>
      <Carousel label="Pieces">
        {cards.map((card) => (
          <Card key={card} className="grid gap-2">
            <ResponsiveImage
              image={undefined}
              alt={`Piece ${card}`}
              sizes="270px"
              className="rounded-md"
            />
            Piece {card}
          </Card>
        ))}
      </Carousel>
      <div className="flex flex-wrap gap-6">
        <RatingStars rating={3.7} count={128} />
        <RatingStars rating={0} count={0} />
        <RatingStars rating={5} size="md" />
      </div>
      <p className="flex flex-wrap gap-6">
        <DateTime at={now} />
        <TimeAgo at={now - 3 * 86_400_000} />
        <DateTime at={now} withTime />
        <Countdown until={now + 200_000_000} passed="The time is over" />
        <Countdown until={now + 65_000} passed="The time is over" />
        <Countdown until={now - 1} passed="The time is over" />
      </p>
    </>
  )
}

import { describe, expect, test } from 'vitest'
import { htmlReader } from './html-text'

const textOfHtml = await htmlReader()

describe('HTML as text', () => {
  test.each([
    ['<p>Two yards of cotton.</p><p>Wash it cold.</p>', 'Two yards of cotton.\nWash it cold.'],
    ['<script>alert(1)</script>Two yards of cotton.', 'Two yards of cotton.'],
    ['<STYLE>p{}</style >Cotton<br/>and silk', 'Cotton\nand silk'],
    ['<ul><li>One</li><li>Two</li></ul>', 'One\nTwo'],
    [
      'Red &amp; blue, 5&nbsp;m, it&rsquo;s &#8358;500 &#x20a6;600',
      'Red & blue, 5 m, it’s ₦500 ₦600',
    ],
    ['size 4 < 5 &unknown; a<b', 'size 4 < 5 &unknown; a'],
    ['<a title="1 > 0">Cotton</a><!-- not this --> only', 'Cotton only'],
  ])('has no tags and no entities: %j', (html, text) => {
    expect(textOfHtml(html)).toBe(text)
  })

  test.each(['&#0;', '&#55296;', '&#xDFFF;', '&#9999999999;'])(
    'has the mark of what could not be read for a character that there is not: %s',
    (entity) => {
      expect(textOfHtml(`a${entity}b`)).toBe('a\uFFFDb')
    },
  )
})

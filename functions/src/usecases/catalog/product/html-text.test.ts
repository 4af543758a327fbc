import { describe, expect, test } from 'vitest'
import { htmlOfText, htmlReader } from './html-text'

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
    [
      '<table><caption>In cm</caption><tr><th>Size</th><th>Chest</th></tr><tr><td><p>M</p></td><td>100<br>wide</td></tr></table>After',
      'In cm\nSize | Chest\nM | 100 wide\nAfter',
    ],
    [
      '<table><tr><th></th><th>S</th><th>M</th></tr><tr><td>Bust</td><td>36</td><td>38</td></tr></table>',
      '| S | M\nBust | 36 | 38',
    ],
    [
      '<table><tr><td>S</td><td></td><td>36</td></tr><tr><td>M</td><td>&nbsp;</td><td>38</td></tr><tr><td>L</td><td>40</td><td></td></tr></table>',
      'S | | 36\nM | | 38\nL | 40',
    ],
    [
      '<table><tr><th rowspan=2>Size</th><th colspan="2">Waist</th><th>Hip</th></tr><tr><th>cm</th><th>in</th></tr><tr><td>S</td><td>76</td><td>30</td><td>90</td></tr></table>',
      'Size | Waist | | Hip\n| cm | in\nS | 76 | 30 | 90',
    ],
    [
      '<table><tr><td>A</td><td><table><tr><td>1</td><td>2</td></tr></table></td></tr></table><p>End</p>',
      'A\n1 | 2\nEnd',
    ],
    ['<td>x</td><td>y</td>', 'x | y'],
    ['<p>One</p><p>&nbsp;</p><br><br><p>Two</p>', 'One\n\nTwo'],
    ['<p>Two yards\nof cotton</p>', 'Two yards of cotton'],
    ['Two yards\nof <b>cotton</b>\n\nWash cold', 'Two yards\nof cotton\nWash cold'],
    ['&eacute;&Eacute;&frac12;&hellip;&NotEqualTilde;&#x1F600;&#128;', 'éÉ½…≂̸😀€'],
    ['Q&amp;A &lt;b&gt; &copy 2026', 'Q&A <b> © 2026'],
    ['<pre>  kept\n   as it is</pre>then', '  kept\n   as it is\nthen'.trim()],
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

describe('text as HTML', () => {
  test.each([
    'Two yards.\n\n\nWash it cold.',
    'size 4 < 5 & 6 > 5, <b>not bold</b> &amp; "quoted" it’s',
    '- one\n   - two  spaces\ttab\u00a0and\u00a0no-break',
    'line\r\nline',
    '</div><script>alert(1)</script>',
  ])('is read back as it was: %j', (text) => {
    expect(textOfHtml(htmlOfText(text))).toBe(text)
  })
})

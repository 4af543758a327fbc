/** What is easy to say, spell and tell apart on the phone. */
const FIRST =
  'amber ancient autumn brave breezy bright brisk bronze bubbly calm cheerful clever copper coral cosy crimson curious dancing daring dusty eager early earthy easy fancy festive fluffy gentle ginger glad golden graceful grand happy hazel honest humble ivory jolly joyful kind lively lucky mellow merry mighty misty noble olive patient playful polite proud purple quick quiet rapid rosy royal ruby rustic scarlet shiny silent silver simple sleepy smooth snowy speedy steady sturdy sunny sweet swift tall tawny tender tidy velvet violet warm wavy wild wise witty'.split(
    ' ',
  )

const SECOND =
  'acacia adire agama agbada akara amala antelope anthill anvil bamboo banana baobab basket beads bongo bracelet brook buffalo butterfly cabbage calabash camel canoe carrot cashew cassava catfish cedar cherry clay clove cocoa coconut crab cricket cymbal dawn dove drum duck eagle eba egusi egret ewedu falcon fern flute fonio garden garlic gazelle giraffe goat gourd guava harmattan harp heron hibiscus hippo honey iroko jackal jasmine jollof kite kola ladder lagoon lantern lemon leopard lily lizard lobster mahogany maize mango melon millet moimoi moon mortar necklace nutmeg okapi okra onion orange orchid ostrich otter oud owl palm panther papaya parrot peacock peanut pebble pelican pepper pestle pigeon pillow plantain pumpkin python rabbit raffia rainbow raven river saddle savanna sesame sheep shekere snail soursop sparrow spinach squirrel sugarcane suya talon tamarind teak thimble tiger tomato tortoise toucan turtle udara ugba umbrella valley walnut warthog waterfall weaver whistle window yam zebra zobo'.split(
    ' ',
  )

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1)

/** Two words as one of 20 letters at most, such as BraveMango: all pairs are equally likely. */
export const WORDS = FIRST.flatMap((first) =>
  SECOND.map((second) => `${capital(first)}${capital(second)}`),
).filter((word) => word.length <= 20)

/** The largest multiple of their number within 32 bits; numbers above it would bias the choice. */
const FAIR_BELOW = 2 ** 32 - (2 ** 32 % WORDS.length)

/** @param randomBytes returns `size` random bytes */
export const makeWord = (randomBytes: (size: number) => Uint8Array): string => {
  for (;;) {
    const [a = 0, b = 0, c = 0, d = 0] = randomBytes(4)
    const number = ((a * 256 + b) * 256 + c) * 256 + d
    const word = WORDS[number % WORDS.length]
    if (number < FAIR_BELOW && word !== undefined) return word
  }
}

import { tokenize } from '../../domain/search/tokenizer'

/** Synonyms, one group per line. */
const SAME_THING = `
sofa couch settee
chair seat
wardrobe closet
bag handbag tote clutch purse satchel
shoe footwear slipper sandal sneaker boot brogue
cap hat fila
gown dress boubou kaftan
shirt tunic blouse top
trousers pants
cloth fabric textile
jewellery jewelry ornament
bangle bracelet cuff
lamp light lantern
torch flashlight
phone mobile smartphone
laptop computer
television tv
inverter generator
bicycle bike cycle
motorcycle motorbike okada
tricycle keke
cot crib
rug carpet mat
pot pan saucepan
stove cooker
cutlass machete
knife blade
sponge loofah
soap cleanser
cream lotion balm salve
perfume fragrance scent
medicine drug remedy
toiletries cosmetics
statue sculpture carving figurine
painting picture
football soccer
draughts checkers
gift present
hibiscus zobo
groundnut peanut
acha fonio
spice seasoning
sweet candy
fan ventilator
`

const others = new Map<string, string[]>()
for (const line of SAME_THING.trim().split('\n')) {
  const words = tokenize(line)
  for (const word of words) {
    others.set(word, [...(others.get(word) ?? []), ...words.filter((other) => other !== word)])
  }
}

/** Synonyms of a word, which must come from `tokenize`. */
export const synonymsFor = (word: string): readonly string[] => others.get(word) ?? []

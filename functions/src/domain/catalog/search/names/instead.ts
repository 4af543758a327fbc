/** What takes the place of what a shop lacks, and what goes for it, nearest first. */
export const INSTEAD = `
wallet: key fob, clutch, tote
ankara bag: clutch, tote
sneaker: espadrille, slipper
boot: brogue
heel: espadrille
suit: agbada, tunic
senator: tunic, agbada, kaftan
senator wear: tunic, agbada, kaftan
isiagu: agbada, tunic, zanna
iro and buba: wrapper, boubou, gele
iro buba: wrapper, boubou, gele
aso ebi: invitation box, aso oke, gele, wrapper
lace: aso oke, wrapper, adire
trousers: tunic, wrapper
jean: tunic, wrapper
jogger: tunic, wrapper
shorts: tunic, wrapper
abaya: boubou, kaftan
buba: tunic, boubou, wrapper
turban: gele, wrapping cloth, fila
tshirt: tunic
polo: tunic
tee: tunic
bedsheet: quilt, cushion cover, sleeping mat
blanket: quilt
scarf: wrapping cloth, gele, wrapper
hijab: wrapping cloth, gele, wrapper
veil: gele, wrapping cloth
pillow: cushion cover
pillow case: cushion cover
pillowcase: cushion cover
duvet: quilt
bed cover: quilt, sleeping mat
laundry basket: market basket, hamper
cloth basket: market basket, hamper
school shoe: brogue, first shoe
curtain: wall hanging, cushion cover
carpet: sleeping mat, prayer mat
rug: sleeping mat, prayer mat
doormat: sleeping mat, prayer mat, picnic mat
footmat: sleeping mat, prayer mat, picnic mat
yoga mat: sleeping mat, picnic mat, prayer mat
towel: wrapper, cotton pad
umbrella: hand fan
djembe: bata drum, udu, talking drum
piano: balafon
keyboard: balafon
violin: guitar
saxophone: kakaki
ogbono: egusi, locust bean, bitter leaf
ogiri: locust bean
maggi: locust bean, suya spice, crayfish
seasoning cube: locust bean, suya spice
stockfish: smoked catfish, crayfish
panla: smoked catfish, crayfish
okporoko: smoked catfish, crayfish
prawn: crayfish
shrimp: crayfish
pepper soup: cameroon pepper, suya spice
pepper soup spice: cameroon pepper, suya spice
wall art: mask
jollof seasoning: suya spice, cameroon pepper, locust bean
jollof spice: suya spice, cameroon pepper, crayfish
curry: suya spice, cameroon pepper
thyme: suya spice, locust bean
groundnut oil: palm oil
coconut oil: whipped shea, baobab oil
olive oil: baobab oil, black seed oil
castor oil: baobab oil, black seed oil
beard: baobab oil, hair butter, comb
dandruff: hair butter, liquid black soap, baobab oil
teeth: toothbrush
breakfast: acha, kunun, honey, coffee, tea
chicken: kilishi, dambun nama, smoked catfish
diaper rash: baby balm
beard oil: baobab oil, black seed oil, hair butter
semovita: yam flour, garri
semo: yam flour, garri
fufu: garri, yam flour
wheat: yam flour, acha
oat: acha, tigernut flour
millet: acha, kunun
maize: acha
corn: acha
tuwo rice: ofada, acha
tuwo shinkafa: ofada, acha
tuwo: yam flour, acha
vitamin: moringa, black seed oil
okra: bitter leaf, egusi
tooth paste: toothbrush
foreign rice: ofada, acha
moi moi: brown bean
moimoi: brown bean
moi moi flour: brown bean
akara: brown bean
bean flour: brown bean
pounded yam: yam flour
poundo yam: yam flour
cashew nut: bitter kola, kuli kuli
cashew: bitter kola, kuli kuli
almond: tigernut, kuli kuli
walnut: bitter kola
peanut butter: kuli kuli
bread: chin chin
cake: chin chin, kuli kuli
popcorn: plantain chip, chin chin
potato chip: plantain chip
milk: tigernut, kunun
tiger nut drink: tigernut, kunun
palm wine: zobo, kunun
malt: zobo
wine: zobo
soft drink: zobo, kunun
dabino: date syrup
date: date syrup
sugar: honey, date syrup
ginger powder: ginger tea, suya spice
turmeric powder: neem and turmeric
body spray: incense
air freshener: incense, candle
room freshener: incense, candle
diffuser: incense, candle
toothpaste: toothbrush
lipstick: lip balm
makeup: camwood, lip balm
nail polish: lip balm
wig: hair butter, comb
diaper: cotton pad
pampers: cotton pad
perfume oil: incense
vaseline: shea, balm
paracetamol: warming balm
charger: power bank, solar panel
iphone: power bank, phone amplifier
generator: inverter, solar home kit
battery: power bank, inverter
television: speaker, radio
tv: speaker, radio
earpiece: speaker
ear bud: speaker
fridge: water cooler
refrigerator: water cooler
freezer: water cooler
blender: grinding stone, mortar
gas cooker: gasifier, charcoal stove
frying pan: jollof pot
pan: jollof pot
cooler: water cooler
vicks: warming balm, eucalyptus
tea cup: candle in clay cup, kettle
travelling bag: tote, shoulder bag, pannier
ghana must go: tote, market basket
coffee cup: candle in clay cup, kettle
cup: water bottle, candle in clay cup
mug: water bottle, kettle
mattress: sleeping mat
mirror: wall hanging
wardrobe: bookshelf
desk: side table
office chair: dining chair, armchair
bunk: cot
pram: carrier cloth
stroller: carrier cloth
feeding bottle: rattle
teddy: rag doll, cloth toy
teddy bear: rag doll, cloth toy
lego: alphabet block
scrabble: alphabet block, whot
monopoly: ludo, ayo
bible: journal
quran: prayer mat
pen: journal
tennis: football
basketball: football
jersey: football
dumbbell: boxing mitt, skipping rope
tent: hammock
gold chain: bead necklace, coral necklace
wedding ring: bronze ring
diamond: coral, bronze ring
sunglass: zanna
saw: adze, hammer
drill: hammer, toolbox
screwdriver: toolbox, hammer
shovel: hoe
spade: hoe
rake: hoe
scooter: city bicycle
helmet: bicycle
tyre: tyre planter
dog food: dog treat
cat food: dog treat
`

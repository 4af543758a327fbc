/** What a name covers: who asks for the first finds the others, and not the other way round. */
export const KINDS = `
shoe: slipper, brogue, espadrille, first shoe, sandal, sneaker, boot, loafer, heel, trainer, canvas shoe, mule, clog
sandal: slipper, espadrille
open shoe: slipper, sandal
half shoe: slipper, espadrille
leather shoe: brogue, goatskin slipper
men shoe: goatskin slipper
bag: tote, clutch, satchel, handbag, purse, wallet, shoulder bag, laptop sleeve, backpack, duffel
handbag: clutch, shoulder bag
shoulder bag: hunter bag, tote
cap: fila, zanna, kufi
hat: fila, zanna
fila: zanna
dress: boubou, kaftan, shift dress, maxi, shift
gown: boubou, kaftan dress, shift dress
kaftan: boubou, kaftan dress
tie and dye: adire, batik
african print: ankara, adire, batik
clothes: dress, boubou, kaftan, tunic, agbada, skirt, wrapper, romper, shirt, trousers, gele
top: tunic, blouse, shirt
shirt: tunic
native wear: agbada, tunic, boubou, kaftan, fila, wrapper, gele, little agbada
men native: agbada, tunic, fila
children native: little agbada, romper
native dress: boubou, kaftan dress, shift dress, wrapper, little agbada, romper
kid wear: little agbada, romper
pikin cloth: romper, little agbada, carrier cloth
child cloth: romper, little agbada, ankara romper
baby cloth: romper, little agbada, carrier cloth, quilt
baby wear: little agbada
headwear: cap, fila, gele, zanna
fabric: adire, ankara, aso oke, wrapper, batik, akwete, lace, brocade, wax print
accessory: cap, belt, clutch, bead, necklace, bangle, earring
belt: dress belt
jewelry: necklace, earring, bangle, cuff, ring, anklet, watch, waist bead, bracelet, pendant, brooch
bead: waist bead, coral, coral bead, bead necklace, glass bead
necklace: pendant
bangle: cuff
bracelet: cuff, bangle
chain: necklace, anklet
leather: goatskin, cowhide, hide, suede, calfskin, goat skin, cow skin
wood: wooden, iroko, ebony, mahogany, obeche, hardwood, apa, omo wood, rosewood, danta, teak, cedar
wooden: wood, iroko, ebony, mahogany, obeche, hardwood, apa wood, omo wood, rosewood, danta wood
metal: brass, bronze, steel, iron, aluminium, copper, silver, gold
brass: bronze
straw: raffia, palm leaf, palm frond
rattan: cane, wicker
wicker: cane, raffia
woven: cane, raffia
bronze: brass
gold: brass, gold washed
furniture: chair, armchair, stool, settee, table, bench, bookshelf, pouffe, rocker, cot
chair: armchair, palaver chair, dining chair, rocker, bench, settee
rocking chair: rocker
sit: chair, armchair, stool, settee, pouffe, bench
read: book, tale, primer
hold key: key fob
seat: armchair, settee, stool, bench, pouffe, chair
sofa: settee
stool: pouffe
table: side table, tray table
center table: side table
side stool: stool
shelf: bookshelf
bed: cot, moses basket, hammock
storage: basket, bookshelf, toolbox, hamper
kitchenware: pot, knife, mortar, tray, turner, bowl, board, grinding stone, kettle
utensil: turner, knife, tray, bowl
cutlery: turner, knife
brush: toothbrush
cookware: pot, kettle, mortar
dish: bowl, tray
plate: tray, bowl
spoon: turner
ladle: turner
cutting board: kilishi board, cheese board
chopping board: kilishi board, cheese board
chop board: kilishi board, cheese board
chopboard: kilishi board, cheese board
charcuterie board: cheese board, kilishi board
wooden bowl: calabash bowl
kitchen board: kilishi board
board: cheese board
bowl: fruit bowl, calabash bowl
calabash: gourd
vase: planter, calabash
pot: ikoko, jollof pot, clay pot
decoration: wall hanging, mask, sculpture, lantern, statue, painting, cushion cover
parlour decoration: wall hanging, painting, cushion cover, mask, sculpture
decor: wall hanging, mask, sculpture, lantern, statue, bowl, painting, cushion cover
home decor: wall hanging, mask, sculpture, painting, cushion cover, statue, table runner
wall art: wall hanging, painting, bead painting, line drawing, canvas
wall decor: painting, mask
art: painting, sculpture, mask, carving, drawing, wall hanging, statue
craft: carving, sculpture, mask, basket, calabash
painting: bead painting, line drawing, acrylic, canvas
carving: mask, sculpture, statue, twin figure, carved stool, carved calabash
skin: shea butter, black soap, neem
statue: bronze head, terracotta head, leopard, twin figure, sculpture, guinea fowl
sculpture: bronze head, terracotta head, leopard, twin figure
bronze statue: bronze head, bronze leopard
bronze work: bronze head, bronze leopard, bronze ring
antique: bronze head, mask, padlock, valve radio
mask: idia mask, gelede mask
cream: shea, balm, butter, salve, body butter
body cream: whipped shea, shea butter
shea butter: whipped shea, raw shea
baby cream: baby balm
baby oil: baby balm
lotion: shea, whipped shea
skin care: shea, soap, camwood, balm, neem, baobab oil
skincare: shea, soap, camwood, balm, neem, baobab oil
hair care: hair butter, liquid black soap, comb, baobab oil
hair cream: hair butter
hair oil: baobab oil, hair butter
body oil: baobab oil
face soap: neem, black soap
face oil: baobab oil
soap: black soap, face bar
shampoo: liquid black soap
body wash: liquid black soap
shower gel: liquid black soap
fragrance: incense, candle, perfume
perfume: incense
scent: incense
ointment: balm, salve
oil: palm oil, black seed oil, baobab oil
cooking oil: palm oil
spice: suya spice, cameroon pepper, yaji, locust bean, crayfish
soup ingredient: egusi, crayfish, locust bean, bitter leaf, palm oil, ogbono
flour: yam flour, tigernut flour, elubo
swallow: yam flour, garri, pounded yam
rice: ofada
grain: acha, rice, bean, fonio
cereal: acha, kunun
bean: brown bean, oloyin
vegetable: bitter leaf, moringa
leaf: bitter leaf, moringa, zobo leaf
fish: catfish, smoked catfish
seafood: crayfish, catfish
meat: kilishi, dambun nama, beef
dried meat: kilishi, dambun nama
meat snack: kilishi, dambun nama
snack: chin chin, plantain chip, kuli kuli, kilishi, coconut candy, dambun nama, chocolate
chip: plantain chip
biscuit: chin chin
cookie: chin chin, kuli kuli
sweet: coconut candy, chocolate
drink: zobo, kunun, tea, coffee
drink mix: kunun
juice: zobo
syrup: date syrup
tea: zobo tea, black tea, mambilla
herbal tea: zobo tea, zobo
herb: moringa, bitter leaf, neem, eucalyptus
nut: kola nut, bitter kola, groundnut, cashew, tigernut
cold: eucalyptus, ginger tea, warming balm, honey
cough: honey, bitter kola, ginger tea, eucalyptus
pain: warming balm, back roller
body pain: warming balm, back roller
back pain: warming balm, back roller
supplement: moringa, black seed oil
herbal: moringa, neem, black seed oil, eucalyptus
massage: roller, back roller
massager: roller, back roller
lamp: lantern, study lamp, floor lamp, table lamp, pendant lamp, wall sconce, chandelier, bicycle lamp, flood light
light: lantern, lamp, flood light, chandelier, sconce
lantern: brass lantern, storm lantern
torch: lantern, bicycle lamp
rechargeable light: study lamp, storm lantern, flood light
emergency light: study lamp, storm lantern, solar home kit
power supply: inverter, power bank, solar home kit
nepa: inverter, solar
light out: lantern, inverter
electricity: solar, inverter
solar light: storm lantern, flood light, solar home kit
gadget: speaker, power bank, radio, inverter, solar panel
charger: power bank, pocket solar panel
phone charger: power bank, pocket solar panel
laptop accessory: laptop sleeve
phone accessory: power bank, phone amplifier, solar panel
phone charging: solar panel, power bank
phone stand: phone amplifier
sound system: speaker, horn speaker
speaker: horn speaker, bluetooth speaker
instrument: drum, flute, guitar, balafon, sekere, ogene, udu, kakaki, bell, horn
music instrument: drum, flute, guitar, balafon, sekere, ogene, udu, kakaki
percussion: drum, sekere, ogene, udu, balafon
drum: talking drum, bata, udu, gangan, dundun
bell: ogene
horn: kakaki
wind instrument: flute, kakaki
string instrument: guitar
game: ayo, whot, ludo, chess, draughts, puzzle
board game: ayo, ludo, chess, draughts, whot
toy: doll, rattle, puzzle, danfo, pull toy, alphabet block, spinning top, stacking, push along, cloth toy, keke
toy car: danfo, keke, cart
wooden toy: danfo, keke, alphabet block, push along
educational toy: puzzle, alphabet block, stacking, first word
soft toy: rag doll, cloth toy
ball: football
sport: football, boxing mitt, skipping rope
gym: skipping rope, boxing mitt
camping: hammock, kettle, shoulder bag, walking stick
cot: moses basket
baby gift: rattle, quilt, romper, moses basket
baby: romper, rattle, quilt, carrier cloth, cot
cover cloth: quilt
child book: tortoise tale, first hausa, colouring book
story: tortoise tale, tale
folk tale: tortoise, ijapa
yoruba book: ijapa, first hausa
language book: first hausa
history book: lost wax, bronze casting
art book: pattern book, lost wax
cook book: soup
pet: dog, cat, bird, paw
tool: hammer, hoe, cutlass, adze, knife, toolbox, ladder, soldering, tool roll
farm tool: hoe, cutlass, pump
farming: hoe, cutlass, pump, incubator
hand tool: hammer, hoe, adze, cutlass
shoe tool: shoemaker
cobbler: shoemaker
pepper grinder: grinding stone, mortar
gardening: planter, hoe, compost, cutlass, garden calendar
poultry: incubator, chick cage
kitchen stove: charcoal stove, gasifier
cleaning: broom, sponge
bottle: water bottle
bike: city bicycle, cargo bicycle
bicycle: cargo bicycle, city bicycle
electric bike: electric conversion kit
wheelbarrow: hand truck, market cart
wheel barrow: hand truck, market cart
car accessory: car seat cover
fan: hand fan, church fan
hand fan: church fan
packaging: gift box, invitation box, wrapping cloth
party pack: gift box, invitation box, hamper
wedding souvenir: key fob, wax candle, hand fan, church fan, lip balm, wrapping cloth, invitation box
party souvenir: key fob, wax candle, hand fan, church fan, lip balm, wrapping cloth
birthday souvenir: key fob, wax candle, hand fan, church fan, lip balm, wrapping cloth
burial souvenir: key fob, wax candle, hand fan, church fan, lip balm, wrapping cloth
souvenir: leopard, key fob, map puzzle, danfo, mask, carved calabash, twin figure, hand fan, queen idia, bronze head
islamic: prayer mat, incense, black seed oil
muslim: prayer mat
christian: church fan, church
bride: coral, gele, wedding
masquerade: mask, flute
eco friendly: toothbrush, food wrap, sachet tote, cotton pad, water bottle
recycled: tyre, sachet, recycled glass
`

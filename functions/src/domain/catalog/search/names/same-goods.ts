/**
 * Other names of the same goods, one thing a line: English, Pidgin, Yoruba, Igbo, Hausa. What is in
 * brackets means something else as well: who types it finds the others, and they don't find it.
 */
export const SAME_GOODS = `
aso oke, asoke, ashoke, aso ofi, asooke, hand woven cloth
adire, tie and dye, tie dye, kampala, adire eleko, batik adire
ankara, african print, wax print, print fabric, atampa, ntu
akwete, akwa mmiri
batik, wax resist
agbada, babanriga, babban riga, (riga), 3 piece native
gele, head tie, headtie, headgear, ichafu, head scarf, dankwali, headwrap, head wrap
ipele, iborun, shoulder cloth, shawl
fila, gobi, abeti aja, yoruba cap
cap, hat, hula, okpu, (ate)
zanna, zanna bukar, hausa cap, kanuri cap, kube, northern cap, dara
boubou, bubu, bou bou, bubu gown, kaftan gown
kaftan, caftan, jalabiya, jallabiya, jalabia, jellabiya, jalamia
dress, gown, frock, riga mata
tunic, dashiki, danshiki
shirt, blouse, seweti
wrapper, iro, lappa, lapa, zani, george, sarong, (two yards)
cloth, fabric, (material), textile, aso, akwa, yadi
clothes, clothing, (cloth), wear, apparel, outfit, attire, fashion, garment
native wear, native attire, traditional wear, traditional attire, trad, native
skirt, siket
trousers, pants, sokoto, wando
slipper, palm slipper, (palm), (slip on), (slides), pam slipper, flip flop, silifa
brogue, oxford shoe, lace up shoe, men shoe, mens shoe, leather shoe, cover shoe, office shoe, corporate shoe
espadrille, flat shoe, ankara shoe, (flats), ladies shoe, women shoe, female shoe
shoe, (bata), takalmi, akpukpo ukwu, footwear
first shoe, baby shoe, baby sandal, baby slipper, soft shoe, pram shoe
clutch, clutch bag, (purse), party purse, evening bag, wristlet, clutch purse
tote, tote bag, handbag, hand bag, shoulder bag, shopper
bag, (apo), jaka, akpa
satchel, school bag, schoolbag, backpack, back pack
laptop sleeve, macbook case, macbook sleeve, laptop bag, laptop case, laptop pouch, laptop cover, computer bag
wallet, money purse, card holder, (purse), billfold
belt, igbanu, bel, waist belt
kohl, tiro, tozali, kajal, kwalli
henna, lalle, laali, lali
waist bead, jigida, bebe, ileke idi, waist chain, jigida bead
bead, ileke, mgbaji, duwatsu
coral bead, iyun, coral
necklace, neck chain, egba orun, neck bead, sarka, (chain)
earring, ear ring, yeri eti, yeti, dan kunne, ola nti
bangle, hand bangle, bracelet, wristband, hand chain
cuff, bracelet, hand bangle, wrist cuff
anklet, ankle chain, leg chain, ankle bracelet, leg bead
ring, oruka, zobe, mgbaaka
watch, wrist watch, wristwatch, agogo owo, agogo, time piece, timepiece
jewelry, jewellery, jewel, ornament, trinket
black soap, ose dudu, dudu osun, african black soap, native soap, dudu soap, sabulun salo, local soap, ncha nkota
soap, ose, sabulu, ncha, bathing soap, (cleanser)
shea butter, ori, okuma, kadanya, man kade, mai kade, okwuma, karite, shea
camwood, osun, uhie, camwood powder, osun powder, uhie powder
sponge, kankan, kan kan, kankan oyinbo, native sponge, sapo, loofah, loofa, luffa, bath sponge, kainkain
incense, turare, turaren wuta, turaren, khumra, bakhoor, bukhoor
incense burner, censer, (burner)
lip balm, lip butter, lip gloss, lip care, chapstick, chap stick
hair butter, hair cream, hair growth oil, hair growth cream, hair food, hair pomade, chebe, chebe powder
comb, afro pick, ooya, mbo isi, tafki, afro comb, hair comb
lotion, cream, body butter, moisturizer, moisturiser, body cream, body lotion, pomade
balm, ointment, (rub), salve
warming balm, aboniki, robb, muscle rub, pain balm, camphor balm, menthol balm, mentholated balm, pain relief balm
foot cream, cracked heel, foot repair salve, heel balm, foot balm, heel cream, foot repair, cracked heel cream
neem, dongoyaro, dogonyaro, darbejiya
face bar, face soap, facial soap, acne soap, pimple soap
sanitary pad, sanitary towel, (pad), menstrual pad, cotton pad, reusable pad, washable pad
steam bundle, herbal steam, inhalation, steam herb
talking drum, gangan, dundun, hourglass drum, ilu gangan, kalangu, iya ilu
drum, ilu, ganga, igba ilu, (nkwa)
sekere, shekere, (maraca), gourd rattle, (shaker), bead gourd
udu, pot drum, water drum, clay drum
ogene, (gong), agogo bell, (metal gong), twin bell, double bell
balafon, xylophone, marimba, wooden keyboard
kakaki, trumpet, (horn), brass horn
oja flute, oja igbo, wooden flute, native flute, igbo flute
flute, fere, sarewa, opi
guitar, box guitar, gita
bata drum, bata ilu, omele
mortar, odo, ikwe, turmi
pestle, omo odo, omo orodo, aka odo, tabarya
mortar pestle, mortar and pestle, pounding stick
clay pot, earthen pot, earthenware pot, ikoko, ite, native pot, tukunya, mud pot, soup pot
water cooler, tulu, water pot, amu, clay cooler, ite mmiri, clay water pot, amu omi
clay, terracotta, earthenware, mud
pot, ikoko, ite, tukunya, cooking pot, saucepan
jollof pot, party pot, big pot, cooking pot, cast pot, aluminium pot, caterer pot, industrial pot
calabash, gourd, igba, ahe, oba igbo, kwarya, koko gourd
grinding stone, olo, ogbe nri, dutsen nika, milling stone, pepper stone
turner, omorogun, (spatula), wooden spoon, cooking spoon, wooden turner, orogun, (ladle), eba stick, turning stick, amala stick, (stirrer)
tray, serving tray, faranti, (platter), salver
mat, eni, tabarma, ute
sleeping mat, bed mat, raffia mat, palm mat
prayer mat, praying mat, islamic mat, prayer rug, sallaya, muslim mat
picnic mat, outing mat
basket, agbon, kwando, nkata, abo
market basket, shopping basket, lidded basket, storage basket
cushion cover, throw pillow, pillow case, pillowcase, cushion, pillow cover, throw pillow case, pillow, timutimu
table runner, (runner), table cloth, tablecloth, table cover
broom, igbale, tsintsiya, aziza
short broom, hand broom, palm frond broom
ceiling broom, cobweb broom, cobweb brush, long broom
knife, obe, wuka, mma, (blade)
kitchen knife, cooking knife, chef knife
cutlass, machete, matchet, ada, adda, mma oge
hoe, oko, fartanya, ogu, galma, farm hoe
hammer, hamma, omo owu, guduma
padlock, (lock), agadagodo, kwado, igodo
ladder, akaba, tsani, ubube
toolbox, tool box, tool case
apron, work apron, workshop apron, leather apron
adze, carving axe, gizago
solar pump, water pump, pumping machine, irrigation pump
soldering station, soldering iron
charcoal stove, coal pot, coalpot, charcoal pot, abacha stove, charcoal cooker
stove, (cooker), murhu, sitofu
gasifier stove, smokeless stove, wood stove
planter, flower pot, flowerpot, plant pot, (flower vase)
food wrap, beeswax wrap, wax wrap, reusable wrap
water bottle, drinking bottle, gourd bottle, (flask)
toothbrush, tooth brush, chewing stick, burosi
compost, compost pot, compost bin, (waste bin)
hammock, hanging bed, swing bed, (swing)
lantern, atupa, fitila, storm lantern, oriona
solar lantern, storm lantern, rechargeable lantern, solar lamp
study lamp, reading lamp, reading light, desk lamp, table lamp rechargeable, rechargeable lamp
floor lamp, standing lamp, floor light
table lamp, bedside lamp, night lamp
pendant lamp, hanging lamp, ceiling light, pendant light
lampshade, lamp shade, (lamp cover)
wall sconce, wall light, wall lamp, wall bracket
chandelier, drop light, ceiling chandelier
candle, abela, kandir, kandela, scented candle, scent candle
flood light, floodlight, security light, outdoor light, compound light
lamp, light, (ina), ina ilantiriki, (oku)
bulb, light bulb
torch, torchlight, torch light, touch light, touchlight, flashlight, flash light, rechargeable torch, tocila, tocilan
solar panel, solar charger
solar kit, solar home kit, solar system, home solar, solar power
inverter, inverta, (ups), (generator)
power bank, powerbank, portable charger, battery bank
speaker, loudspeaker, sound box, music box
earpiece, ear piece, earphone, ear phone, headphone, headset
ear bud, earbud, ear pod, earpod, air pod, airpod
bluetooth speaker, wireless speaker, portable speaker
horn speaker, megaphone, pa system, church speaker, mosque speaker, public address
radio, (redio), rediyo, rediffusion
phone, handset, mobile phone, smartphone, waya, foonu
phone amplifier, phone stand, phone holder, phone speaker
incubator, hatching machine, egg hatcher, egg incubator, hatchery
bicycle, bike, keke ologere, cycle, basukur, igwe, keke oloogere
motorcycle, motorbike, okada, achaba, babur
tricycle, keke, keke napep, keke marwa
danfo, (bus), yellow bus, lagos bus
car, moto, ugbo ala
pannier, saddle bag, motorcycle bag, okada bag, bike bag
saddle, bicycle seat, bike seat
bicycle lamp, bike light, bicycle light
bicycle basket, bike basket
cargo bicycle, cargo bike, delivery bicycle, delivery bike
hand truck, (trolley), (barrow), hand trolley
cart, market cart, (truck push)
car seat cover, seat cover, car cover
sofa, settee, couch, chesterfield, cushion chair, loveseat, love seat
armchair, easy chair, peacock chair, parlour chair
chair, aga, kujera, oche
rocking chair, rocker, nursing chair, nursing rocker
stool, apoti, sitool, kujerar zama
pouffe, ottoman, footstool, pouf, (foot rest)
bench, long chair
folding chair, palaver chair, camp chair
dining chair, table chair
table, tabili, tebur, tebul
side table, stool side, bedside table, side stool, night stand, nightstand, bedside drawer
tray table, center table, centre table, coffee table
bookshelf, book shelf, bookcase, (shelf), book rack
cot, crib, baby bed, baby cot, pikin bed
moses basket, baby basket, bassinet
quilt, duvet, blanket, coverlet, bargo
carrier cloth, baby carrier, baby back cloth, carrying baby bag, baby wrap, baby wrapper, baby sling, oja baby, (ọja), goyo, backing cloth, zanen goyo
rattle, baby rattle, (shakira)
romper, onesie, baby wear, baby suit, overall
growth chart, height chart
push cart, push along, baby walker, walker
doll, baby doll, toy baby, yar tsana, omolangidi, rag doll
toy, (ere), kayan wasa, plaything
puzzle, jigsaw, map puzzle
alphabet block, building block, abc block, toy block
ayo, ayo olopon, mancala, ncho, okwe game, oware
whot, whot card, playing card, kaati
ludo, ludo board, ludo game
draughts, checkers, dara game, draft, draft board, draught board
chess, chess set, chess board
spinning top, okoso, top toy, koso
football, soccer ball, (ball), foot ball, bọọlu, kwallo
boxing glove, boxing mitt, mitt, dambe glove
skipping rope, jump rope, skip rope, langa
kettle, keetu, (buta), tea kettle
walking stick, opa, (staff), cane stick, sanda, okpara, mkpara
hand fan, abebe, (fan), mafici, akupe, azuzu, lufefe
statue, sculpture, figurine, (carving), (figure), (bust), (ere), mutummutumi
bronze head, oba head, bronze bust, benin bronze, ife head, benin head
mask, iboju, masquerade face, egungun, mmuo mask
ibeji, twin figure, ere ibeji, twin carving, twin doll
painting, (picture), wall painting, art work, artwork, (canvas), (drawing)
wall hanging, tapestry, wall decor, wall decoration
journal, notebook, note book, (diary), jotter, writing pad
book, iwe, littafi, akwukwo, novel
cook book, cookbook, recipe book, recipe, cookery book, soup book
colouring book, coloring book, drawing book
storybook, story book, folk tale, tale, tortoise story, itan, tatsuniya
calendar, wall calendar, kalenda
primer, learner book, lesson book, (tutor)
lead, (leash), dog leash, dog chain, dog rope, dog lead
dog collar, neck belt dog, dog belt, collar
dog bed, dog mat, dog house
cat bed, cat house, cat basket
bandana, dog scarf
bird bath, bird drinker
cage, bird cage, chicken cage, keji
dog treat, dog food, dog snack, dog biscuit, pet food
gift hamper, hamper, gift basket, christmas hamper
gift box, souvenir box, package box
invitation box, invitation card, iv box, iv card, wedding iv, wedding invitation
wrapping cloth, gift wrap, wrapping paper, furoshiki
key fob, key holder, keyholder, key ring, keyring, key chain, keychain
rope tug, tug toy, dog toy
medicine, drug, remedy, oogun, magani, ogwu, (herb)
man, men, male, gent, gentleman, guy
woman, women, lady, ladies, female
child, children, kid, pikin, kids, toddler
baby, infant, newborn, omo, jariri, nwa
boy, omokunrin, yaro
girl, omobinrin, yarinya
pimple, acne, (spot), kurajen fuska
one, 1, (single)
two, 2, (pair), (double)
three, 3, (trio)
four, 4
five, 5
six, 6
seven, 7
eight, 8
nine, 9
ten, 10
twelve, 12, (dozen)
twenty, 20
litre, liter, ltr
kg, kilo, kilogram, kilogramme
gram, gramme
yard, yds, yd
`

/** Other names of the same food and drink, as in `same-goods.ts`. */
export const SAME_FOOD = `
kuli kuli, kulikuli, groundnut cake, peanut cake, groundnut cookie
garri, gari, gaari, cassava flake, eba flour
ijebu garri, garri ijebu, sour garri
yam flour, elubo, elubo isu, amala flour, amala powder, amala
poundo, poundo yam, (pounded yam flour), iyan flour
ofada rice, local rice, nigerian rice, native rice, unpolished rice
rice, iresi, shinkafa, osikapa
brown beans, honey beans, oloyin, ewa oloyin, ewa, wake, akidi
melon seed, egusi, egwusi, ground melon
locust bean, iru, dawadawa, dadawa, daddawa, iru woro, iru pete, okpei, fermented locust bean
palm kernel oil, adin, adin eyan, aki oil, ude aki
uziza, iyere
ugba, ukpaka, oil bean
ehuru, calabash nutmeg, ariwo
palm oil, red oil, epo pupa, epo, manja, nmanu, mmanu
cameroon pepper, cameroun pepper, ata gungun
pepper, ata, (ose), barkono, tatashe, chilli, chili, rodo, cayenne
suya spice, yaji, suya pepper, suya powder, tankwa, suya mix, yajin suya
crayfish, ede, oporo, ground crayfish, crayfish powder, dried shrimp
smoked fish, dry fish, dried fish, smoked catfish, dry catfish, dried catfish, eja kika, eja gbigbe, azu asa, azu ndu
catfish, eja aro, mangala
acha, fonio, hungry rice, findi
bitter leaf, bitterleaf, onugbu, ewuro, shuwaka, olubu
kilishi, kilichi, beef jerky, biltong, jerky, dried meat, dry meat
dambun nama, beef floss, shredded beef, meat floss, danbu nama, dambu
zobo, sobo, zobo leaf, hibiscus, hibiscus leaf, roselle, sorrel, bissap, isapa, yakuwa, hibiscus sabdariffa
zobo tea, zobo drink, hibiscus tea, hibiscus drink
kunu, kunun, kunun gyada, kunun zaki, kunu aya, groundnut kunu, groundnut pap
pap, akamu, ogi, (koko)
tigernut, tiger nut, aya, ofio, imumu, earth almond
chin chin, chinchin, fried dough
plantain chip, kpekere, ipekere, unripe plantain chip
plantain, dodo, ogede agbagba, boli
coffee, cofi, kofi, arabica, coffee bean, ground coffee
tea, shayi, tii
chocolate, choco, chocolate bar, dark chocolate, cocoa bar
cocoa, koko igi
date, dabino, debino, date fruit
tamarind, tsamiya, awin, icheku
groundnut, peanut, epa, gyada, ahuekere
coconut candy, coconut sweet, coconut toffee, candied coconut
coconut oil, adin agbon
coconut, agbon, kwakwa, aki oyibo
agbalumo, udara, agwaluma, african star apple, star apple, (cherry)
jam, marmalade, fruit spread
honey, oyin, zuma, mmanu anwu, mmanu anu, raw honey, pure honey, original honey, bee honey
moringa, zogale, ewe igbale, okwe oyibo, moringa leaf, moringa powder
bitter kola, orogbo, aki ilu, agbilu, namijin goro, garcinia kola, bitter cola
kola nut, (obi), goro, (oji), kolanut
ginger, atale, jinja, citta
turmeric, tumeric, kurkur, atale pupa, gangamau, curcuma
clove, kanafuru, kaninfari
black seed, habbatus sauda, habbatu sauda, black cumin, nigella, nigella sativa
black seed oil, habbatus sauda oil, black cumin oil
baobab oil, kuka oil, man kuka
baobab, kuka, ose igi
groundnut oil, vegetable oil, cooking oil, peanut oil
tea bag, teabag
spice, (seasoning), condiment, kayan miya
sweet, candy, toffee, alewa
meat, nama, eran, anu
beef, eran malu, cow meat, naman sa
fish, eja, kifi, azu
yam, isu, doya, ji
bean, wake, ewa, agwa
cassava, rogo, ege, akpu, gbaguda
onion, albasa, alubosa, yabasi
salt, iyo, gishiri, nnu
sugar, suga, sukari
food, (chop), ounje, abinci, nri
foodstuff, raw food, provision
drink, beverage, ohun mimu
snack, small chop, nibbles, finger food
`

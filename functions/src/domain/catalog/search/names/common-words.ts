/**
 * Words of English and Pidgin that are meant as they are typed, though few goods go by them; as the
 * index has them, so that they are only split.
 */
export const COMMON_WORDS = `
abacu accordion acid acorn acrylic actor adapter address adhesive adult advert aerial affordable after again age agent air
airplane aisle alarm album alcohol algae almond almost aloe along alphabet already although aluminium alway amber ambulance
amplifier anchor angel angle animal ankle anklewear ant antenna antibiotic antique anybody apple apricot apron aquarium arch area
arm armband armchair armour army aroma arrival arrow art article artist asbesto ashtray asphalt atla attach attachment attic
auction aunt author autumn available avocado award axe axle baboon baby back backdrop background backless backpack bacon badge
badger badminton bagel baggage baggy baguette bail bait baker bakery baking balaclava balance balcony bald ballet balloon ballot
ballpoint banana band bandage bandit bangle banjo bank banknote banner banquet bar barber bargain bark barley barn barrel barrier
barrow base baseball basement basil basin basketball bassinet bassoon bat bath bathing bathmat bathrobe bathroom bathtub batter
battery bay beach beacon beaker beam beanbag beanie bear beard bearing beast beat beauty beaver because bedding bedroom bedsheet
bedside bedspread bee beech beef beehive beer beeswax beetle beetroot before begin behave behind bell bellow belly below bend
beneath benefit bent beret berry beside best between beyond bib bicycle bidet bikini bill billboard billiard bin binder binding
binocular bird biro birth biscuit bishop bit bite bitter black blackberry blackboard blacksmith bladder blank blanket blazer
bleach bleaching bleed blend blender bless blind blinder blinker blister blizzard block blood bloom blossom blouse blow blower
blowing blue blueberry blunt blush blusher boar board boarding boast boat bodice body bodysuit boil boiler boiling bolster bolt
bomb bond bone bonfire bonnet bookcase booklet bookmark bookshop boom boombox boost boot booth border bore borrow boss bottom
boulder bounce bouncer bound boundary bouquet bow bowl bowler bowling bowtie boxer boxing boy bra brace bracelet bracket braid
braided braiding brain brake branch brandy brass brassiere brave bread breadbin break breakfast breast breastfeeding breath
breathe breed breeze brew brewer brewing brick bride bridge brief briefcase bright bring bristle broad broadband broccoli broken
brooch broth brother brown brownie bruise brush bubble bucket buckle bud budget buffalo buffet bug buggy build builder building
bulb bulk bull bulldozer bullet bumper bun bunch bungalow bunk bunny buoy burger burglar burn burner burning burst bury bush
business busy butcher butter butterfly buttermilk butternut button buy buyer buzzer cabbage cabin cabinet cable cabling cactu
cadet cafe cage cake calcium calculator calendar calf call calm camel camera camouflage camp camping campu can canal canary cancel
cancer candlestick candy cane cannon cannula canoe canopy canteen canva capsule captain caramel caravan carbon card cardboard
cardigan cardinal cardio care career caress cargo carnival carol carpenter carpentry carpet carriage carrier carrot carry carrying
cartoon cartridge carve cascade case cash casserole cassette castle castor casual cat catalogue catapult catch catcher caterer
catering cathedral cattle cauliflower caution cave caviar cavity ceiling celebrate celebration celery cell cellar cello cellophane
cellphone cement cemetery centimetre central centre ceramic cereal certain certificate chain chainsaw chair chalk chalkboard
challenge chamber champagne champion chandelier change changer changing channel chapel character charcoal charge charger charging
charity charm chart chase chat cheap cheaper cheapest cheat check checker checkered cheek cheer cheerful cheese cheesecake chef
chemical chemist chemistry cherry cherub chess chest chestnut chew chewable chewing chick chicken chickpea chief child chill
chiller chilli chime chimney chimpanzee chin china chino chip chipper chisel chlorine choir choke cholesterol chopper chopping
chopstick chore choru chowder chrome chronic chunk church chutney cider cigar cigarette cinema cinnamon circle circu circuit citru
city civil clam clamp clapper clarinet clasp class claw clay clean cleaner cleaning cleanser clear clever client cliff climb
climber climbing clinic clip clipboard clipper cloak cloakroom clock clog close closed closet clothesline clothespin cloud clover
clown clutch coach coal coaster coat cobbler cobra cobweb cockpit cockroach cocktail cocoa coconut code codeine codpiece coffee
coffin cognac coil coiled coin cold collage collapse collapsible collar colleague collect collector college cologne colony color
colour coloured colourful column comb combine comedy comfort comforter comic command comment committee common community companion
company compare compartment compass compete complain complex composer compress compressor computer concealer concert concrete
condiment condition conditioner conditioning condom cone confetti connect connector console constant construction contact contain
container contest contour control convert converter cook cookbook cooker cookery cookie cooking cooktop cool coolbox cooling
copier copper copy copybook coral cord cordless coriander cork corkscrew corn cornbread corner cornflake cornstarch corporate
correct corridor corrugated corset cosmetic costume cot cottage cotton couch cough could council counter country county coupe
couple coupon course court courtyard couscou cousin cover coverall coverlet cow cowboy cowhide crab crack cracker cradle craft
crafting cramp crane crank crash crate crawl crayfish crayon creak cream creamer create creative creature credit creek crepe
crescent crest crew crib cricket crime cripple crispbread crispy critic crochet crocheting crockery crocodile crooked crop croquet
cross crossbody crossbow crossword croton crow crowbar crowd crown crude cruise crumb crunch crusader crush crusher crust crutch
cry crystal cub cubby cube cubicle cucumber cuff cufflink culture cup cupboard cupcake cupid curb curd cure curl curler curling
currant current curriculum curry cursor curtain curve cushion custard custom customer cut cute cuticle cutlery cutter cutting cyan
cyclist cylinder cymbal dagger daily dairy daisy damage damp dance dancer dancing danger dare dark dart dartboard dashboard data
date daughter dawn day dead deaf deal dealer dear death debit debri debt decade decal decanter deck deckchair decking decoder
decorate decorating decorator deed deep deer defence deflector degree dehumidifier deli delicate delight delivery dell deluxe
demon denim dense dental dentist denture deodorant depend deposit depot depth derby descaler desert design designer desk desktop
dessert destiny detail detector detergent develop device devil dew diabetic dial diamond diaper diary dice dictionary diet dig
digger digging digit digital dildo dill dim dime dimmer dimple diner dinghy dining dinner dinnerware dinosaur dip diploma dipper
direct direction dirt disc disco discount disease disguise dish dishcloth dishwasher disinfectant disk dispenser display
disposable distance ditch dive diver dividend divider diving dock docking doctor document dolphin dome domestic domino dominoe
donate donkey donor donut door doorbell doorknob doormat doorstop dorm dose dot double dough doughnut dove down downlight doze
dozen draft drag dragon drain drainer drama drape draught draw drawbridge drawer drawing drawstring dread dreadlock dream dress
dresser dressing dressmaker dried drier drifter drill drilling drinking drip drive driver driveway driving drizzle drone drop
dropper drum drummer drunk dry dryer drying duck duct due duffel duffle duke dull dumbbell dummy dump dumpling duplex durian
during dusk dust dustbin duster dustpan duty duvet dwarf dye dying dynamite eagle ear earbud early earmuff earn earphone earpiece
earplug earring earth earthenware earthquake easel east easter easy eating eau echo eclipse economy edge edit editor education eel
effect egg eggbeater eggplant eggshell elastic elbow elder election electric electrical electrician element elephant elevator elf
elite embassy embellish ember embroider embroidered embroidery emerald emergency emery emotion emperor empire employ emulsion
enamel encyclopedia ending endless enemy energy engage engine engineer engrave engraved engraver engraving enjoy enough enter
entertain entire entrance entry envelope epoxy epsom equal equator equipment eraser errand error escalator escape espresso essay
essence essential estate eternal ethanol euro evening event ever every everyone everything evil exact exam examine example
excellent except exchange exciting excuse executive exercise exfoliate exfoliator exhaust exhibition exit exotic expand expander
expert explore explosive export express extend extender extension extinguisher extra extract extractor extreme eye eyebrow
eyeglass eyelash eyelet eyeliner eyepatch eyeshadow eyewear fable fabric facade face facial fact factory faded fail faint fair
fairy faith fake fall false fame familiar family famou fanny fantasy far farewell farm farmer farming farthing fascinator fashion
fast fastener fasting fat fatal fate father faucet fault favour favourite fear feast feasting feather feature federal fedora fee
feed feeder feeding feeler felt female fence fencing fender fennel fern ferret ferry fertile fertiliser fertilizer festival fever
fewer fez fibre fibreglass fiction fiddle fidget field fierce fig fight fighter figure filament file filing fill filler fillet
filling film filming filter final finance finch fine finger fingerless fingernail finish finisher fire fireman fireplace fireproof
firewood firework firm first fisherman fishing fist fit fitness fitted fitter fitting fix fixer fixture flag flame flannel flap
flapper flare flared flash flashlight flask flat flatware flavour flax flea fleece fleet flesh fleshy flicker flight flint flip
flipper float flock flood floor flooring floral florist floss flour flourish flow flower flowery flu fluffy fluid fluorescent
flush flute fly flyer flying foal foam fob focu foggy foil fold folder folding folk follow font food foodie fool foot footage
footballer footpath footprint footrest footstool footwear force forearm forehead forest forever forge forger forget forgive fork
forklift formal former formula fort fortune forward fossil fountain fowl fox foyer fracture fragile fragrance frame framed framing
frangipani freckle free freeze freezer freighter fresh freshener friar fridge fried friend friendly frightened frill fringe frock
frog front frost frosted frosting frown frozen fruit fruitcake fry fryer frying frypan fudge fuel full fully function fund funeral
fungu funnel funny fur furnace furnish furniture furry further fuse fusion future fuzzy gadget gag gain gaiter gala galaxy gallery
gallon gallop galvanized gambler game gaming gander gang gangster gap garage garden gardener gardening gargle garland garlic
garment garnet garter gas gasket gasoline gate gather gauge gauze gazebo gazelle gear gearbox gecko gelatin gem gender general
generation generator geniu genre gentle genuine geography germ geyser gherkin ghost giant giblet gift ginger ginseng giraffe
girdle girl glad gladiator glamour glance gland glare glass glassware glaze glazed glider glitter globe gloom gloriou gloss glossy
glove glow glucose glue gnome goal goalkeeper goalpost goat goatee goblet god goggle gold golden goldfish golf golfer gone gong
goose gooseberry gorilla gospel gossip govern government gown grab grace grade grader graduate graffiti grain grammar grand
granddad grandma grandpa granite granny granola grape grapefruit graph graphite grass grasshopper grate grateful grater grave
gravel gravity gravy gray graze grease greasy great green greenhouse greet greeting grenade grey griddle grief grill grille
griller grind grinder grinding grip gripper grit grocery groin groom grooming groove gross ground groundsheet group grouse grout
grow grower growing growth grub grumpy guacamole guarantee guard guava guest guide guilt guinea guitar guitarist gulf gum gummy
gun gunpowder gust gut gutter gym gymnast gypsum gypsy hacksaw haddock hail hair hairband hairbrush haircut hairdresser hairdryer
hairline hairnet hairpiece hairpin hairspray hairstyle halal half hall halogen halter hamburger hammock hamster hand handbag
handbook handbrake handcart handcuff handful handheld handicraft handkerchief handle handlebar handrail handsfree handshake
handsome handwash handwriting handy hang hanger hanging happy harbour hard hardback hardboard hardly hardware hare harm harmless
harmonica harmony harness harp harpoon harsh harvest hash haste hat hatch hatchback hatchet hate hatstand haul haunt haven hawk
hay hazard hazel hazelnut head headache headband headboard headdress header headlamp headlight headphone headrest headset headwear
headwrap healer healing health healthy hearing hearse heart hearth heat heated heater heating heaven heavy hedge hedgehog heel
height helicopter helium hell hello helmet help helper hemp hen henna herb heritage hero herring hidden hide high hiking hilariou
hill hinge hint hip hire history hit hitch hoarder hoax hob hobby hockey hog hoist holder holding hole holiday hollow holly
holster holy home homework honest honeycomb honour hood hooded hoodie hoof hook hoop hoover hope hopper horizon hormone
horror horse hose hosepipe hosiery hospital hospitality host hostel hostess hotdog hotel hotpot hound hourglass house housecoat
household housekeeper housewarming housewife housing hover hug huge hull human humble humidifier humour hump hundred hung hungry
hunt hunter hunting hurdle hurricane hurry hurt husband hush hut hybrid hydrant hydrate hydraulic hydrogen hyena hygiene hymn
hypnosi ice iceberg icebox icing icon idea ideal identity idiot idle igloo ignition ill illusion image imitation immune impact
import important impress improve incense inch incline include income increase incubator index india individual indoor industry
infant inflatable influence inform ingot inhale inhaler initial inject injection injure injury ink inkjet inland inlet inner
innocent input inquiry insect insecticide insert inside insole inspect inspector inspire install instant instead instruct insulate
insulated insulation insulin insurance intact intelligent intercom interest interior internal internet interval interview invent
inverter invest invisible invitation invite involve iodine iron ironing irregular irrigation island itch ivory ivy jack jackal
jacket jackfruit jackpot jade jaguar jail jalapeno jam jammer japan jar jargon jasmine javelin jaw jazz jealou jean jeep jell
jelly jellyfish jerk jerry jerrycan jersey jester jet jewel jeweller jewellery jewelry jigsaw jingle job jockey jogger jogging
join joiner joint joist joke joker jolly journal journalist journey jubilee judge judo jug juggle juice juicer juicing jumbo jump
jumper jumping jumpsuit junction juneberry jungle junior juniper junk jury justice jute juvenile kale kangaroo karaoke karate
kayak kebab keel keeper kennel kerb kerchief kernel kerosene ketchup kettle kettlebell key keyboard keychain keyhole keypad khaki
kick kickboard kid kidney kiln kilogram kilometre kilt kimono kin kindle king kingdom kiosk kiss kitchen kite kitten kiwi knapsack
knead knee kneel knicker knife knight knit knitted knitting knitwear knob knock knocker knot knuckle koala kosher label labelled
laboratory labour lace lacing lacquer ladder ladle lady ladybird lager lagoon lake lamb lame laminate laminated laminator
lampshade lance land landing landlord landscape lane language lantern lanyard lapa lapel lappa laptop lard larder large lasagna
lasagne laser lash lasso last lasting latch late latex lathe lather lattice laugh launch laundromat laundry lavatory lavender law
lawn lawnmower lawyer laxative lay layer lazy lead leader leaf leaflet league leak lean leap learn learning lease leash least
leather leave lecture leek leftover leg legal legend legging legume leisure lemon lemonade lens lend length lentil leopard leotard
less lethal letter lettuce level lever liar liberty library licence lick lid lie life lifebuoy lifejacket lift lifter lifting
light lighter lighthouse lightning lightweight likely lilac lily limb lime limestone limit limousine limp line linen liner linger
lingerie lining link linoleum lint lion lip lipgloss lipstick liqueur liquid liquor list listen literature litter live liver
living lizard llama load loaf loafer loan lobster local lock locker locket locust lodge loft log logo lollipop lonely longer
loofah lookout loom loop loose lorry lose loss lotion lottery lotu loud lounge lounger louse love lovely lover lower loyal lozenge
lubricant luck lucky luggage lukewarm lullaby lumber lump lunch lunchbox lung lure lush luxury lyre lyric macaroni mace machete
machine mackerel mad madam magazine maggot magic magician magnesium magnet magnetic magnifier magnifying magpie mahjong maid mail
mailbox main maize major makeover makeup malaria male malt mammal manage manager mandarin mandolin mane manger mango
manicure manila mannequin manner manor mansion mantel manual manufacturer manure map maple marathon marble march mare margarine
margin marigold marina marinade marine mariner mark marker market marketing marmalade maroon marquee marriage married marrow marry
marsh marshmallow martial marvel marzipan mascara mascot masher mask masking mason massage massager mast master mastic mat matador
match matching mate material maternity math mathematic matrix mattress mature maximum mayonnaise mayor maze meadow meal mean
meaning meanwhile measle measure measuring meatball mechanic mechanical medal media medical medication medicinal medicine meditate
meditation mediterranean meet meeting megaphone mellow melody melon melt member membrane memoir memorial memory mend menopause
mental menthol mention menu mercury mercy mere merit mermaid merry mesh mess message messenger metal metallic meter method
micro microphone microscope microwave middle midnight midwife might mighty migraine mild mile military milk milkshake mill miller
millet milliner million mimic mincer mind mine miner mineral mini miniature minimum minister mink minor mint minu minute miracle
mirror misery missile mission mist mistake mister misty mitre mitten mixer mixing mixture mobile mobility moccasin mock model
modem modern modest moist moisture molar molass mole moment monarch money monitor monk monkey monopod monster month monument mood
moody moon moose mop moped moral morning mortgage mosaic mosque mosquito moss most motel moth mother motherboard motion motivate
motor motorist motto mould mount mountain mounting mourn mouse mousepad mousetrap mousse moustache mouth mouthguard mouthpiece
mouthwash move movie mower mowing mozzarella muck mud mudguard muffin muffler mug mule multi mum mummy mump mural murder muscle
museum mushroom music musical musician musket muslin mussel must mustang mustard mutton muzzle mystery myth nacho nail naked
nametag nanny nap naphthalene napkin nappy narrate narrow nasal nation national native nature naughty nausea naval navel navigate
navy near nearly neat nebulizer necessary neck necklet neckline necktie nectar nectarine needle negative neglect neighbour neither
neon nephew nerve nervou nest net netball netting network neutral never new newspaper newt nibble nice nickel nicotine niece night
nightdress nightgown nightie nightlight nightmare nightwear nine nipple nitrate noble nobody nod noise nomad none noodle noon
noose normal north nose nostril notch note notebook notepad nothing notice notion nougat noun nourish novel novice nozzle nuclear
nude nudge nugget nuisance numb number nun nurse nursery nut nutcracker nutmeg nutrient nutrition nylon oak oar oasi oat oath
oatmeal obey object oblige oboe observe obstacle obtain occasion occupy ocean octopu odd odour offend offer office officer often
oil ointment okra olive omelette onesie onion online onlooker only ooze opal open opener opening opera operate operation
opinion opponent opportunity oppose opposite optical optician option oral orange orbit orchard orchestra orchid ordinary ore
oregano organ organise organiser organizer organza orient origami origin orphan orthopaedic osprey ostrich other otter ottoman
ounce outboard outcome outdoor outer outfit outlet outline output outside oval oven overall overcoat overlay overlocker overlook
overnight owe owl owner oxen oxide oxygen oyster ozone pacific pacifier package packaging packing pad padded padding paddle
paddling page pageant pail pain painkiller paint paintbrush painter painting pair pajama palace pale palette pamphlet pan pancake
panda panel panic pannier pansy pant panther pantry panty papaya paper paperback paperclip paperweight paprika parachute parade
paradise paraffin parakeet parallel parasite parasol parcel parchment pardon parent parental parfait park parka parking parliament
parlour parmesan parrot parsley parsnip part partial partner partridge party pass passage passenger passion passport past pasta
paste pastel pastime pastor pastry pasture patch patchwork patent path patience patient patio patriot patrol patron pattern pause
pavement pavilion paw pay payment pea peace peach peacock peak pear pearl pebble pecan pedal pedestal pedicure peel peeler peeling
peep peg pelican pellet pelt pelvi pen pencil pendulum penguin penicillin penknife pennant penny pension peony people peppercorn
peppermint pepperoni percent perch percussion perfect perform perfume perhap period permanent permit person personal pest
pesticide pesto pet petal petrol petticoat pewter pharmacy phase pheasant philosophy phonograph photo photograph photographer
photography phrase physic physical pianist piano pick pickaxe picker pickle pickled pickup picnic picture pie piece pier pierce
piercing pig pigeon pigment pigtail pike pilate pile pilgrim pill pillar pillbox pillow pillowcase pilot pimple pin pinafore
pinata pinch pine pineapple pinecone ping pink pint pinwheel pioneer pipe pipeline pirate pistachio pistol pit pitch pitcher
pitchfork pizza placard place placemat plague plaid plain plait plane planet plank planner plant planter planting plaque plaster
plastering plastic plasticine plate platform platinum play playground playhouse playing playmat playpen playstation pleasant
pleasure pleat pleated plenty plier plot plough plu pluck plug plum plumage plumber plumbing plume plunger plural plush plywood
pneumonia poach pocket podcast podium poem poet poetry point poison poker polar pole police polish polisher polishing polite
politic pollen polo polyester polythene pomegranate pompom poncho pond pony ponytail poodle pool poor popcorn popper poppy
popsicle popular population porcelain porch porcupine pore pork porridge port portable porter portfolio portion portrait position
positive possess possible post postage postal postcard poster posting postman posture pot potassium potato pothole potted
pottery potty pouch poultry pound pounder pounding pour poverty powder power practice praise pram prawn pray prayer preach preciou
predict prefer pregnancy pregnant premium prepare preschool present presentation preserve president press presser pressing
pressure pretty pretzel prevent previou prey price prick pride priest primary primer prince princess principal print printer
printing priority prism prison private prize probe problem process processor produce producer profession professor profile profit
program progress project projector promise promote prong proof proofing propane propeller proper property prophet propose prosper
protect protection protector protein protest proud prove provide prune pruner pruning psychology public publish pudding puddle
puff puffer pull puller pulley pullover pulp pulpit pulse pumice pump pumpkin punch punching puncture punish pupil puppet puppy
purchase purifier purity purple purpose purr purse pursue push pushchair pusher pushup putty puzzle pyjama pylon pyramid python
quail quarter quartz quay queen quench quest question queue quick quiet quill quilted quilting quinine quinoa quit quite quiver
quiz quota quote rabbi rabbit raby race racer racial racing rack racket radar radiator radio radish raffle raft rag rage rail
railing railway rain rainbow raincoat raindrop rainfall rainwater raise raisin rake rally ram ramp rampage ranch random range
ranger rank ransom rapid rare rash raspberry rat ratchet rate rather ratio rattan rattle rave ravioli raw ray razor reach react
read reader reading ready real realise reality really rear reason rebel receipt receive recent receptacle recess recharge recipe
recital recline recliner record recorder recover recreation recruit rectangle recycle red redcurrant reduce reed reef reel refer
referee reference refill reflect reflective reflector reform refrigerator refuge refuse regard reggae region register regret
regular regulator rehearse reign rein reindeer reject relate relation relative relax relay release relief relish rely remain
remember remind reminder remote remove remover renew rent repair repel repellent replace replica reply report reptile republic
request rescue research resent reserve residence resin resist resistance resort respect respond rest restaurant result retain
retire retirement return reusable reveal reverse review reward rhino rhubarb rhyme rib ribbon rice rich riddle ride rider riding
rifle right rim ring ringer rink rinse riot ripe ripper ripple rise risk ritual rival river rivet roach road roast roaster
roasting rob robbery robe robin robot rock rocker rocket rocking rod rodent rodeo roll roller rolling romance romantic roof
roofing rookie room roost rooster root rope rosary rose rosemary rotate rotating rotor rotten rouge rough roulette round route
router routine row rowing royalty rubber rubbish ruby rucksack rudder ruffle rug rugby rugged ruin rule ruler rum rumba rumble
rumour runner running runway rural rush rust rustic rusty rye sabre sachet sack sacrifice sad saddle safari safe safety saffron
sage sail saint salad salami salary salmon salon saloon salsa salt salute sample sand sandal sandalwood sandbag sandbox sander
sanding sandpaper sandpit sandwich sanitary sanitize sanitizer sapphire sardine sari sarong sash satchel satellite satin satisfy
satsuma saturn sauce saucer sauna sausage save saver saving saviour savoury saw saxophone scaffold scaffolding scale scallop scalp
scalpel scan scandal scanner scar scarce scare scarecrow scarf scarlet scatter scene scenery scent schedule scheme scholar school
science scientific scientist scissor scold scone scoop scooter scope scorch score scorpion scouring scout scrabble scramble scrap
scrapbook scrape scraper scratch scratcher scream screen screener screw screwdriver scribble scribe script scroll scrotum scrub
scrubber scrunchie sculptor sculpture scythe sea seafood seagull seal sealant sealer sealing seam seaside season seasoning seat
seatbelt seating seaweed second secret secretary section sector secure security sedan seed seedling seesaw seize seldom select
self seller semi semolina senate senator send senior sensation sense sensitive sensor sentence separate sequel sequence sequin
seriou sermon serpent serum servant serve server service serviette serving sery sesame session settle seven sever sew sewage sewer
sewing sextant shabby shack shackle shade shadow shaft shake shaker shaking shale shall shallow shame shampoo shandy shank shanty
shape shapewear share shark sharp sharpener shatter shave shaver shaving shawl shear sheath shed sheep sheepskin sheer sheet shell
shellfish shelter shelve shelving shepherd sheriff sherry shield shift shimmer shin shine shiny ship shipping shirt shiver shock
shocker shoebox shoehorn shoelace shoemaker shoot shooter shooting shop shopper shopping shore short shortage shortbread shot
shotgun should shoulder shout shove shovel showcase shower shrapnel shred shredder shrimp shrine shrink shrub shrug shuffle shut
shutter shuttle shuttlecock shy sibling sick sickle side sidewalk siege sieve sift sigh sight sign signal signature silence silent
silicon silicone silk silky silly silver silverware simmer simple simulate since sincere sing singer singing single singlet sink
sinker sip siren sisal sister sit sitter sitting situation six skate skateboard skater skating skeleton sketch sketchbook skewer
ski skier skiing skill skillet skin skincare skinny skipper skirting skittle skull sky skylight slab slack slam slang slant slap
slate slaughter slave sled sledge sledgehammer sleek sleep sleeper sleeping sleepwear sleeve sleeveless slender slice slicer
slicing slide slider slight slim slime slimming sling slip slipcover slit slogan slope slot slow sludge slug slum smack small
smart smartphone smartwatch smash smear smell smelt smile smith smock smoke smoked smoker smoking smooth smoothie smuggle
snack snail snake snap snapback snare snatch sneaker sneeze sniff snip snooker snooze snore snorkel snorkeling snow snowball
snowboard snowman snuff snug soak soaker soapbox soar sob soccer social sock socket soda sodium soft softball softener soil solar
solder soldering soldier sole solid solo solution solve some somebody someone son sonic soon sore sorrow sorry sort soul sound
soundbar soundtrack soup sour source south souvenir sow soy soya spa space spacer spaciou spade spaghetti spanking spanner spare
spark sparkle sparkler sparkling sparrow spatula spawn spear special specialist specimen speck spectacle spectrum specy speech
speed speedboat spell spelling spend sphere spice spicy spider spike spill spin spinach spine spinner spinning spiral spirit
splash splint splinter split spoil spoke sponge sponsor spool spoon sport sportswear spot spotlight spout sprain spray sprayer
spraying spread spreader spring sprinkle sprinkler sprint sprout spy squad square squash squat squeak squeeze squeezer squid
squirrel stab stable stack stacker stadium staff stage stagger stain stainless stair staircase stake stale stalk stall stallion
stammer stamp stand standee standing staple stapler star starch stare starfish start starter starve state statement static station
stationery statistic statu statue stay steak steal steam steamed steamer steaming steel steep steer steering stem stencil step
stereo sterile steriliser sterilizer stern steroid stethoscope stew stewed stick sticker sticky stiff stiletto still stimulate
sting stink stir stirrer stirrup stitch stitching stock stocking stoker stomach stone stool stop stopper stopwatch storage store
storing storm story stout stove straight straightener strain strainer strand strange stranger strap strapless strapping strategy
straw strawberry streak stream streamer street strength stress stretch stretcher stretching strict strike striker string strip
stripe striped stripper strive stroke stroll stroller strong struggle stubborn stud studded student studio study stuffing stumble
stump stun stunt stupid sturdy style stylu submarine submit subscribe substance subtle suburb subway succeed success suck suction
sudden suede sugar suggest suit suitable suitcase sultan sultana summer sumo sun sunbed sunblock sunburn sundae sunday sundial
sundress sunflower sunglass sunhat sunlight sunny sunrise sunscreen sunset sunshade sunshine suntan super supper supplement supply
support suppose supreme sure surf surface surfboard surfer surfing surge surgeon surgery surgical surprise surrender surround
survey survive sushi suspect suspend suspender swab swallow swamp swan swap swarm swatch swear sweat sweatband sweater sweatpant
sweatshirt sweep sweeper sweeping sweetcorn sweetener swell swelling swift swim swimmer swimming swimsuit swimwear swing swipe
swirl switch swivel sword syllable symbol sympathy symphony symptom synthetic syringe syrup system tablecloth tablespoon tablet
tableware tackle taco tact tactic tadpole taffeta tail tailor tailoring takeaway talc talcum talent talk tall tambourine tame
tampon tandem tangerine tangle tango tank tanker tankini tannin tantrum tap tapa tape tapestry tar target tarp tarpaulin tart
tartan task tassel taste tattoo tavern tax taxi teach teacher teacup teak teakettle team teapot tear tease teaspoon technical
technician technique technology teddy tee teen teenage teether teething telegram telephone telescope television temper temperature
temple temporary tempt ten tenant tend tender tendon tenni tension tent term termite terrace terrarium terrible terrier terror
test textbook textile texture than thank thatch theatre theft theme then theory therapy therefore thermal thermo thermometer
thermostat thesi thi thick thief thigh thimble thin think thinner third thirst thirsty thistle thong thorn though thoughtful
thousand thread threat threshold thrill thriller throat throne through throughout throw thrower thrust thumb thunder thyme thyroid
tiara tick ticket tickle tide tidy tie tier tiger tight tile tiler tiling tilt timber time timepiece timer timid tinfoil tinsel
tint tiny tip tipper tired tissue titanium title toast toaster toasting tobacco toddler toe toffee tofu together toilet toiletry
token tolerate toll tomato tomb tome tomorrow tone toner tong tongue tonic too tool toolkit tooth toothbrush toothpaste toothpick
top topic topper torch tornado torpedo tortilla tortoise torture toss tote touch tough tour tourist tow toward towel tower town
toxic trace tracer track tracker tracksuit traction tractor trade trader tradition traffic tragedy trail trailer train trainer
training tram tramp trampoline transfer transform transformer transistor translate translator transmitter transparent transport
trap trapdoor trapeze trash travel traveler traveling traveller travelling trawler tray treadmill treasure treat treatment tree
trekking trelli tremble trench trend trial triangle tribe tribute trick tricycle trigger trimmer trimming trinket trio trip tripod
trivet trolley trombone troop trophy tropical trouble trough trouser trout trowel truce truck true truffle trumpet trunk trust
truth try tub tube tubing tuck tucked tug tugboat tulip tulle tumble tumbler tumour tuna tune tuner tunic tunnel turban turbine
turf turkey turmeric turner turning turnip turnover turntable turquoise turtle tusk tutor tuxedo tweed tweet tweezer twelve twenty
twice twig twilight twin twine twist twister type typewriter typical tyrant ugly ukulele ulcer ultra umbrella umpire unable
unbelievable uncle under underarm undercoat underground underlay underpant undershirt understand undertaker underwear undo undress
unicorn uniform union unisex unit unity universe university unknown unless unlock until upholstery upon upper upset upside upstair
upward urban urge urgent urine urn usual usually utensil utility vacancy vacation vaccine vacuum vague vain valentine valley
valuable value valve vampire van vandal vanilla vanish vanity vaporizer vapour variety variou varnish vary vase vaseline vault
veal vegan vegetable vegetarian vehicle veil vein velvet vendor veneer venison vent ventilator venue verb verdict verse version
vertical very vessel vest vet veteran via vibrate vibrator victim victory video view village vinegar vintage vinyl viola violent
violet violin violinist viper virgin virtue viru visa visit visitor visor vital vitamin vivid vocal vodka voice volcano volleyball
volt volume volunteer vomit vote voucher vow voyage vulture wader wafer waffle wage wagon waist waistband waistcoat waiter
waitress wake walk walker walking wall wallet wallpaper walnut walru waltz wander want wanted war warden wardrobe warehouse warm
warmer warming warn warning warrior wart wash washable washbasin washbowl washcloth washer washing washroom wasp waste watchman
water watercolour waterfall watering watermelon waterproof watt wave wavy wax waxing weak wealth weapon wear wearing weather weave
weaver weaving webcam website wedding wedge weed weeding week weekend weekly weep weighing weight weird welcome weld welder
welding wellbeing wellington west wetsuit whale wheat wheel wheelbarrow wheelchair while whip whipped whisk whisker whisky whisper
whistle white whiteboard whitener whitening whole wholesale whom whose why wick wicked wicker wide widow width wield wife wig
wiggle wild will willow wimple winch wind windbreaker winder windmill window windscreen windshield wine wing winner winter wipe
wiper wire wiring wisdom wise wish witch wither without witness wizard wok wolf wonder wood wooden woodwork wool woollen word work
workbench workbook worker workman workout worksheet workshop worktop workwear world worm worry worse worship worth would wound
woven wrapper wrapping wreath wreck wrench wrestle wrestler wrestling wrinkle wrist wristband wristwatch writer writing wrong
yacht yam yard yarn yawn year yearly yeast yellow yellowish yesterday yield yoga yoghurt yogurt yoke yolk young youngster youth
zebra zero zest zinc zip zipper zirconia zither zodiac zombie zone zoo zookeeper zucchini
`

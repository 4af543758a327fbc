/** Words of English and Pidgin that are meant as they are typed, though few goods go by them. */
export const COMMON_WORDS = `
age air alarm animal arm army art back balance band bank bar barber barrow base bath battery beach beard
beer bell bend best bird birth black blank bleach block blood blow blue board boat body bone boss bow
boys brain branch bread break breast brick bride bridge bright broken brother brown brush bucket bud
build bull butcher button buy cable camera camp can card care carve case cash casual catch ceiling cell
chain chair change charge chart cheap cheese chef chest chick chief chin church circle city class clay
clean clear climb clip clock close cloud coach coal coat coffee coil coin cold college color colour
coloured comfort compass computer concert contact control cook cool copper copy cord cork corn corner
cotton couple court cover cow crack craft crash crate crop cross crown crystal culture cup cure curl
curtain curve custom cut cute daily dance dark daughter day deal deep deer delivery dental desert desk
detail diamond diet dinner dish display doctor door double dozen draft dress drill drive driver drop dry
dust ear early earth east edge egg elbow electric elephant engine evening exercise eye face factory fair
family farm farmer fashion fast fat father feast feather fence fever field file film filter finger fire
fit fix flag flame flash flat flavour flesh float flood floor flow flower fluid foam fold folding follow
foot force forest fork formal frame free freezer friend frog front frozen fruit fuel fur game garage
garden garlic gas gate gentle ghost gift ginger girl glass glove glow glue goat gold golden grain grand
granite grape grass gravy gray great green grey grill grind grip ground group grow growth guard guest
guide gum hair half hall hand handle handy hang hard harvest head health heart heat heel height help hen
herb hero hide high hill holder hole holiday home hook horse hospital hotel house human hunter hurt
husband ice image indoor infant ink insect inside iron island jacket jar jeans job join joint judge
juice jump key kick kitchen kite knee knife knit label lace ladder lake lamb land lantern last laundry
lawn lazy leaf leather leg lemon lens letter lid life lift light lime line linen liner lion lip liquid
list liver load loan lock log love lunch machine magic mail main male marble mark market marriage mask
massage master match material meal measure medical melon memory metal middle milk mill mind mini mint
mirror mobile model money monkey month mood moon morning mosque mosquito mother motor mountain mouse
mouth mud muscle museum mushroom music nail narrow neck needle nest net night noise north nose nurse nut
ocean office oil onion orange organ outdoor oven owl paint palace pan paper parent park parlour part
passport pasta pastor path patient pattern pay peace pearl peel pen pencil people pet photo piano pig
pigeon pillow pilot pin pink pipe place plain plait plant plaster plastic plate play pocket point police
polish pool port portrait post potato powder power pregnant press price prince print prize pump puppy
purple quick quiet rabbit race rack rain ram rat raw razor reading ready rear red relax relief repair
rest ribbon rice rich ride right river road roast robe robot rock roll roof room root rope rose rough
round row rug rust sack safe sail salad sand sauce scale scarf school science scissor screen screw sea
seal season seat secret seed shade shape sharp sheep sheet shell shield shine ship shirt shoulder shower
side silk sink sister skin sleep slim smoke smooth snail snake soft soil soldier son soup south space
spare spark spicy spin spine spirit spoon spray spring square stage stair stamp stand standing star
station steam steel stem step stick sticky stone store storm stove straight strap straw street stretch
string stripe student study style suit summer sun sunday sunny supply support surface swim switch
tablet tail tailor tall tank tap tape target taste taxi teacher team tear teen teeth temple tennis tent
test thread throat throw ticket tie tiger tile timber time tissue toe toilet tomato tongue tonic tooth
top torch touch tour towel tower town track trade trail train travel treat tree trip truck trunk tube
turkey turtle twin umbrella uncle under uniform unit upper urban van velvet view village vinegar voice
walk wall warm wash waste water wave wax wedding weed week weight west wheat wheel whip whisky white
wide wife wild wind window winter wipe wire wood wool work world worm wound wrist yard year yellow young
youth zip zoo
`

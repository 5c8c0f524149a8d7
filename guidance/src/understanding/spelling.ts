/**
 * One word for another before anything is looked for: contractions without their apostrophe, chat spellings, and the
 * misspellings of words that matter in danger. Both sides are single words; the right side may be several.
 */
const CORRECTIONS = `
hes=he is|shes=she is|theyre=they are|im=i am|ive=i have|whats=what is|wheres=where is|thats=that is|theres=there is
id=i would|hed=he would|weve=we have|youre=you are|hows=how is|whos=who is|theyve=they have|iam=i am|couldve=could have
w=with|totaly=totally|completly=completely|definatly=definitely|cannot=cant|wnt=wont|cnt=cant|dosent=doesnt|doesent=doesnt|dosnt=doesnt|aint=isnt|havnt=havent|didint=didnt
gonna=going to|wanna=want to|gotta=have to|gunna=going to|kinda=kind of|lemme=let me|outta=out of|cuz=because|coz=because
cos=because|bc=because|bcoz=because|u=you|ur=your|r=are|pls=please|plz=please|b4=before|thru=through
tho=though|abt=about|thx=thanks|ppl=people|smth=something|rn=right now|asap=now|alot=a lot|dunno=dont know|idk=dont know
2day=today|tmrw=tomorrow|tonite=tonight|nite=night|wud=would|cud=could|shud=should|plss=please|wat=what|wats=what is
mum=mom|mummy=mom|mommy=mom|mam=mom|mama=mama|daddy=dad|hubby=husband|hubs=husband|dh=husband|missus=wife|bf=boyfriend
nappies=nappy|diapers=nappy|diaper=nappy|nappys=nappy|dipers=nappy|diper=nappy|daiper=nappy|napppy=nappy|pampers=nappy
bubs=baby|bub=baby|bubba=baby|bubby=baby|babe=baby|bby=baby|bebe=baby|babys=baby|ds=son|dd=daughter|babay=baby|baybe=baby
newborns=newborn|newbornd=newborn|newbown=newborn|neborn=newborn|todler=toddler|toddlr=toddler|todddler=toddler|lo=baby
preschooler=preschooler|kiddo=kid|kiddos=kids|childs=child|sons=son|daughters=daughter|toddlers=toddler|chlid=child
doughter=daughter|dauhter=daughter|daugther=daughter|duaghter=daughter|kids=kids
yr=years|yrs=years|mth=months|mths=months|mnth=months|mnths=months|mos=months
mo=months|wk=weeks|wks=weeks|dys=days|hr=hours|hrs=hours|min=minutes|mins=minutes
sec=seconds|secs=seconds|yo=years old|yro=years old|mold=months old|months=months
fevr=fever|fevver=fever|feaver=fever|fevers=fever|feverish=feverish|fevar=fever|feber=fever|temprature=temperature
temperture=temperature|tempature=temperature|tempreture=temperature|tempurature=temperature|tmp=temp
termometer=thermometer|thermomter=thermometer|thermometor=thermometer|thermometr=thermometer|farenheit=fahrenheit
menengitis=meningitis|meningitus=meningitis|menigitis=meningitis|meningites=meningitis|minengitis=meningitis
siezure=seizure|seziure=seizure|seizer=seizure|siezures=seizure|ceizure=seizure|seisure=seizure|seizures=seizure
seizuring=seizure|seizing=seizure|convulsing=seizure|convulsion=seizure|convulsions=seizure|convulsed=seizure|siezing=seizure
convulsive=seizure|fitting=fitting|breathin=breathing|breating=breathing|brething=breathing|breathng=breathing
breething=breathing|breatheing=breathing|breaths=breaths|breathes=breathes|brething=breathing|breath=breath|breth=breath
vommit=vomit|vommiting=vomiting|vomitting=vomiting|vomitted=vomited|vomting=vomiting|vommited=vomited|vommitting=vomiting
vomitin=vomiting|thowing=throwing|throwin=throwing|trew=threw|diarhea=diarrhea|diarrhoea=diarrhea|diarreah=diarrhea
diarrea=diarrhea|diareah=diarrhea|diarrhoae=diarrhea|diaria=diarrhea|diorrhea=diarrhea|dioreah=diarrhea|dehidrated=dehydrated
chocking=choking|chokin=choking|chocked=choked|choaking=choking|choaked=choked|chokeing=choking|chokking=choking
swalowed=swallowed|swollowed=swallowed|swallowd=swallowed|swallled=swallowed|swollow=swallow|swalow=swallow|swalled=swallowed
unconcious=unconscious|unconsious=unconscious|unconscious=unconscious|uncoscious=unconscious|concious=conscious
unresponsve=unresponsive|unresponive=unresponsive|lethargc=lethargic|lethergic=lethargic|lathargic=lethargic|floopy=floppy
letargic=lethargic|flopy=floppy|bleedin=bleeding|bleding=bleeding|blood=blood|bloodd=blood|hurst=hurts|suiside=suicide
suacide=suicide|suicde=suicide|sucide=suicide|suicidle=suicidal|overdosed=overdosed|od=overdose|oded=overdosed
grey=gray|greyish=gray|grayish=gray|bluish=blue|blueish=blue|yellowish=yellow|whitish=white|purplish=purple
reddish=red|purpley=purple|bluey=blue|tyres=tires|colour=color|coloured=colored|colours=colors|tumor=tumour
faeces=poop|feces=poop|stool=poop|stools=poop|poo=poop|poos=poop|poops=poop|pooped=pooped|pooed=pooped|pooing=pooping
pooping=pooping|bm=poop|bms=poop|turd=poop|motions=poop|poopy=poop|latrine=poop|potty=potty
wee=pee|wees=pee|weed=weed|weeing=peeing|weeed=peed|urine=pee|urinate=pee|urinated=peed|urinating=peeing|pees=pee|piss=pee
pissed=pissed|wetting=wetting|tinkle=pee|susu=pee|weeweed=peed|stomache=stomach|stomack=stomach|stumach=stomach
stomachache=stomach ache|tummy=belly|tum=belly|abdomen=belly|abdominal=belly|stomach=belly|bellys=belly|tummies=belly
tummyache=belly ache|tumy=belly|abdomin=belly|bellyache=belly ache|headaches=headache|headach=headache|hedache=headache
tylanol=tylenol|tylonol=tylenol|tylenal=tylenol|tynelol=tylenol|tynenol=tylenol|acetominophen=acetaminophen
acetaminophin=acetaminophen|acetominophin=acetaminophen|paracetemol=paracetamol|paracetmol=paracetamol|parecetamol=paracetamol
paracitamol=paracetamol|paracetomol=paracetamol|calpole=calpol|capol=calpol|ibuprofin=ibuprofen|ibuprophen=ibuprofen
ibrufen=ibuprofen|ibprofen=ibuprofen|brufen=ibuprofen|ibuprofeno=ibuprofen|iboprofen=ibuprofen|nurofin=nurofen
neurofen=nurofen|benedryl=benadryl|benedril=benadryl|benadril=benadryl|benydryl=benadryl|benadyl=benadryl|asprin=aspirin
aspirine=aspirin|asprine=aspirin|melatonine=melatonin|meletonin=melatonin|melitonin=melatonin|antibiotics=antibiotic
alergic=allergic|allergick=allergic|alergy=allergy|allegic=allergic|anafilaxis=anaphylaxis|anaphalaxis=anaphylaxis
anaphylactic=anaphylaxis|anaphilaxis=anaphylaxis|epipen=epipen|jaundise=jaundice|jaundiced=jaundice|jondice=jaundice
jaundis=jaundice|juandice=jaundice|batery=battery|batteries=battery|battry=battery|battary=battery|battries=battery
magnents=magnets|magnits=magnets|bruse=bruise|bruises=bruise|bruised=bruise|bruising=bruise|brused=bruise|brusie=bruise
blisterd=blister|blisters=blister|blistered=blister|blistering=blister|blistery=blister|scolded=scalded
boyling=boiling|drownded=drowned|drownd=drowned|electricuted=electrocuted|electrocuated=electrocuted|poisin=poison
poisen=poison|posion=poison|poisoned=poisoned|carbonmonoxide=carbon monoxide|monoxyde=monoxide|hipothermia=hypothermia
wheezy=wheezing|wheeze=wheezing|wheezes=wheezing|weezing=wheezing|weezy=wheezing|wheasing=wheezing|wheezin=wheezing
pertusis=pertussis|asma=asthma|astma=asthma|ashma=asthma|inahler=inhaler|ventalin=ventolin|croupy=croup|coup=croup
stomoch=belly|testical=testicle|testicals=testicle|testicles=testicle|testes=testicle|testis=testicle|scrotal=scrotum
lips=lips|moniter=monitor|formular=formula|fomula=formula|blankie=blanket|blankets=blanket|blanky=blanket|pillows=pillow
matress=mattress|coslep=cosleep|cosleeping=cosleep|cosleeps=cosleep|bedsharing=bedshare|bedshares=bedshare
hospitle=hospital|emergancy=emergency|docter=doctor|doc=doctor|paediatrician=pediatrician|paed=pediatrician|ped=pediatrician
hieght=height|wieght=weight|anorexia=anorexic|bulimia=bulimic|depresed=depressed|hallucinations=hallucinating
wierd=weird|inconsolible=inconsolable|unconsolable=inconsolable|hystericaly=hysterically|scremaing=screaming
screming=screaming|screeming=screaming|cryin=crying|cryin=crying|sleepin=sleeping|shakin=shaking|shivring=shivering
eatin=eating|drinkin=drinking|feedin=feeding|latchin=latching|wakin=waking|nosebleeds=nosebleed|vaccination=vaccine
vaccinations=vaccine|vaccines=vaccine|vacine=vaccine|vacines=vaccine|jabs=vaccine|jab=vaccine|immunisations=vaccine
immunizations=vaccine|immunisation=vaccine|immunization=vaccine|vax=vaccine|vaccinated=vaccine|imms=vaccine|jags=vaccine
hydrogel=gel|orbies=orbeez|orbeeze=orbeez|orbee=orbeez|pacifer=pacifier|dummy=pacifier|binky=pacifier|paci=pacifier
soother=pacifier|cot=crib|cots=crib|cribs=crib|couch=sofa|settee=sofa|sofas=sofa|pram=stroller|buggy=stroller
pushchair=stroller|thrice=3 times|twice=2 times|tabs=tablets|tablet=tablets|pill=tablets|pills=tablets|meds=medicine|medication=medicine
medications=medicine|medicines=medicine|med=medicine|dosage=dose|doses=dose|dosing=dose|dosed=dose|prem=premature
preemie=premature|premie=premature|childminder=nanny|uncontrollably=nonstop|continuously=nonstop
constantly=nonstop|continously=nonstop|continuous=nonstop|incessantly=nonstop|lastnight=last night|sux=sucks
seisures=seizure|waek=wake|wakeing=waking|waken=wake|nt=not|blu=blue|struggeling=struggling|strugling=struggling|stif=stiff|stiffneck=stiff neck|limpy=limp|bleeded=bled|hart=heart|faver=fever|poisond=poisoned|unwel=unwell|sik=sick|hes=he is|shs=she is|babby=baby|cryed=cried|droling=drooling|hurtin=hurting|screamin=screaming|bitted=bitten|poop=poop|kidnaped=kidnapped|puked=puked|rly=really|n=and|wheres=where is|preganant=pregnant|cutted=cut|fallen=fallen|chock=choke|chok=choke|weezes=wheezing|mins=minutes|ambulence=ambulance|temperatur=temperature|lumpy=lump|unwell=unwell|poorly=poorly|sickk=sick|puking=puking|pukeing=puking
`

export const CORRECTED: ReadonlyMap<string, string> = new Map(
  CORRECTIONS.trim()
    .split(/[|\n]/)
    .map((pair) => pair.split('=') as [string, string]), // each pair above has exactly one '='
)

/** Long words of danger that one slip of the finger must not hide. */
export const DANGER_WORDS = `
breathing breathe breathless vomiting vomited seizure swallowed swallow battery magnets bleach choking choked bleeding
unconscious unresponsive floppy lethargic meningitis diarrhea dehydrated dehydration newborn headache allergic allergy
peanut tylenol paracetamol acetaminophen ibuprofen benadryl melatonin aspirin suicide suicidal overdose poison poisoned
jaundice purple bruise blister scalded drowned drowning electrocuted twitching testicle hernia wheezing stridor grunting
gasping sunken infected concussion fracture swelling swollen temperature thermometer formula blanket swaddle swaddled
cannabis edibles nicotine alcohol monoxide scorpion raccoon strangled molested abused kidnapped possessed hallucinating
postpartum depressed babbling collapsed fainted drowsy confused burning shivering trembling screaming umbilical
toddler daughter mushroom detergent medicine tablets pregnant asthma inhaler pertussis whooping vaccine constipated
lifeless twitchy stiffness drooling swelled sleepy stopped tongue injured
`
  .trim()
  .split(/\s+/)

/** Real words one letter away from a danger word: never "repaired". */
export const REAL_WORDS: ReadonlySet<string> = new Set(
  `cooking cooked breeding shallow breach bleached breather breathed breathy sloppy cruise mellow buttery magnet poisons
crowned frowned growing grasping granting blisters fractures lister swallows stopper stopped topped swapped chopped
slopped dropped shopped propped cropped stepped diseased depressing stooped strangler confuse confusing infect blankets
turning burning burping sleepy sleeps sleep screening streaming creaming steaming dreaming medicines injures insured
tongues steady fainting painted tainted feinted shivers feeding breading bleating pleading bleeping weeping collapses
formal formulas formula poisoned abuses amused accused alcohols toddlers daughters whopping shopping hopping chopping
drooping dropping drool dwelling spelling smelling swelling shelling swirling spleen toggle fitting vaccines vomits
pulling choosing coking stoking joking poking smoking spoking evoking chocking broking suicides twitches hernias peanuts
infants whipping waddle twaddle swaddles saddled straddled waddled addled paddled doddle cuddled huddled muddled batter
batteries flattery mattery headaches headachy trembles tumbling rumbling grumbling purples blister blinker bluster
glister hoppy poppy flappy choppy floppier allergies allergen pregnancy swollen stolen sunk drunken sudden shrunken
browsing drowsing drowsily growling drown crowning browning frowning scolded scaled scald sealed screamed creaming
toddles bleaches beach preach peach edible inhale inhaled inhales mushrooms tablet table vaccinated stiffens grunts
grunted hunting bunting punting runting shunting stunting fronting printing grinding
`
    .trim()
    .split(/\s+/),
)

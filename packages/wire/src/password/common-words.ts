/** What passwords are commonly made of, in small letters without accents: passwords as such, names, and words of four languages. */
export const COMMON_WORDS: readonly string[] = `
password passwort passwd pass motdepasse mdp parola parolachiave kennwort losung secret segreto geheim geheimnis
login admin administrator administrateur amministratore root user username guest test tester testing demo default
change changeme letmein opensesame access enter entrance welcome willkommen bienvenue benvenuto hello hallo bonjour salut
ciao buongiorno servus hola aloha iloveyou ilove loveyou love lover ichliebedich liebe jetaime amour tiamo amore teamo
forever always never whatever nothing something trustno trust please merci danke grazie thanks yes

qwerty qwertz azerty asdf zxcv abc abcd abcde xyz correcthorsebatterystaple correct horse battery staple

michael michelle jennifer jessica ashley amanda daniel daniela andrew andrea andreas matthew matthias joshua robert roberta
thomas william charles charlie jordan hunter george martin martina nicole nicola natalie natasha samantha alexander alexandra
alex alessandro alessandra anthony antonio antonella francesco francesca giuseppe giovanni giulia giorgio marco mario maria
marie sophie sofia stefan stefano stefanie stephanie sabrina sandra sarah laura lisa lena lukas luca leonardo lorenzo
julia julian julien juliette pierre philippe camille chloe manon nathalie nicolas olivier sebastian bastian christian
christine christina christopher chris david peter paul patrick patrizia simon simone valentina vanessa victoria viktoria
anna anne hannah emma elena elisabeth elizabeth barbara claudia katharina catherine karin monika angela angelo bernd
dieter heinz helmut hans juergen klaus wolfgang werner frank markus tobias florian maximilian max felix ben tom tim jan

mama papa mother father mutter vater madre padre maman brother sister bruder schwester baby girl boy bitch princess
prinzessin principessa princesse prince queen king koenig regina angel engel angelo ange darling schatz schatzi tesoro
cherie doudou sweetheart honey sugar cookie candy chocolate chocolat schokolade cioccolato coffee kaffee pizza pasta banana
orange apple cherry peanut butter cheese bread beer bier wine whisky vodka pepper ginger cinnamon vanilla

dragon drago drache dragonball monkey tiger tigre lion loewe panther leopard eagle adler falcon hawk wolf bear baer
shark dolphin whale horse pferd cavallo cheval kitten kitty cat katze gatto dog hund cane chien puppy bunny rabbit hase
mouse maus chicken turtle snake spider butterfly schmetterling papillon farfalla unicorn einhorn phoenix pony duck frog

sunshine sonnenschein sonne sole soleil sunny sun moon mond luna lune star stern stella etoile stars sky himmel cielo
rainbow regenbogen summer sommer ete estate winter inverno hiver hivers spring fruehling printemps primavera autumn
herbst autunno automne flower blume fiore fleur rose rosa lily daisy violet jasmine garden forest ocean river mountain
fire feuer fuoco water wasser storm thunder lightning snow snowball ice diamond crystal silver silber gold golden
black schwarz nero noir white weiss bianco blanc red rot rosso rouge blue blau azzurro bleu green gruen verde vert
yellow gelb giallo jaune purple pink

monday montag lunedi lundi tuesday dienstag martedi mardi wednesday mittwoch mercoledi mercredi thursday donnerstag
giovedi jeudi friday freitag venerdi vendredi saturday samstag sabato samedi sunday sonntag domenica dimanche january
januar gennaio janvier february februar febbraio fevrier march maerz marzo mars april aprile avril may mai maggio june
juni giugno juin july juli luglio juillet august agosto aout september settembre septembre october oktober ottobre octobre
november novembre december dezember dicembre decembre christmas weihnachten natale noel birthday easter

football fussball calcio soccer baseball basketball hockey tennis golf rugby cricket volleyball ski runner racing formula
liverpool arsenal chelsea manchester united barcelona realmadrid juventus milan inter napoli roma bayern dortmund schalke
marseille yankees cowboys lakers steelers ranger rangers ronaldo messi zidane

superman spiderman batman ironman hulk wonder hero heroes ninja samurai pirate wizard magic magician merlin gandalf frodo
hobbit starwars starwar skywalker vader yoda jedi matrix neo startrek trekkie pokemon pikachu mario zelda sonic minecraft
fortnite roblox warcraft starcraft counterstrike callofduty fifa playstation nintendo xbox gamer gaming game games gioco
spiel jeu player killer sniper soldier warrior knight hunter shadow ghost demon devil satan hell heaven god jesus christ
allah buddha bible church master mistress boss chief captain general doctor teacher student lehrer schule school ecole
scuola college university

computer ordinateur laptop internet network server windows microsoft apple macintosh linux ubuntu google gmail yahoo
hotmail facebook instagram twitter youtube tiktok whatsapp amazon netflix samsung nokia iphone android mobile phone
telefon telefono handy office work arbeit lavoro travail money geld soldi argent dollar euro bank business company

mercedes porsche ferrari lamborghini bmw audi volkswagen corvette mustang camaro chevrolet chevy toyota honda yamaha
harley davidson ducati kawasaki suzuki peugeot renault citroen fiat

america american england london paris france deutschland germany berlin muenchen munich hamburg koeln wien vienna zuerich
zurich schweiz suisse svizzera italia italy europa europe canada australia newyork california texas dallas chicago boston
austin denver phoenix orlando mexico brasil china japan tokyo india russia moscow africa

freedom freiheit liberta liberte peace frieden pace paix happy gluecklich felice heureux smile laugh life leben vita vie
dream traum sogno reve hope hoffnung speranza espoir lucky glueck fortuna chance friend friends freund freunde amico amici
ami amis family familie famiglia famille house haus casa maison home sexy sex fuck fucker fuckyou shit asshole stupid
crazy cool super great best number one first last new old big small little hot cold sweet cute beautiful bella handsome
perfect power strong fast speed turbo rocket metal rock music musik musica musique guitar piano drums metallica nirvana
slipknot eminem beatles blink green day

agricola furrow creatures allcreaturesbigandsmall allcreatures bigandsmall farm farmer farmers familyfarm bauer bauern
bauernhof contadino fattoria ferme fermier boardgame boardgames brettspiel gioco da tavolo jeudeplateau grain wheat weizen
sheep cattle boar plough pflug aratro charrue
`
  .split(/\s+/)
  .filter((word) => word.length >= 3);

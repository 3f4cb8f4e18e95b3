/** The commonest passwords of ten characters or more, and the words that others are made of by adding digits. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `1234567890 0123456789 12345678910 123456789a 123456789q 1234567891 0987654321 9876543210 1q2w3e4r5t 1q2w3e4r5t6y
  1qaz2wsx3edc qazwsxedcrfv qwertyuiop qwertzuiop azertyuiop asdfghjkl asdfghjkl1 zxcvbnm123 qwerty123456 1234qwerasdf
  qwertyuiop123 q1w2e3r4t5 q1w2e3r4t5y6 1a2b3c4d5e a1b2c3d4e5 abcdefghij abcdefghijk abcd123456 abc123456789 aa12345678
  password passwort motdepasse parola password1 password12 password123 password1234 passw0rd p@ssword p@ssw0rd mypassword
  thepassword yourpassword password! changeme changeme123 letmein letmein123 letmeinnow iloveyou iloveyou1 iloveyou12
  iloveyou123 ichliebedich jetaime jetaime123 tiamo tiamo123 ti amo loveyou lovelove loveyou123 welcome welcome123
  willkommen bienvenue benvenuto administrator administrateur administrator1 admin123456 adminadmin rootroot superuser
  superman superman123 spiderman batman batmanbatman dragon dragon123 dragonball monkey monkey123 football football1
  football123 fussball calcio baseball basketball basketball1 liverpool liverpool1 juventus manchester barcelona
  realmadrid princess princess1 princess123 prinzessin principessa sunshine sunshine1 sunshine123 soleil123 sonnenschein
  starwars starwars123 pokemon pokemon123 minecraft minecraft1 computer computer1 computer123 ordinateur internet
  internet1 internet123 michelle jennifer jennifer1 alexander alexander1 alessandro francesco chocolate chocolate1
  schokolade chocolat butterfly butterfly1 schmetterling papillon farfalla trustno1 trustno1trustno1 whatever whatever1
  correcthorsebatterystaple qwerty qwertz azerty asdf asdfasdf asdfasdfasdf qweqweqwe qweasdzxc qweasdzxc123 1qazxsw2
  zaq12wsx zaq1zaq1 aaaaaaaaaa testtest testtest12 test123456 testtesttest test test1234 secret secretsecret geheim
  geheimgeheim hallohallo hallo123456 hallo hello hellohello helloworld helloworld1 ciaociao bonjour bonjour123 salut
  buongiorno schatz schatzi schatzischatzi doudou marseille agricola agricola123 agricolaagricola furrow furrowfurrow
  familyfarm boardgame boardgames brettspiel jeudeplateau master mastermaster shadow shadowshadow freedom freedom123
  google google123 facebook facebook1 samsung samsung123 michael michael123 charlie charlie123 jessica jessica123`
    .split(/\s+/)
    .filter((word) => word.length > 3),
);

/**
 * What most passwords of the published breach lists are made of: the words, names, teams, brands and keyboard runs that
 * people put a number or a sign after. Compiled by hand for this project, without copying any list; with the
 * decorations that `passwordWeakness` takes off, they cover far more than the 10,000 most common passwords of eight
 * characters or more.
 */
export const commonRoots: ReadonlySet<string> = new Set(
  `
  password passwort passwd passcode passphrase pass secret geheim private access login signin logon welcome letmein
  letmeinnow changeme change changeit temporary temp guest default admin administrator admins root superuser
  supervisor manager user username test testing tester demo sample example evaluation trial setup system server
  computer internet network windows linux ubuntu oracle cisco office outlook google facebook twitter instagram
  youtube whatsapp linkedin amazon apple iphone android samsung nokia sony nintendo playstation xbox minecraft
  fortnite roblox pokemon pikachu zelda mario warcraft starcraft counterstrike callofduty halo diablo
  qwerty qwertz azerty qwertyui qwertyuiop qwer asdf asdfgh asdfghjk asdfghjkl zxcv zxcvbn zxcvbnm qazwsx qazwsxedc
  qwaszx wasd poiuyt poiuytrewq lkjhgf lkjhgfdsa mnbvcxz mnbvcx qweasd qweasdzxc zaqwsx zaqxsw xswzaq edcrfv
  qweqwe asdasd zxczxc asdfjkl abcd abcde abcdef abcdefg abcdefgh abcdefghi alphabet abcabc aabbcc
  iloveyou iloveu loveyou loveme lovely love lover loverboy lovers forever together always kisses kissme hugs
  sweetheart sweetie honey babygirl babyboy baby babe princess prince queen king angel angels heaven god jesus
  jesuschrist christ christian godisgood godbless blessed faith hope grace trinity church bible praise lord
  sunshine sunflower sunday sunset summer winter spring autumn monday tuesday wednesday thursday friday saturday
  january february march april may june july august september october november december weekend holiday christmas
  birthday season monkey monkeys dragon dragons tiger tigers lion lions panther wolf wolves eagle eagles falcon hawk
  bear bears buffalo dolphin dolphins shark turtle snake spider spiderman butterfly flower flowers rose roses
  horse horses pony ponies puppy doggie doggy dog dogs cat cats kitty kitten kittens hellokitty bunny rabbit chicken
  duck penguin elephant giraffe pussycat tinkerbell mickey mickeymouse minnie donald snoopy garfield scooby scoobydoo
  simpsons bart homer superman batman robin ironman hulk captain america avengers marvel wonderwoman joker
  starwars skywalker jedi yoda vader darthvader stormtrooper chewbacca startrek enterprise spock matrix trinity neo
  harrypotter hogwarts gandalf frodo hobbit lordoftherings gameofthrones targaryen twilight shadow phantom ghost
  vampire zombie killer assassin ninja samurai warrior knight gladiator spartan viking pirate pirates hunter
  master mastermind wizard magic magician merlin legend phoenix thunder lightning storm tornado hurricane fire
  firebird diamond crystal silver golden gold platinum purple orange yellow green blue black white red pink
  rainbow chocolate cookie cookies candy sugar peaches banana apples cherry strawberry lemon pepper ginger cinnamon
  coffee cheese pizza pasta burger bacon chicken butter biscuit pumpkin cupcake peanut muffin brownie
  football baseball basketball softball volleyball soccer hockey tennis golf golfer golfing boxing wrestling
  swimming running runner racing skating surfing surfer snowboard fishing hunting camping cycling yankees redsox
  cowboys steelers packers patriots broncos raiders giants eagles dolphins bulldogs bulldog lakers celtics bulls
  knicks warriors rangers penguins bruins liverpool arsenal chelsea manchester manutd united barcelona realmadrid
  juventus milan bayern santos celtic everton tottenham westham newcastle ronaldo messi beckham maradona jordan
  kobe lebron tigerwoods schumacher ferrari porsche mercedes bmw audi toyota honda nissan mazda subaru mustang
  corvette camaro chevrolet chevy dodge charger challenger cadillac harley harleydavidson yamaha kawasaki suzuki
  ducati ford truck trucks driver michael michelle jennifer jessica ashley amanda sarah nicole stephanie melissa
  elizabeth samantha danielle brittany christina catherine rebecca rachel lauren megan hannah emily emma olivia
  sophia isabella mia charlotte amelia abigail madison natalie victoria vanessa veronica monica angela andrea
  patricia barbara linda susan sandra nancy karen helen maria anna laura julia daniela gabriela alejandra
  joshua matthew daniel david andrew christopher christian anthony joseph william robert richard charles thomas
  james john george edward henry steven kevin brian jason justin ryan jacob nicholas alexander benjamin samuel
  jonathan nathan tyler brandon austin dylan logan ethan mason lucas oliver jack harry charlie oscar leo max
  maxwell buster rocky bailey cooper tucker duke bear jake toby sammy sparky lucky smokey ginger misty molly daisy
  maggie bella lucy sadie sophie chloe zoe roxy coco princess rusty shadow ranger hunter scooter patches
  london paris berlin madrid newyork boston chicago dallas denver houston miami phoenix detroit seattle atlanta
  orlando vegas lasvegas losangeles sandiego sanfrancisco california texas florida arizona nevada colorado
  washington virginia carolina georgia alabama hawaii alaska brooklyn manhattan hollywood canada toronto england
  france germany italy spain mexico brazil argentina colombia australia ireland scotland america usa russia
  moscow india pakistan china japan tokyo korea vietnam indonesia philippines africa nigeria egypt israel
  music guitar guitars drummer drums piano singer dancer dancing rockstar rocknroll metallica nirvana slipknot
  acdc beatles queen eminem tupac rihanna beyonce madonna britney onedirection justinbieber blink greenday
  linkinpark ironmaiden pinkfloyd ledzeppelin bonjovi elvis marley bobmarley
  trustno trustme nothing something whatever anything everything whocares idontknow dontknow forgot forget
  remember nopassword mypassword yourpassword thepassword newpassword oldpassword password password1 secure
  security safety protect freedom liberty independence justice peace victory success winner champion number
  numberone first second lucky happy happiness smile smiles laughter funny friends friend friendship bestfriend
  family mother father mommy daddy mama papa mom dad sister brother grandma grandpa children daughter married
  wedding honeymoon student students teacher school college university campus homework science history english
  doctor nurse medical hospital pharmacy lawyer attorney counsel paralegal judge judges clerk clerks bailiff
  court courts courthouse superior superiorcourt supreme supremecourt county district municipal appellate circuit
  legal lawsuit docket filing filings efiling efile assize portal justice probate chambers gavel honor
  yourhonor honorable police sheriff military army navy marine marines airforce soldier sniper bullet gunner
  sergeant commander general pilot aviation flight airplane money dollar dollars million millionaire cash rich
  business company finance banking account sales marketing support service helpdesk accounting payroll
  fuckyou fuckoff fuckme fuck fucker motherfucker asshole bitch bitches bullshit shithead dickhead sexy sex
  sexual pussy bigdick porn pornstar playboy playgirl hottie hotstuff
  creative monster monsters beast beauty beautiful pretty gorgeous fantastic awesome amazing perfect excellent
  crazy stupid idiot loser hacker hacking cracker cyber digital online offline wireless bluetooth router
  hello hellothere helloworld goodbye goodmorning goodnight hola bonjour amigo amigos amor teamo tequiero
  contrasena contraseña motdepasse soleil azertyuiop doudou marseille bonheur senha brasil flamengo corinthians
  familia corazon estrella mariposa princesa tequila bambino ciao schatz hallo passwort sommer winter
  `
    .split(/\s+/)
    .filter(Boolean),
);

/**
 * Given names that are less common in the United States than those of `givenNames`. Names that are also ordinary words,
 * places, or typefaces are left out: they are used in addresses and in names of parts, where nothing else shows
 * that a person is meant.
 */
export const furtherGivenNames: ReadonlySet<string> = new Set(
  `aaliyah abdul
abdullah abel abena abigail abner abraham ada adaeze adela adele adelina adeline aditi aditya adnan adolfo adrian adriana adrienne agatha agnes
agnieszka ahmad ahmed aida aidan aileen aisha akira alana alberto aldo alejandra alejandro aleksander aleksandra alessandra alessandro alexandre
alexei alexis alfonso alfredo alina alisha alistair allegra allison alma alondra alonso aloysius althea alvaro alvin alyssa amara amelia amina amir
amit amos amparo anabel anahi anand anastasia anders andrea andreas andrei andres anika anil anita anjali annabelle annalise anneliese annette
annika ansel anselm antoine antoinette anton antonia antonio anya aoife araceli archibald ariadne arianna ariel arjun arlene arlo armand armando
arnav arnold artem arturo arvind asha ashok asif astrid athena atticus aubrey audrey augustin augustus aurelia aurelio axel ayesha aylin ayodele
azucena barnabas barnaby bartholomew bartosz basil bastian beatrice beatriz beatrix belinda benedict benito benjamin bernadette bernardo bernice
bertha bertram bettina bianca bilal birgit bjorn blanca bogdan boris branislav breanna brendan brenna brianna brigitte bronwyn bruno bryony caitlin
calista camila camilla camille candida caridad carina carla carlos carlotta carmela carmen carmine caroline carsten caspar casimir cecilia cecily
cedric celeste celestino celia celine cesar chandra chantal chiara chidi chinedu chioma chloe christabel christophe ciara cillian clarissa
claudette claudia claudio clemence clementine cleo clotilde colette colleen concepcion connor conrad consuelo cordelia corinna corinne cornelia
cornelius cosima crispin cristian cristina cristobal cyprian cyril cyrus dagmar dahlia dalia damian damon danica daniela danielle danilo daphne
daria darius daryl davina deanna declan deepak deirdre delfina delia delilah delphine delroy demetrius denis denise desmond diana dieter diego
dietrich dilip dimitri dinesh dolores domenico domingo dominic dominique donato dora dorian dorothea drusilla dunja dwayne ebenezer eduardo edgar
edith edmund edna edwin efrain egon eileen eitan ekaterina elaine eleanor elena eleni elias elif elijah elisa elisabeth elise elisha eliseo ella
ellen eloise elsa elsie elspeth elvira emanuel emeka emil emile emilia emiliano emilio emma emmanuel emmett enid enrico enrique enzo ephraim
erasmus erica erich ernesto ernst esme esmeralda esperanza esteban estefania estela estelle esther etienne eudora eugenia eugenio eulalia eunice
eustace eva evangeline evelyn ezekiel ezra fabian fabiola fabrizio farah farid fatima fatou faustino federico felicia felipe felix ferdinand fergus
fernanda fernando fidel filip fiona flavia fleur francesca francesco francine francisca francisco francois franziska frederic frederica frederik
freya frida friedrich gabriel gabriela gabrielle gael galina gareth gaspar gaurav gavin gemma genevieve gerald gerard gerardo gerda gertrude
ghislaine giacomo gianna gideon gilbert gilberto gillian gina giorgio giovanna giovanni gisela giselle giulia giuseppe gladys gonzalo gottfried
gregor gregorio greta gretchen griselda gudrun guido guillaume guillermo gunther gustav gustavo gwendolyn hakim hamid hamish hannah hans harald
harriet hassan hattie haydee hector hedwig heidi heinrich helen helene helga heloise henriette henrik herbert heriberto hermann hermione hernan
hester hiroshi horace horatio hortensia hubert hugo humberto hussein ian ibrahim idris ifeoma ignacio igor ilana ilse imani imelda imogen indira
ines ingrid inigo ioana irina iris irma isaac isabel isabella isabelle isadora isaiah isidore ismael itzel ivan ivana ivette ivo jacinda jacinto
jacqueline jacques jada jagdish jaime jakob jamal jamila janelle janet janine janusz jared jarvis jasmin javier jayden jean jeanette jedediah
jelena jemima jeremiah jeremias jerome jessie jesus joachim joanna joanne joaquin jocelyn joelle johan johann johanna jolanta jonah jonathan jorge
jose josefina josefa josephine joshi josiah josue joyce juan juana juanita judith jules julia julian juliana julianne julie juliet juliette julio
julius jurgen justina justine kadir kaitlyn kamal kamala karim karin karina karl karolina karsten kasper katarina katarzyna katharina katherine
kathryn katrina katya kavita kazimierz keisha kelvin kendra kenji khadija khalid kieran kiran klara klaus kofi konrad konstantin kristen kristin
kristina kumar kunal kwame lachlan lakshmi lana lara larisa latoya laurence lavinia lazaro leah leandro leila lena lenora leocadia leon leona
leonard leonardo leonie leonor leopold leroy leslie leticia leyla lidia liesel liliana lilian lillian linnea lionel lisbeth livia liza lorena
lorenzo loretta lotte louisa louise luca lucas lucia lucian luciana luciano lucien lucille lucinda lucius lucretia ludmila ludwig luigi luis luisa
lukas luther luz lydia mabel maddalena madeleine madeline mael magdalena magnus mahmoud maisie makayla malachi malik malika manfred manoj manuel
manuela marcel marcela marcello marcelo marcia marco marcos marcus margarita margot marguerite maria mariah mariam mariana marianne maribel
maricela mariela marietta marina mario mariona marisol marisa marius marlene marta martha martina mathias mathilda matilda mateo mateus matias
mattias maud maura maureen mauricio maxence maximilian maximo maya mehmet melanie melchior melinda meredith mervyn miguel mihai mikhail milagros
mildred milena millicent milo mina mindy mira mirabel miranda mireille miriam mirko mohamed mohammad mohammed moira moises monica monique
montserrat morgana moritz mordecai muhammad muriel mustafa myra nadia nadine naomi narendra natalia natalie natasha nathan nathaniel navin neha
nehemiah nelida nestor nicholas nicolai nicolas nicole nicoletta nigel nikita nikolai nikolas nimesh nina nino nisha noah noel noelia noemi nora
norbert noreen norma nuria obadiah octavia octavio odette ofelia olaf oleg olga oliver olivia olivier omar ophelia orson oscar osvaldo oswald
ottavio ottilie otto ottoline pablo paloma pamela paola paolo parisa pascal pascual patrice patricio patrick paula paulina pauline pavel pedro
penelope percival petronella philippa philippe phillip philomena phoebe pierre pilar piotr placido prakash pranav prasad preeti priscilla priya
quentin quincy rachel radhika rafael raffaella rahul rajesh rajiv ramesh ramiro ramon ramona randolph raphael raquel rasheed rashid raul ravi
raymond rebeca refugio reggie reginald reinaldo reinhard rekha renata renate rene renee rhiannon ricardo rigoberto rita roberta roberto rocio
roderick rodolfo rodrigo rohan roland rolando rolf romeo romina ronaldo ronan rosa rosalba rosalia rosalie rosalind rosalinda rosamund roscoe
roseanne rosemary roxana roxanne ruben rudolf rudolph rufus rupert ruth sabina sabine sabrina sadie salim salma salvador salvatore samantha samir
samira samuel sandeep sandrine sanjay sarita sasha saskia satoshi sebastian selena selma serafina seraphina serena serge sergei sergio severin
shamika shanice shanika shannon sharif shaun sheila shirin shirley shreya sibyl siegfried sigmund sigrid silas silvia silvio simeon simon simona
simone siobhan sofia solange solomon sonia sonja soren stanislav stefan stefania stefano stella suleiman sunil suresh susana susanna suzanne
svetlana swati sybil sylvester sylvia sylvie tabitha tadeusz takashi tamara tamsin tania tanisha tanya tariq tatiana teodoro terence teresa tessa
thaddeus thea thelma theobald theodora theodore theresa therese thibault thiago thomasina thora tiberius timofey tobias tomas tomasz toshiro
tristan trudy tyrone tyrell ulrich ulrike ursula uzoma vaclav valentin valentina valeria valerie vanessa velma venkat verena veronica vicente
victor vijay vikram vilma vincent vincenzo violeta viviana vivian viviane vivienne vladimir walter wanda wendell werner wilfred wilhelm wilhelmina
willa willem winifred winston wojciech wolfgang xavier ximena xiomara yadira yael yahaira yasmin yesenia yolanda yosef yuki yuri yusuf yvette
yvonne zachariah zachary zahra zainab zara zelda zenaida zeynep zoltan zuleika zuri`.split(/\s+/),
);

/**
 * Courts as the parenthesis of a citation names them: `short name|as cited`.
 * Facts from Free Law Project's courts-db (BSD-2-Clause).
 */
export const courts = `
alactapp|Ala. Ct. App.
alacivapp|Ala. Civ. App.
alacrimapp|Ala. Crim. App.
ala|Ala.
almb|Bankr. M.D. Ala.
alnb|Bankr. N.D. Ala.
alsb|Bankr. S.D. Ala.
ald|D. Ala.
almd|M.D. Ala.
alnd|N.D. Ala.
alsd|S.D. Ala.
alaskactapp|Alaska Ct. App.
alaska|Alaska
akb|Bankr. D. Alaska
akd|D. Alaska
arizctapp|Ariz. Ct. App.
ariz|Ariz.
arb|Bankr. D. Ariz.
azd|D. Ariz.
ared|E.D. Ark.
arwd|W.D. Ark.
arkag|Ark. Att'y Gen.
arkctapp|Ark. Ct. App.
ark|Ark.
arkworkcompcom|Ark. Workers' Comp.
areb|Bankr. E.D. Ark.
arwb|Bankr. W.D. Ark.
circtdca|C. Cal.
caed|E.D. Cal.
cand|N.D. Cal.
casd|S.D. Cal.
calag|Cal. Att'y Gen.
calctapp|Cal. Ct. App.
caldistct|Cal. Dist. Ct.
montereydistct|Monterey Dist. Ct.
placerdistct|Placer Dist. Ct.
sacdistct|Sacramento Dist. Ct.
sfdistct|S.F. Dist. Ct.
santacruzdistct|Santa Cruz Dist. Ct.
shastadistct|Shasta Dist. Ct.
siskiyoudistct|Siskiyou Dist. Ct.
trinitydistct|Trinity Dist. Ct.
yrekadistct|Yreka Dist. Ct.
yubadistct|Yuba Dist. Ct.
calappdeptsuper|Cal. App. Dep’t Super. Ct.
cal|Cal.
ca9|9th Cir.
bap9|9th Cir. BAP
cacb|Bankr. C.D. Cal.
caeb|Bankr. E.D. Cal.
canb|Bankr. N.D. Cal.
casb|Bankr. S.D. Cal.
cacd|C.D. Cal.
californiad|D. Cal.
coloag|Colo. Att'y Gen.
coloctapp|Colo. Ct. App.
coloworkcompcom|Colo. Indus. Cl. App.
colo|Colo.
ca10|10th Cir.
bap10|10th Cir. BAP
cob|Bankr.D. Colo.
cod|D. Colo.
connworkcompcom|Conn. Comp. Rev. Bd.
connappct|Conn. App. Ct.
connsuperct|Conn. Super. Ct.
conn|Conn.
ctb|Bankr. D. Conn.
ctd|D. Conn.
circtdel|Cir. Ct. Del.
ded|D. Del.
deljudct|Ct. Jud. Del.
delch|Del. Ch.
delctcompl|Del. Ct. Com. Pl.
delfamct|Del. Fm. Ct.
del|Del.
delsuperct|Del. Super. Ct.
deb|Bankr. D. Del.
kingsbench|King's Bench
highctjchuk|High Ct. J. Ch.
houseoflordsuk|HL
flmd|M.D. Fla.
flnd|N.D. Fla.
flsd|S.D. Fla.
dadectypropbd|Dade Cty. Prop. Appraisal Adjmt. Bd.
fladepthrehabil|Fla. Dep't. of H. Rehabil. Serv.
jaxcivservbd|Jax. Civ. Serv. Bd.
fladeptenvreg|Fla. Dep't. Env. Reg.
fladeptrev|Fla. Dep't Rev.
fladivadminhrg|Fla. Div. Admin. Hr'g
superctsdfla|Super. Ct. S.D. Fla.
flaag|Fla. Att'y Gen.
fladistctapp|Fla. Dist. Ct. App.
fla|Fla.
flmb|Bankr. M.D. Fla.
flnb|Bankr. N.D. Fla.
flsb|Bankr. S.D. Florida
circtndfl|C.C.N.D. Fla.
circtsdfl|C.C.S.D. Fla.
fld|D. Fla.
gamd|M.D. Ga.
gand|N.D. Ga.
gasd|S.D. Ga.
gactapp|Ga. Ct. App.
gasuperctburke|Burke Cty. Super. Ct.
gasuperctcarrol|Carroll Cty. Super. Ct.
gasuperctchatha|Chatham Superior Court
gasuperctclark|Clark Cty. Super. Ct.
gasuperctclarke|Clarke Cty. Super. Ct.
gasuperctcobb|Cobb Cty. Super. Ct.
gasuperctcolumb|Columbia Cty. Super. Ct.
gasuperctcoweta|Coweta Cty. Super. Ct.
gasuperctdekalb|DeKalb Cty. Super. Ct.
gasuperctdecatu|Decatur Cty. Super. Ct.
gasuperctearl|Early Cty. Super. Ct.
gasuperctelbert|Elbert Cty. Super. Ct.
gasuperctfay|Fayette Super. Ct.
gasuperctfrankl|Franklin Cty. Super. Ct.
gasuperctgwin|Gwinnett Cty. Super. Ct.
gasupercthabers|Habersham Cty. Super. Ct.
gasupercthall|Hall Cty. Super. Ct.
gasupercthancoc|Hancock Cty. Super. Ct.
gasuperctharris|Harris Cty. Super. Ct.
gasuperctheard|Heard Cty. Super. Ct.
gasupercthous|Houston Superior Court
gasuperctlee|Lee Cty. Super. Ct.
gasuperctliber|Liberty Cty. Super. Ct.
gasuperctlincol|Lincoln Cty. Super. Ct.
gasuperctmacon|Macon Cty. Super. Ct.
gasuperctmari|Marion Cty. Super. Ct.
gasuperctmeriw|Meriwether Cty. Super. Ct.
gasuperctmuscog|Muscogee Cty. Super. Ct.
gasuperctogleth|Oglethorpe Cty. Super. Ct.
gasuperctpike|Pike Superior Court
gasuperctrand|Randolph Cty. Super. Ct.
gasuperctrichm|Richmond Superior Court
gasuperctserive|Seriven Cty. Super. Ct.
gasuperctsumter|Sumter Cty. Super. Ct.
gasupercttalb|Talbot Cty. Super. Ct.
gasupercttallia|Talliaferro Cty. Super. Ct.
gasupercttroup|Troup Cty. Super. Ct.
gasuperctwalton|Walton Cty. Super. Ct.
gasuperctwashin|Washington Cty. Super. Ct.
gasuperctwilkes|Wilkes Cty. Super. Ct.
ga|Ga.
gamb|Bankr. M.D. Ga.
ganb|Bankr. N.D. Ga.
gasb|Bankr. S.D. Ga.
ca11|11th Cir.
gad|D. Ga.
gud|D. Guam
superctguam|Super. Ct. Guam
gub|Bankr. D. Guam
hawapp|Haw. App.
haw|Haw.
hib|Bankr. D. Haw.
hid|D. Haw.
idahoctapp|Idaho Ct. App.
idaho|Idaho
idb|Bankr. D. Idaho
idd|D. Idaho
ilnd|N.D. Ill.
ilsd|S.D. Ill.
illappct|Ill. App. Ct.
ca7|7th Cir.
ilcd|C.D. Ill.
illinoisd|D. Ill.
illinoised|E.D. Ill.
ill|Ill.
ilcb|Bankr. C.D. Ill.
ilnb|Bankr. N.D. Ill.
ilsb|Bankr. S.D. Ill.
innd|N.D. Ind.
insd|S.D. Ind.
indctapp|Ind. Ct. App.
indsuperct|Ind. Super Ct.
ind|Ind.
innb|Bankr. N.D. Ind.
insb|Bankr. S.D. Ind.
indianad|D. Ind.
iand|N.D. Iowa
iasd|S.D. Iowa
iowactapp|Iowa Ct. App.
iadistct|Iowa Dist. Ct.
iowadistct|Iowa Dist. Ct., Lee Cty
iowa|Iowa
ianb|Bankr. D. Iowa
iasb|Bankr. S.D. Iowa
iad|D. Iowa
ksd|D. Kan.
kanctapp|Kan. Ct. App.
kanag|Kan. Att'y Gen.
kan|Kan.
ksb|Bankr. D. Kan.
kyed|E.D. Ky.
kywd|W.D. Ky.
kyctapp|Ky. Ct. App.
kycirct|Ky. Circ. Ct.
kycirct1|Ky. Circ. Ct., 1
kycirct10|Ky. Circ. Ct., 10
kycirct11|Ky. Circ. Ct., 11
kycirct12|Ky. Circ. Ct., 12
kycirct13|Ky. Circ. Ct., 13
kycirct14|Ky. Circ. Ct., 14
kycirct15|Ky. Circ. Ct., 15
kycirct16|Ky. Circ. Ct., 16
kycirct17|Ky. Circ. Ct., 17
kycirct18|Ky. Circ. Ct., 18
kycirct19|Ky. Circ. Ct., 19
kycirct2|Ky. Circ. Ct., 2
kycirct20|Ky. Circ. Ct., 20
kycirct21|Ky. Circ. Ct., 21
kycirct22|Ky. Circ. Ct., 22
kycirct23|Ky. Circ. Ct., 23
kycirct24|Ky. Circ. Ct., 24
kycirct25|Ky. Circ. Ct., 25
kycirct26|Ky. Circ. Ct., 26
kycirct27|Ky. Circ. Ct., 27
kycirct28|Ky. Circ. Ct., 28
kycirct29|Ky. Circ. Ct., 29
kycirct3|Ky. Circ. Ct., 3
kycirct30|Ky. Circ. Ct., 30
kycirct31|Ky. Circ. Ct., 31
kycirct32|Ky. Circ. Ct., 32
kycirct33|Ky. Circ. Ct., 33
kycirct34|Ky. Circ. Ct., 34
kycirct35|Ky. Circ. Ct., 35
kycirct36|Ky. Circ. Ct., 36
kycirct37|Ky. Circ. Ct., 37
kycirct38|Ky. Circ. Ct., 38
kycirct39|Ky. Circ. Ct., 39
kycirct4|Ky. Circ. Ct., 4
kycirct40|Ky. Circ. Ct., 40
kycirct41|Ky. Circ. Ct., 41
kycirct42|Ky. Circ. Ct., 42
kycirct43|Ky. Circ. Ct., 43
kycirct44|Ky. Circ. Ct., 44
kycirct45|Ky. Circ. Ct., 45
kycirct46|Ky. Circ. Ct., 46
kycirct47|Ky. Circ. Ct., 47
kycirct48|Ky. Circ. Ct., 48
kycirct49|Ky. Circ. Ct., 49
kycirct5|Ky. Circ. Ct., 5
kycirct50|Ky. Circ. Ct., 50
kycirct51|Ky. Circ. Ct., 51
kycirct52|Ky. Circ. Ct., 52
kycirct53|Ky. Circ. Ct., 53
kycirct54|Ky. Circ. Ct., 54
kycirct55|Ky. Circ. Ct., 55
kycirct56|Ky. Circ. Ct., 56
kycirct57|Ky. Circ. Ct., 57
kycirct6|Ky. Circ. Ct., 6
kycirct7|Ky. Circ. Ct., 7
kycirct8|Ky. Circ. Ct., 8
kycirct9|Ky. Circ. Ct., 9
ky|Ky.
kyeb|Bankr. E.D. Ky.
kywb|Bankr. W.D. Ky.
kyd|D. Ky.
kycirctballard|Ballard Circ. Ct., Ky.
kycirctcarlisle|Carlisle Circ. Ct., Ky.
kycirctfulton|Fulton Circ. Ct., Ky.
kycircthickman|Hickman Circ. Ct., Ky.
kycircthart|Hart Circ. Ct., Ky.
kycirctlarue|LaRue Circ. Ct., Ky.
kycirctnelson|Nelson Circ. Ct., Ky.
kycirctgreen|Green Circ. Ct., Ky.
kycirctmarion|Marion Circ. Ct., Ky.
kycircttaylor|Taylor Circ. Ct., Ky.
kycirctwashingt|Washington Circ. Ct., Ky.
kycircthenry|Henry Circ. Ct., Ky.
kycirctoldham|Oldham Circ. Ct., Ky.
kycircttrimble|Trimble Circ. Ct., Ky.
kycirctgarrard|Garrard Circ. Ct., Ky.
kycirctjessamin|Jessamine Circ. Ct., Ky.
kycirctbourbon|Bourbon Circ. Ct., Ky.
kycirctscott|Scott Circ. Ct., Ky.
kycirctwoodford|Woodford Circ. Ct., Ky.
kycirctcarroll|Carroll Circ. Ct., Ky.
kycirctgrant|Grant Circ. Ct., Ky.
kycirctowen|Owen Circ. Ct., Ky.
kycirctkenton|Kenton Circ. Ct., Ky.
kycirctcampbell|Campbell Circ. Ct., Ky.
kycirctharrison|Harrison Circ. Ct., Ky.
kycirctnicholas|Nicholas Circ. Ct., Ky.
kycirctpendleto|Pendleton Circ. Ct., Ky.
kycirctrobertso|Robertson Circ. Ct., Ky.
kycirctbracken|Bracken Circ. Ct., Ky.
kycirctfleming|Fleming Circ. Ct., Ky.
kycirctmason|Mason Circ. Ct., Ky.
kycirctmccracke|McCracken Circ. Ct., Ky.
kycirctgreenup|Greenup Circ. Ct., Ky.
kycirctlewis|Lewis Circ. Ct., Ky.
kycirctbath|Bath Circ. Ct., Ky.
kycirctmenifee|Menifee Circ. Ct., Ky.
kycirctmontgome|Montgomery Circ. Ct., Ky.
kycirctrowan|Rowan Circ. Ct., Ky.
kycirctfayette|Fayette Circ. Ct., Ky.
kycirctestill|Estill Circ. Ct., Ky.
kycirctlee|Lee Circ. Ct., Ky.
kycirctowsley|Owsley Circ. Ct., Ky.
kycirctjohnson|Johnson Circ. Ct., Ky.
kycirctlawrence|Lawrence Circ. Ct., Ky.
kycirctmartin|Martin Circ. Ct., Ky.
kycirctclark|Clark Circ. Ct., Ky.
kycirctmadison|Madison Circ. Ct., Ky.
kycirctharlan|Harlan Circ. Ct., Ky.
kycirctknox|Knox Circ. Ct., Ky.
kycirctlaurel|Laurel Circ. Ct., Ky.
kycirctlincoln|Lincoln Circ. Ct., Ky.
kycirctpulaski|Pulaski Circ. Ct., Ky.
kycirctrockcast|Rockcastle Circ. Ct., Ky.
kycirctadair|Adair Circ. Ct., Ky.
kycirctcasey|Casey Circ. Ct., Ky.
kycirctchristia|Christian Circ. Ct., Ky.
kycirctjefferso|Jefferson Circ. Ct., Ky.
kycirctfloyd|Floyd Circ. Ct., Ky.
kycirctboyd|Boyd Circ. Ct., Ky.
kycirctperry|Perry Circ. Ct., Ky.
kycirctmccreary|McCreary Circ. Ct., Ky.
kycirctwhitley|Whitley Circ. Ct., Ky.
kycirctpike|Pike Circ. Ct., Ky.
kycirctknott|Knott Circ. Ct., Ky.
kycirctmagoffin|Magoffin Circ. Ct., Ky.
kycirctcarter|Carter Circ. Ct., Ky.
kycirctelliott|Elliott Circ. Ct., Ky.
kycirctmorgan|Morgan Circ. Ct., Ky.
kycirctbutler|Butler Circ. Ct., Ky.
kycirctedmonson|Edmonson Circ. Ct., Ky.
kycircthancock|Hancock Circ. Ct., Ky.
kycirctohio|Ohio Circ. Ct., Ky.
kycirctbreathit|Breathitt Circ. Ct., Ky.
kycirctpowell|Powell Circ. Ct., Ky.
kycirctwolfe|Wolfe Circ. Ct., Ky.
kycircthopkins|Hopkins Circ. Ct., Ky.
kycirctclinton|Clinton Circ. Ct., Ky.
kycirctcumberla|Cumberland Circ. Ct., Ky.
kycirctmonroe|Monroe Circ. Ct., Ky.
kycirctclay|Clay Circ. Ct., Ky.
kycirctjackson|Jackson Circ. Ct., Ky.
kycirctleslie|Leslie Circ. Ct., Ky.
kycirctcalloway|Calloway Circ. Ct., Ky.
kycirctmarshall|Marshall Circ. Ct., Ky.
kycirctbarren|Barren Circ. Ct., Ky.
kycirctmetcalfe|Metcalfe Circ. Ct., Ky.
kycirctbell|Bell Circ. Ct., Ky.
kycirctmclean|Mclean Circ. Ct., Ky.
kycirctmuhlenbe|Muhlenberg Circ. Ct., Ky.
kycirctbreckinr|Breckinridge Circ. Ct., Ky.
kycirctgrayson|Grayson Circ. Ct., Ky.
kycirctmeade|Meade Circ. Ct., Ky.
kycirctletcher|Letcher Circ. Ct., Ky.
kycirctfranklin|Franklin Circ. Ct., Ky.
kycirctallen|Allen Circ. Ct., Ky.
kycirctsimpson|Simpson Circ. Ct., Ky.
kycirctcrittend|Crittenden Circ. Ct., Ky.
kycirctunion|Union Circ. Ct., Ky.
kycirctwebster|Webster Circ. Ct., Ky.
kycirctboyle|Boyle Circ. Ct., Ky.
kycirctmercer|Mercer Circ. Ct., Ky.
kycircthenderso|Henderson Circ. Ct., Ky.
kycirctgraves|Graves Circ. Ct., Ky.
kycirctanderson|Anderson Circ. Ct., Ky.
kycirctshelby|Shelby Circ. Ct., Ky.
kycirctspencer|Spencer Circ. Ct., Ky.
kycirctboone|Boone Circ. Ct., Ky.
kycirctgallatin|Gallatin Circ. Ct., Ky.
kycirctbullitt|Bullitt Circ. Ct., Ky.
kycirctcaldwell|Caldwell Circ. Ct., Ky.
kycirctlivingst|Livingston Circ. Ct., Ky.
kycirctlyon|Lyon Circ. Ct., Ky.
kycircttrigg|Trigg Circ. Ct., Ky.
kycirctrussell|Russell Circ. Ct., Ky.
kycirctwayne|Wayne Circ. Ct., Ky.
kycirctdaviess|Daviess Circ. Ct., Ky.
kycirctlogan|Logan Circ. Ct., Ky.
kycircttodd|Todd Circ. Ct., Ky.
kycirctwarren|Warren Circ. Ct., Ky.
kycircthardin|Hardin Circ. Ct., Ky.
lamd|M.D. La.
lawd|W.D. La.
laed|E.D. La.
ca5|5th Cir.
orld|D. Orleans
laag|La. Att'y Gen.
lactapp|La. Ct. App.
lasuperct|Super. Ct. La.
la|La.
laeb|Bankr. E.D. La.
lamb|Bankr. M.D. La.
lawb|Bankr. W.D. La.
lad|D. La.
med|D. Me.
mesuperctknox|Super. Ct. Me. Knox Cty.
me|Me.
meb|Bankr. D. Me.
mdcirct|Cir. Ct. Md.
md|Md.
mdctspecapp|Md. Ct. Spec. App.
mdch|Md. Ch.
mdd|D. Maryland
mdag|Md. Att'y Gen.
mdb|Bankr. D. Md.
ca1|1st Cir.
mad|D. Mass.
massappct|Mass. App. Ct.
masstaxbd|Mass. App. Tax. Bd.
maworkcompcom|Mass. Dep't Indus. Accid.
massdistctapp|Mass. Dist. Ct.
masshserep|Mass. House of Rep.
mahousct|Mass. Hous. Ct.
masslandct|Mass. Land. Ct.
maprobct|Mass. Prob. Fam. Ct.
masssuperct|Mass. Super. Ct.
masssuperctbarn|Barnstable Mass. Super. Ct.
masssuperctberk|Berkshire Mass. Super. Ct.
masssuperctmid|Middlesex Mass. Super. Ct.
masssuperctsuff|Suffolk Mass. Super. Ct.
masssuperctworc|Worcester Mass. Super. Ct.
mass|Mass.
bap1|1st Cir. BAP
mab|Bankr. D. Mass.
mied|E.D. Mich.
miwd|W.D. Mich.
michrecdetroit|Detroit Recorder's Court
michd|D. Mich.
micirct|Michigan Cir. Ct.
micirct10|Mich. 10th Cir.
micirct11|Mich. 11th Cir.
micirct12|Mich. 12th Cir.
micirct13|Mich. 13th Cir.
micirct14|Mich. 14th Cir.
micirct15|Mich. 15th Cir.
micirct16|Mich. 16th Cir.
micirct17|Mich. 17th Cir.
micirct18|Mich. 18th Cir.
micirct19|Mich. 19th Cir.
micirct1|Mich. 1st Cir.
micirct20|Mich. 20th Cir.
micirct21|Mich. 21st Cir.
micirct22|Mich. 22nd Cir.
micirct23|Mich. 23rd Cir.
micirct24|Mich. 24th Cir.
micirct25|Mich. 25th Cir.
micirct26|Mich. 26th Cir.
micirct27|Mich. 27th Cir.
micirct28|Mich. 28th Cir.
micirct29|Mich. 29th Cir.
micirct2|Mich. 2nd Cir.
micirct30|Mich. 30th Cir.
micirct31|Mich. 31st Cir.
micirct32|Mich. 32nd Cir.
micirct33|Mich. 33rd Cir.
micirct34|Mich. 34th Cir.
micirct35|Mich. 35th Cir.
micirct36|Mich. 36th Cir.
micirct37|Mich. 37th Cir.
micirct38|Mich. 38th Cir.
micirct39|Mich. 39th Cir.
micirct3|Mich. 3rd Cir.
micirct40|Mich. 40th Cir.
micirct41|Mich. 41st Cir.
micirct42|Mich. 42nd Cir.
micirct43|Mich. 43rd Cir.
micirct44|Mich. 44th Cir.
micirct45|Mich. 45th Cir.
micirct46|Mich. 46th Cir.
micirct47|Mich. 47th Cir.
micirct48|Mich. 48th Cir.
micirct49|Mich. 49th Cir.
micirct4|Mich. 4th Cir.
micirct50|Mich. 50th Cir.
micirct51|Mich. 51st Cir.
micirct52|Mich. 52nd Cir.
micirct53|Mich. 53rd Cir.
micirct54|Mich. 54th Cir.
micirct55|Mich. 55th Cir.
micirct56|Mich. 56th Cir.
micirct57|Mich. 57th Cir.
micirct5|Mich. 5th Cir.
micirct6|Mich. 6th Cir.
micirct7|Mich. 7th Cir.
micirct8|Mich. 8th Cir.
micirct9|Mich. 9th Cir.
michctapp|Mich. Ct. App.
michsuperct|Mich. Super. Ct.
michsuperctdetr|Mich. Super. Ct., Detroit
michsuperctgrap|Mich. Super. Ct., Grand Rapids
mich|Mich.
michchanct|MI Ct. Ch.
mieb|Bankr. E.D. Mich.
miwb|Bankr. W.D. Mich.
micirct37cal|Mich. 37th Cir., Calhoun Cty.
mnd|D. Minnesota
minnctapp|Minn. Ct. App.
minn|Minn.
mnb|Bankr. D. Minn.
msnd|N.D. Miss.
mssd|S.D. Miss.
missctapp|Miss. Ct. App.
missd|D. Miss.
misschanceryct|Miss. Chanc. Ct.
miss|Miss.
msnb|Bankr. N.D. Miss.
mssb|Bankr. S.D. Miss.
mowd|W.D. Mo.
ca8|8th Cir.
mod|D. Mo.
moed|E.D. Mo.
moag|Mo. Att'y Gen.
moctapp|Mo. Ct. App.
mo|Mo.
bap8|8th Cir. BAP
moeb|Bankr. E.D. Mo.
mowb|Bankr. W.D. Mo.
mtd|D. Mont.
mont|Mont.
monttc|Mont.T.A.B.
mtb|Bankr. D. Mont.
ned|D. Neb.
nebag|Neb. Att'y Gen.
nebctapp|Neb. Ct. App.
neb|Neb.
nebraskab|Bankr. D. Neb.
nevapp|Ct. App. Nev.
nvd|D. Nev.
nevdistct|Nev. Dist. Ct.
nevdistct7|Nev. Dist. Ct., 7th Jud. Dist.
nev|Nev.
nvb|Bankr. D. Nev.
nevdistct7eur|Nev. Dist. Ct., Eureka Cty.
nhd|D.N.H.
nh|N.H.
nhb|Bankr. D.N.H.
njd|D.N.J.
njcirct|N.J. Circuit. Ct.
njcirctatlantic|Atlantic Cty. Cir. Ct., N.J.
njcirctbergen|Bergen Cty. Cir. Ct., N.J.
njcirctburlingt|Burlington Cty. Cir. Ct., N.J.
njcirctcamden|Camden Cty. Cir. Ct., N.J.
njcirctcapemay|Cape May Cty. Cir. Ct., N.J.
njcirctcumberla|Cumberland Cty. Cir. Ct., N.J.
njcirctessex|Essex Cty. Cir. Ct., N.J.
njcirctgloucest|Gloucester Cty. Cir. Ct., N.J.
njcircthudson|Hudson Cty. Cir. Ct., N.J.
njcircthunterdo|Hunterdon Cty. Cir. Ct., N.J.
njcirctmercer|Mercer Cty. Cir. Ct., N.J.
njcirctmiddlese|Middlesex Cty. Cir. Ct., N.J.
njcirctmonmouth|Monmouth Cty. Cir. Ct., N.J.
njcirctmorris|Morris Cty. Cir. Ct., N.J.
njcirctocean|Ocean Cty. Cir. Ct., N.J.
njcirctpassaic|Passaic Cty. Cir. Ct., N.J.
njcirctsalem|Salem Cty. Cir. Ct., N.J.
njcirctsomerset|Somerset Cty. Cir. Ct., N.J.
njcirctsussex|Sussex Cty. Cir. Ct., N.J.
njcirctunion|Union Cty. Cir. Ct., N.J.
njcirctwarren|Warren Cty. Cir. Ct., N.J.
njfamct|N.J. Fam. Ct.
njfamctatlantic|Atlantic Cty. Fam. Ct.
njfamctbergen|Bergen Cty. Fam. Ct.
njfamctburlingt|Burlington Cty. Fam. Ct.
njfamctcamden|Camden Cty. Fam. Ct.
njfamctcapemay|Cape May Cty. Fam. Ct.
njfamctcumberla|Cumberland Cty. Fam. Ct.
njfamctessex|Essex Cty. Fam. Ct.
njfamctgloucest|Gloucester Cty. Fam. Ct.
njfamcthudson|Hudson Cty. Fam. Ct.
njfamcthunterdo|Hunterdon Cty. Fam. Ct.
njfamctmercer|Mercer Cty. Fam. Ct.
njfamctmiddlese|Middlesex Cty. Fam. Ct.
njfamctmonmouth|Monmouth Cty. Fam. Ct.
njfamctmorris|Morris Cty. Fam. Ct.
njfamctocean|Ocean Cty. Fam. Ct.
njfamctpassaic|Passaic Cty. Fam. Ct.
njfamctsalem|Salem Cty. Fam. Ct.
njfamctsomerset|Somerset Cty. Fam. Ct.
njfamctsussex|Sussex Cty. Fam. Ct.
njfamctunion|Union Cty. Fam. Ct.
njfamctwarren|Warren Cty. Fam. Ct.
njsuperatlantic|Atlantic Cty. Super. Ct.
njsuperbergen|Bergen Cty. Super. Ct.
njsuperburlingt|Burlington Cty. Super. Ct.
njsupercamden|Camden Cty. Super. Ct.
njsupercapemay|Cape May Cty. Super. Ct.
njsupercumberla|Cumberland Cty. Super. Ct.
njsuperessex|Essex Cty. Super. Ct.
njsupergloucest|Gloucester Cty. Super. Ct.
njsuperhudson|Hudson Cty. Super. Ct.
njsuperhunterdo|Hunterdon Cty. Super. Ct.
njsupermercer|Mercer Cty. Super. Ct.
njsupermiddlese|Middlesex Cty. Super. Ct.
njsupermonmouth|Monmouth Cty. Super. Ct.
njsupermorris|Morris Cty. Super. Ct.
njsuperocean|Ocean Cty. Super. Ct.
njsuperpassaic|Passaic Cty. Super. Ct.
njsupersalem|Salem Cty. Super. Ct.
njsupersomerset|Somerset Cty. Super. Ct.
njsupersussex|Sussex Cty. Super. Ct.
njsuperunion|Union Cty. Super. Ct.
njsuperwarren|Warren Cty. Super. Ct.
njsuperctappdiv|N.J. Super. Ct. App. Div.
njsurrct|N.J. Surr. Ct.
njsurrctatlanti|Atlantic Cty. Surr. Ct.
njsurrctbergen|Bergen Cty. Surr. Ct.
njsurrctburling|Burlington Cty. Surr. Ct.
njsurrctcamden|Camden Cty. Surr. Ct.
njsurrctcapemay|Cape May Cty. Surr. Ct.
njsurrctcumberl|Cumberland Cty. Surr. Ct.
njsurrctessex|Essex Cty. Surr. Ct.
njsurrctglouces|Gloucester Cty. Surr. Ct.
njsurrcthudson|Hudson Cty. Surr. Ct.
njsurrcthunterd|Hunterdon Cty. Surr. Ct.
njsurrctmercer|Mercer Cty. Surr. Ct.
njsurrctmiddles|Middlesex Cty. Surr. Ct.
njsurrctmonmout|Monmouth Cty. Surr. Ct.
njsurrctmorris|Morris Cty. Surr. Ct.
njsurrctocean|Ocean Cty. Surr. Ct.
njsurrctpassaic|Passaic Cty. Surr. Ct.
njsurrctsalem|Salem Cty. Surr. Ct.
njsurrctsomerse|Somerset Cty. Surr. Ct.
njsurrctsussex|Sussex Cty. Surr. Ct.
njsurrctunion|Union Cty. Surr. Ct.
njsurrctwarren|Warren Cty. Surr. Ct.
nj|N.J.
njch|N.J. Ch.
njb|Bankr. D.N.J.
nmd|D.N.M.
nmctapp|N.M. Ct. App.
nm|N.M.
nmb|Bankr. D.N.M.
nyed|E.D.N.Y
nynd|N.D.N.Y.
nysd|S.D.N.Y.
nywd|W.D.N.Y.
nyappterm|N.Y. App. Term.
nycityct|N.Y. City Ct.
nyalbanycityct|N.Y. City Ct., Albany
nyamsterdcityct|N.Y. City Ct., Amsterdam
nyauburncityct|N.Y. City Ct., Auburn
nybataviacityct|N.Y. City Ct., Batavia
nybingcityct|N.Y. City Ct., Binghamton
nybuffalocityct|N.Y. City Ct., Buffalo
nycanandcityct|N.Y. City Ct., Canandaigua
nycityctlittlef|N.Y. City Ct., Little Falls
nywestchcityct|N.Y. City Ct., Westchester
nycityctclinton|N.Y. City Ct., Clinton
nycohoescityct|N.Y. City Ct., Cohoes
nycortlcityct|N.Y. City Ct., Cortland
nydunkirkcityct|N.Y. City Ct., Dunkirk
nyelmiracityct|N.Y. City Ct., Elmira
nyfultoncityct|N.Y. City Ct., Fulton
nygenevacityct|N.Y. City Ct., Geneva
nyglensfcityct|N.Y. City Ct., Glens Falls
nygloverscityct|N.Y. City Ct., Gloversville
nyhornellcityct|N.Y. City Ct., Hornell
nyhudsoncityct|N.Y. City Ct., Hudson
nyithacacityct|N.Y. City Ct., Ithaca
nyjamescityct|N.Y. City Ct., Jamestown
nykingstcityct|N.Y. City Ct., Kington
nylackawcityct|N.Y. City Ct., Lackawanna
nylockpcityct|N.Y. City Ct., Lockport
nylbccityct|N.Y. City Ct., Long Beach
nymiddletcityct|N.Y. City Ct., Middletown
nymtverncityct|N.Y. City Ct., Mt. Vernon
nynassaucityct|N.Y. City Ct., Nassau
nynewroccityct|N.Y. City Ct., New Rochelle
nynyccityct|N.Y. City Ct., NYC
nynewburcityct|N.Y. City Ct., Newburgh
nyniagaracityct|N.Y. City Ct., Niagara Falls
nycityctnorw|N.Y. City Ct., Norwich
nyoneidacityct|N.Y. City Ct., Oneida
nyoswegocityct|N.Y. City Ct., Oswego
nypeekskcityct|N.Y. City Ct., Peekskill
nyplattscityct|N.Y. City Ct., Plattsburgh
nyportjercityct|N.Y. City Ct., Pt. Jervis
nypoughcityct|N.Y. City Ct., Poughkeepsie
nycityctrenss|N.Y. City Ct., Rensselaer
nyroccityct|N.Y. City Ct., Rochester
nyromecityct|N.Y. City Ct., Rome
nyryecityct|N.Y. City Ct., Rye
nysaratocityct|N.Y. City Ct., Saratoga Springs
nyschencityct|N.Y. City Ct., Schenectady
nysyrcityct|N.Y. City Ct., Syracuse
nycitycttomp|N.Y. City Ct., Tompkins
nytonacityct|N.Y. City Ct., Tonawanda
nytroycityct|N.Y. City Ct., Troy
nyuticacityct|N.Y. City Ct., Utica
nywatertcityct|N.Y. City Ct., Watertown
nywhplncityct|N.Y. City Ct., White Plains
nyyonkerscityct|N.Y. City Ct., Yonkers
nycivctbronx|Civ. Ct. NYC, Bronx Cty.
nycivctkings|Civ. Ct. NYC, Kings Cty.
nycivctny|Civ. Ct. NYC, NY Cty.
nycivctqueens|Civ. Ct. NYC, Queens Cty.
nycivctrichm|Civ. Ct. NYC, Richmond Cty.
ca2|2d Cir.
nyag|N.Y. Att'y Gen.
nycountyct|N.Y. Cty Ct.
nyalbanyctyct|N.Y. Cty. Ct., Albany Cty.
nyalleganyctyct|N.Y. Cty. Ct., Allegany Cty.
nybronxctyct|N.Y. Cty. Ct., Bronx Cty.
nybroomectyct|N.Y. Cty. Ct., Broome Cty.
nycattctyct|N.Y. Cty. Ct., Cattaraugus Cty.
nycayugactyct|N.Y. Cty. Ct., Cayuga Cty.
nychautctyct|N.Y. Cty. Ct., Chautauqua Cty.
nychemungctyct|N.Y. Cty. Ct., Chemung Cty.
nychenangoctyct|N.Y. Cty. Ct., Chenango Cty.
nyclintonctyct|N.Y. Cty. Ct., Clinton Cty.
nycolumctyct|N.Y. Cty. Ct., Columbia Cty.
nycortlandctyct|N.Y. Cty. Ct., Cortland Cty.
nyputnamctyct|N.Y. Cty. Ct., Putnam Cty.
nysenctyct|N.Y. Cty. Ct., Seneca Cty.
nydelawarectyct|N.Y. Cty. Ct., Delaware Cty.
nydutchessctyct|N.Y. Cty. Ct., Dutchess Cty.
nyeriectyct|N.Y. Cty. Ct., Erie Cty.
nyessexctyct|N.Y. Cty. Ct., Essex Cty.
nyfrankctyct|N.Y. Cty. Ct., Franklin Cty.
nyfultonctyct|N.Y. Cty. Ct., Fulton Cty.
nygenessctyct|N.Y. Cty. Ct., Genesee Cty.
nyhamilctyct|N.Y. Cty. Ct., Hamilton Cty.
nygreenectyct|N.Y. Cty. Ct., Greene Cty.
nyherkimerctyct|N.Y. Cty. Ct., Herkimer Cty.
nyjeffctyct|N.Y. Cty. Ct., Jefferson Cty.
nykingsctyct|N.Y. Cty. Ct., Kings Cty.
nylewisctyct|N.Y. Cty. Ct., Lewis Cty.
nylivingstctyct|N.Y. Cty. Ct., Livingston Cty.
nymadctyct|N.Y. Cty. Ct., Madison Cty.
nymonroectyct|N.Y. Cty. Ct., Monroe Cty.
nymontctyct|N.Y. Cty. Ct., Montgomery Cty.
nynassctyct|N.Y. Cty. Ct., Nassau Cty.
nykingctyct|N.Y. Cty. Ct., King Cty.
nycountyctny|N.Y. Cty. Ct., New York Cty.
nyoneidactyct|N.Y. Cty. Ct., Oneida Cty.
nysaratogactyct|N.Y. Cty. Ct., Saratoga Cty.
nyniagaractyct|N.Y. Cty. Ct., Niagara Cty.
nyonondagactyct|N.Y. Cty. Ct., Onondaga Cty.
nyontarioctyct|N.Y. Cty. Ct., Ontario Cty.
nyorangectyct|N.Y. Cty. Ct., Orange Cty.
nyorleansctyct|N.Y. Cty. Ct., Orleans Cty.
nyoswegoctyct|N.Y. Cty. Ct., Oswego Cty.
nyotsegoctyct|N.Y. Cty. Ct., Otsego Cty.
nyqueensctyct|N.Y. Cty. Ct., Queens Cty.
nyrensctyct|N.Y. Cty. Ct., Rensselaer Cty.
nyrocklandctyct|N.Y. Cty. Ct., Rockland Cty.
nyschenctyct|N.Y. Cty. Ct., Schenectady Cty.
nyschoharctyct|N.Y. Cty. Ct., Schoharie Cty.
nyschuylerctyct|N.Y. Cty. Ct., Schuyler Cty.
nystlawctyct|N.Y. Cty. Ct., St. Lawrence Cty.
nysteubenctyct|N.Y. Cty. Ct., Steuben Cty.
nysuffolkctyct|N.Y. Cty. Ct., Suffolk Cty.
nysullivanctyct|N.Y. Cty. Ct., Sullivan Cty.
nytiogactyct|N.Y. Cty. Ct., Tioga Cty.
nytompkinsctyct|N.Y. Cty. Ct., Tompkins Cty.
nyulsterctyct|N.Y. Cty. Ct., Ulster Cty.
nywarrenctyct|N.Y. Cty. Ct., Warren Cty.
nywashctyct|N.Y. Cty. Ct., Washington Cty.
nywaynectyct|N.Y. Cty. Ct., Wayne Cty.
nywestchcty|N.Y. Cty. Ct., Westchester Cty.
nywyomingctyct|N.Y. Cty. Ct., Wyoming Cty.
nyyatesctyct|N.Y. Cty. Ct., Yates Cty.
ny|NY
nyfamct|N.Y. Fam. Ct.
nycfamct|N.Y.C. Fam. Ct.
nyhospcommn|N.Y. St. Hosp. Comm'n
nysupct|N.Y. Sup. Ct.
nysupctnewyork|N.Y. Sup. Ct., NYC Cty.
nysupctoneida|N.Y. Sup. Ct., Oneida Cty.
nysupctsntlw|N.Y. Sup. Ct., St. Lawrence Cty.
nysupctstbn|N.Y. Sup. Ct., Steuben Cty.
nysupctschuy|N.Y. Sup. Ct., Schuyler Cty.
nysupctulster|N.Y. Sup. Ct., Ulster Cty.
nysupctalbany|N.Y. Sup. Ct., Albany Cty.
nysupctalgny|N.Y. Sup. Ct., Allegany Cty.
nysupctbrnx|N.Y. Sup. Ct., Bronx Cty.
nysupctbrm|N.Y. Sup. Ct., Broome Cty.
nysupctctrgs|N.Y. Sup. Ct., Cattaraugus Cty.
nysupctcayuga|N.Y. Sup. Ct., Cayuga Cty.
nysupctchtq|N.Y. Sup. Ct., Chautauqua Cty.
nysupctchmng|N.Y. Sup. Ct., Chemung Cty.
nysupctchenango|N.Y. Sup. Ct., Chenango Cty.
nysupctclinton|N.Y. Sup. Ct., Clinton Cty.
nysupctclmb|N.Y. Sup. Ct., Columbia Cty.
nysupctcrtlnd|N.Y. Sup. Ct., Cortland Cty.
nysupctdlwr|N.Y. Sup. Ct., Delaware Cty.
nysupctdtchss|N.Y. Sup. Ct., Dutchess Cty.
nysupcterie|N.Y. Sup. Ct., Erie Cty.
nysupctessex|N.Y. Sup. Ct., Essex Cty.
nysupctfrnkln|N.Y. Sup. Ct., Franklin Cty.
nysupctfltn|N.Y. Sup. Ct., Fulton Cty.
nysupctgnss|N.Y. Sup. Ct., Genesee Cty.
nysupctgrn|N.Y. Sup. Ct., Greene Cty.
nysupcthamilton|N.Y. Sup. Ct., Hamilton Cty.
nysupcthrkmr|N.Y. Sup. Ct., Herkimer Cty.
nysupctjffrsn|N.Y. Sup. Ct., Jefferson Cty.
nysupctkings|N.Y. Sup. Ct., Kings Cty.
nysupctlewis|N.Y. Sup. Ct., Lewis Cty.
nysupctlvngstn|N.Y. Sup. Ct., Livingston Cty.
nysupctmdsn|N.Y. Sup. Ct., Madison Cty.
nysupctmonroe|N.Y. Sup. Ct., Monroe Cty.
nysupctmntgmry|N.Y. Sup. Ct., Montgomery Cty.
nysupctnss|N.Y. Sup. Ct., Nassau Cty.
nysupctniagra|N.Y. Sup. Ct., Niagara Cty.
nysupctnndg|N.Y. Sup. Ct., Onondaga Cty.
nysupctntr|N.Y. Sup. Ct., Ontario Cty.
nysupctorange|N.Y. Sup. Ct., Orange Cty.
nysupctrlns|N.Y. Sup. Ct., Orleans Cty.
nysupctswg|N.Y. Sup. Ct., Oswego Cty.
nysupctostego|N.Y. Sup. Ct., Otsego Cty.
nysupctptnm|N.Y. Sup. Ct., Putnam Cty.
nysupctren|N.Y. Sup. Ct., Rensselaer Cty.
nysupctrichmond|N.Y. Sup. Ct., Richmond Cty.
nysupctrcklnd|N.Y. Sup. Ct., Rockland Cty.
nysupctsrtg|N.Y. Sup. Ct., Saratoga Cty.
nysupctschnec|N.Y. Sup. Ct., Schenectady Cty.
nysupctsnc|N.Y. Sup. Ct., Seneca Cty.
nysupctscho|N.Y. Sup. Ct., Schoharie Cty.
nysuprctfflk|N.Y. Sup. Ct., Suffolk Cty.
nysupctsllvn|N.Y. Sup. Ct., Sullivan Cty.
nysupcttioga|N.Y. Sup. Ct., Tioga Cty.
nysupcttmpkns|N.Y. Sup. Ct., Tompkins Cty.
nysupctwarren|N.Y. Sup. Ct., Warren Cty.
nysupctwash|N.Y. Sup. Ct., Wash. Cty.
nysupctwayne|N.Y. Sup. Ct., Wayne Cty.
nysupctwyom|N.Y. Sup. Ct., Wyoming Cty.
nysupctqueens|N.Y. Sup. Ct., Queens Cty.
nysupctwster|N.Y. Sup. Ct., Wchstr. Cty.
nysupctyates|N.Y. Sup. Ct., Yates Cty.
nysurctalbany|N.Y. Surr. Ct., Albany Cty.
nysurctbronx|N.Y. Surr. Ct., Bronx, Cty.
nysurctbroome|N.Y. Surr. Ct., Broome Cty.
nysurctcattar|N.Y. Surr. Ct., Cattaraugus Cty.
nysurctchauta|N.Y. Surr. Ct., Chautauqua Cty.
nysurctcortland|N.Y. Surr. Ct., Cortland Cty.
nysurctdelaware|N.Y. Surr. Ct., Delaware Cty.
nysurctdutchess|N.Y. Surr. Ct., Dutchess Cty.
nysurcterie|N.Y. Surr. Ct., Erie Cty.
nysurctessex|N.Y. Surr. Ct., Essex Cty.
nysurctfranklin|N.Y. Surr. Ct., Franklin Cty.
nysurctgenesee|N.Y. Surr. Ct., Genesee Cty.
nysurctjefferso|N.Y. Surr. Ct., Jefferson Cty.
nysurctkings|N.Y. Surr. Ct., Kings Cty.
nysurctmadison|N.Y. Surr. Ct., Madison Cty.
nysurctmonroe|N.Y. Surr. Ct., Monroe Cty.
nysurctnassau|N.Y. Surr. Ct., Nassau Cty.
nysurctnyc|N.Y. Surr. Ct., New York Cty.
nysurctoneida|N.Y. Surr. Ct., Oneida Cty.
nysurctonond|N.Y. Surr. Ct., Onondaga Cty.
nysurctorange|N.Y. Surr. Ct., Orange Cty.
nysurctputnam|N.Y. Surr. Ct., Putnam Cty.
nysurctqueens|N.Y. Surr. Ct., Queens Cty.
nysurctrenssela|N.Y. Surr. Ct., Rensselaer Cty.
nysurctrichmond|N.Y. Surr. Ct., Richmond Cty.
nysurctrockland|N.Y. Surr. Ct., Rockland Cty.
nysurctsaratoga|N.Y. Surr. Ct., Saratoga Cty.
nysurctschenect|N.Y. Surr. Ct., Schenectady Cty.
nysurctsuffolk|N.Y. Surr. Ct., Suffolk Cty.
nysurctsullivan|N.Y. Surr. Ct., Sullivan Cty.
nysurcttompkins|N.Y. Surr. Ct., Tompkins Cty.
nysurctulster|N.Y. Surr. Ct., Ulster Cty.
nysurctwarren|N.Y. Surr. Ct., Warren Cty.
nysurctwayne|N.Y. Surr. Ct., Wayne Cty.
nysurctwestches|N.Y. Surr. Ct., Westchester Cty.
nysurctwyo|N.Y. Surr. Ct., Wyoming Cty.
nysurctyates|N.Y. Surr. Ct., Yates Cty.
nyappdiv|N.Y. App. Div.
nyciralbanycty|N.Y. Circ. Ct., Albany Cty
nycircolcty|N.Y. Cir. Ct., Columbia Cty.
nycirdelcty|N.Y. Cir. Ct., Delaware Cty.
nycirdutchcty|N.Y. Cir. Ct., Dutchess Cty.
nycirkingscty|N.Y. Cir. Ct., Kings Cty.
nycirmonroecty|N.Y. Cir. Ct., Monroe Cty.
nycironeidacty|N.Y. Cir. Ct., Oneida Cty.
nyciroswegocty|N.Y. Cir. Ct., Oswego Cty.
bap2|2nd Cir. BAP
nyeb|Bankr. E.D.N.Y.
nynb|Bankr. N.D.N.Y.
nysb|Bankr. S.D.N.Y.
nywb|Bankr. W.D.N.Y.
cit|Ct. Intl. Trade
nyd|D. N.Y.
nyjustct|N.Y. Just. Court
nyalbanyjustct|N.Y. Just. Court, Albany
nyamherstjustct|N.Y. Just. Court, Amherst
nybedfordjustct|N.Y. Just. Court, Bedford
nycoloniejustct|N.Y. Just. Court, Colonie
nygardjust|N.Y. Just. Court, Gardent City
nygtnkpljustct|N.Y. Just. Court, Great Neck
nyhempjustct|N.Y. Just. Court, Hempstead
nyhunterjustct|N.Y. Just. Court, Hunter
nyhydepkjustct|N.Y. Just. Court, Hyde Park
nygreenbjustct|N.Y. Just. Court, Greenburgh
nykensjustct|N.Y. Just. Court, Kensington
nykinderjustct|N.Y. Just. Court, Kinderhook
nylagrjustct|N.Y. Just. Court, LaGrange
nymassapkjustct|N.Y. Just. Court, Massapequa Pk.
nytaghjustct|N.Y. Just. Court, Taghkanic
nyjustctgreenpo|Greenport Just. Ct.
nytroyjustct|N.Y. Just. Court, Troy
nyvalstrjustct|N.Y. Just. Court, Valley Stream
nywebsterjustct|N.Y. Just. Court, Webster
circtnc|Cir. Ct. N.C.
nced|E.D.N.C.
ncmd|M.D.N.C.
ncwd|W.D.N.C.
ncctapp|N.C. Ct. App.
ncdistct|N.C. Dist. Ct.
ncworkcompcom|N.C. Indus. Comm.
ncsuperct|Sup. Ct. N.C.
nc|N.C.
nceb|Bankr. E.D.N.C.
ncmb|Bankr. M.D.N.C.
ncwb|Bankr. W.D.N.C.
ncd|D.N.C.
ndd|D.N.D.
ndctapp|N.D. Ct. App.
nd|N.D.
ndb|Bankr. D.N.D.
nmid|N. Mar. I.
nmib|Bankr. N. Mar. I.
ohnd|N.D. Ohio
ohsd|S.D. Ohio
ohctcompladams|Oh. Ct. Com. Pl., Adams
ohctcomplallen|Oh. Ct. Com. Pl., Allen
ohctcomplashlan|Oh. Ct. Com. Pl., Ashland
ohctcomplashtab|Oh. Ct. Com. Pl., Ashtabula
ohctcomplathens|Oh. Ct. Com. Pl., Athens
ohctcomplauglai|Oh. Ct. Com. Pl., Auglaize
ohctcomplbelmon|Oh. Ct. Com. Pl., Belmont
ohctcomplboss|Oh. Ct. Com. Pl., Boss
ohctcomplbrown|Oh. Ct. Com. Pl., Brown
ohctcomplbutler|Oh. Ct. Com. Pl., Butler
ohctcomplcarrol|Oh. Ct. Com. Pl., Carroll
ohctcomplchampa|Oh. Ct. Com. Pl., Champaign
ohctcomplclark|Oh. Ct. Com. Pl., Clark
ohctcomplclarke|Oh. Ct. Com. Pl., Clarke
ohctcomplclermo|Oh. Ct. Com. Pl., Clermont
ohctcomplclinto|Oh. Ct. Com. Pl., Clinton
ohctcomplcolumb|Oh. Ct. Com. Pl., Columbiana
ohctcomplcoshoc|Oh. Ct. Com. Pl., Coshocton
ohctcomplfrankl|Oh. Ct. Com. Pl., Franklin  Civil Division
ohctcomplhamilt|Oh. Ct. Com. Pl., Hamilton
ohctcomplcrawfo|Oh. Ct. Com. Pl., Crawford
ohctcomplcuyaho|Oh. Ct. Com. Pl., Cuyahoga
ohctcompldarke|Oh. Ct. Com. Pl., Darke
ohctcompldefian|Oh. Ct. Com. Pl., Defiance
ohctcompldelawa|Oh. Ct. Com. Pl., Delaware
ohctcomplerie|Oh. Ct. Com. Pl., Erie
ohctcomplfairfi|Oh. Ct. Com. Pl., Fairfield
ohctcomplfayett|Oh. Ct. Com. Pl., Fayette
ohctcomplfulton|Oh. Ct. Com. Pl., Fulton
ohctcomplgalia|Oh. Ct. Com. Pl., Galia
ohctcomplgallia|Oh. Ct. Com. Pl., Gallia
ohctcomplgeauga|Oh. Ct. Com. Pl., Geauga
ohctcomplgreen|Oh. Ct. Com. Pl., Green
ohctcomplgreene|Oh. Ct. Com. Pl., Greene
ohctcomplguerns|Oh. Ct. Com. Pl., Guernsey
ohctcomplhancoc|Oh. Ct. Com. Pl., Hancock
ohctcomplhardin|Oh. Ct. Com. Pl., Hardin
ohctcomplharris|Oh. Ct. Com. Pl., Harrison
ohctcomplhenry|Oh. Ct. Com. Pl., Henry
ohctcomplhighla|Oh. Ct. Com. Pl., Highland
ohctcomplhockin|Oh. Ct. Com. Pl., Hocking
ohctcomplholmes|Oh. Ct. Com. Pl., Holmes
ohctcomplhuron|Oh. Ct. Com. Pl., Huron
ohctcompljackso|Oh. Ct. Com. Pl., Jackson
ohctcompljeffer|Oh. Ct. Com. Pl., Jefferson
ohctcomplknox|Oh. Ct. Com. Pl., Knox
ohctcompllake|Oh. Ct. Com. Pl., Lake
ohctcompllawren|Oh. Ct. Com. Pl., Lawrence
ohctcompllickin|Oh. Ct. Com. Pl., Licking
ohctcompllogan|Oh. Ct. Com. Pl., Logan
ohctcompllorain|Oh. Ct. Com. Pl., Lorain
ohctcompllucas|Oh. Ct. Com. Pl., Lucas
ohctcomplmadiso|Oh. Ct. Com. Pl., Madison
ohctcomplmahoni|Oh. Ct. Com. Pl., Mahoning
ohctcomplmarion|Oh. Ct. Com. Pl., Marion
ohctcomplmedina|Oh. Ct. Com. Pl., Medina
ohctcomplmeigs|Oh. Ct. Com. Pl., Meigs
ohctcomplmercer|Oh. Ct. Com. Pl., Mercer
ohctcomplmiami|Oh. Ct. Com. Pl., Miami
ohctcomplmonroe|Oh. Ct. Com. Pl., Monroe
ohctcomplmontgo|Oh. Ct. Com. Pl., Montgomery
ohctcomplmorgan|Oh. Ct. Com. Pl., Morgan
ohctcomplmorrow|Oh. Ct. Com. Pl., Morrow
ohctcomplmuskin|Oh. Ct. Com. Pl., Muskingum
ohctcomplnoble|Oh. Ct. Com. Pl., Noble
ohctcomplottawa|Oh. Ct. Com. Pl., Ottawa
ohctcomplpauldi|Oh. Ct. Com. Pl., Paulding
ohctcomplpickaw|Oh. Ct. Com. Pl., Pickaway
ohctcomplpike|Oh. Ct. Com. Pl., Pike
ohctcomplportag|Oh. Ct. Com. Pl., Portage
ohctcomplpreble|Oh. Ct. Com. Pl., Preble
ohctcomplputnam|Oh. Ct. Com. Pl., Putnam
ohctcomplrichla|Oh. Ct. Com. Pl., Richland
ohctcomplross|Oh. Ct. Com. Pl., Ross
ohctcomplsandus|Oh. Ct. Com. Pl., Sandusky
ohctcomplscioto|Oh. Ct. Com. Pl., Scioto
ohctcomplseneca|Oh. Ct. Com. Pl., Seneca
ohctcomplshelby|Oh. Ct. Com. Pl., Shelby
ohctcomplstark|Oh. Ct. Com. Pl., Stark
ohctcomplsummit|Oh. Ct. Com. Pl., Summit
ohctcompltascar|Oh. Ct. Com. Pl., Tascarawas
ohctcompltrumbu|Oh. Ct. Com. Pl., Trumbull
ohctcompltuscar|Oh. Ct. Com. Pl., Tuscarawas
ohctcomplunion|Oh. Ct. Com. Pl., Union
ohctcomplvanwe|Oh. Ct. Com. Pl., Van Wert
ohctcomplvinton|Oh. Ct. Com. Pl., Vinton
ohctcomplwarren|Oh. Ct. Com. Pl., Warren
ohctcomplwashin|Oh. Ct. Com. Pl., Washington
ohctcomplwayne|Oh. Ct. Com. Pl., Wayne
ohctcomplwillia|Oh. Ct. Com. Pl., Williams
ohctcomplwood|Oh. Ct. Com. Pl., Wood
ohctcomplwyando|Oh. Ct. Com. Pl., Wyandot
ohiod|D. Ohio
ohjuvctallen|Oh. Juv. Ct., Allen
ohjuvctcolumbia|Oh. Juv. Ct., Columbiana
ohjuvctcuyahoga|Oh. Juv. Ct., Cuyahoga
ohjuvctgreene|Oh. Juv. Ct., Greene
ohjuvcthamilton|Oh. Juv. Ct., Hamilton
ohjuvcthuron|Oh. Juv. Ct., Huron
ohjuvctlicking|Oh. Juv. Ct., Licking
ohjuvctlucas|Oh. Juv. Ct., Lucas
ohjuvctmarion|Oh. Juv. Ct., Marion
ohjuvctmuskingu|Oh. Juv. Ct., Muskingum
ohjuvctnoble|Oh. Juv. Ct., Noble
ohjuvctpreble|Oh. Juv. Ct., Preble
ohjuvcttuscaraw|Oh. Juv. Ct., Tuscarawas
ohjuvctwarren|Oh. Juv. Ct., Warren
ohjuvctwayne|Oh. Juv. Ct., Wayne
ohmunictakron|Oh. Muni. Ct., Akron
ohmunictashland|Oh. Muni. Ct., Ashland
ohmunictashtabu|Oh. Muni. Ct., Ashtabula
ohmunictathens|Oh. Muni. Ct., Athens
ohmunictauglaiz|Oh. Muni. Ct., Auglaize
ohmunictavonlak|Oh. Muni. Ct., Avon Lake
ohmunictbarbert|Oh. Muni. Ct., Barberton
ohmunictbedford|Oh. Muni. Ct., Bedford
ohmunictbellefo|Oh. Muni. Ct., Bellefontaine
ohmunictberea|Oh. Muni. Ct., Berea
ohmunictbowling|Oh. Muni. Ct., Bowling Green
ohmunictcanton|Oh. Muni. Ct., Canton
ohmunictcelina|Oh. Muni. Ct., Celina
ohmunictchardon|Oh. Muni. Ct., Chardon
ohmunictchillic|Oh. Muni. Ct., Chillicothe
ohmunictcincinn|Oh. Muni. Ct., Cincinnati
ohmunictcirclev|Oh. Muni. Ct., Circleville
ohmunictclevela|Oh. Muni. Ct., Cleveland
ohmunictcolumbu|Oh. Muni. Ct., Columbus
ohmunictdayton|Oh. Muni. Ct., Dayton
ohmunictclark|Oh. Muni. Ct., Clark
ohmunictclermon|Oh. Muni. Ct., Clermont
ohmunictcrawfor|Oh. Muni. Ct., Crawford
ohmunictcuyahog|Oh. Muni. Ct., Cuyahoga
ohmunictcuyfall|Oh. Muni. Ct., Cuyahoga Falls
ohmunictdarke|Oh. Muni. Ct., Darke
ohmunicteastliv|Oh. Muni. Ct., East Liverpool
ohmunictelyria|Oh. Muni. Ct., Elyria
ohmunicteuclidc|Oh. Muni. Ct., Euclid City
ohmunicteuclid|Oh. Muni. Ct., Euclid
ohmunictfindlay|Oh. Muni. Ct., Findlay
ohmunictfostori|Oh. Muni. Ct., Fostoria
ohmunictfrankli|Oh. Muni. Ct., Franklin
ohmunictfremont|Oh. Muni. Ct., Fremont
ohmunictgallipo|Oh. Muni. Ct., Gallipolis
ohmunictgirard|Oh. Muni. Ct., Girard
ohmunicthamilto|Oh. Muni. Ct., Hamilton
ohmunicthighlan|Oh. Muni. Ct., Highland
ohmunicthocking|Oh. Muni. Ct., Hocking
ohmunictketteri|Oh. Muni. Ct., Kettering
ohmunictlakewoo|Oh. Muni. Ct., Lakewood
ohmunictlancast|Oh. Muni. Ct., Lancaster
ohmunictlawrenc|Oh. Muni. Ct., Lawrence
ohmunictlicking|Oh. Muni. Ct., Licking
ohmunictlima|Oh. Muni. Ct., Lima
ohmunictlorain|Oh. Muni. Ct., Lorain
ohmunictlucas|Oh. Muni. Ct., Lucas
ohmunictmansfie|Oh. Muni. Ct., Mansfield
ohmunictmarion|Oh. Muni. Ct., Marion
ohmunictmarysvi|Oh. Muni. Ct., Marysville
ohmunictmassill|Oh. Muni. Ct., Massillon
ohmunictmaumee|Oh. Muni. Ct., Maumee
ohmunictmedina|Oh. Muni. Ct., Medina
ohmunictmiamisb|Oh. Muni. Ct., Miamisburg
ohmunictmiddlet|Oh. Muni. Ct., Middletown
ohmunictmorrow|Oh. Muni. Ct., Morrow
ohmunictvandali|Oh. Muni. Ct., Vandalia
ohmunictnewphil|Oh. Muni. Ct., New Philadelphia
ohmunictnewtonf|Oh. Muni. Ct., Newton Falls
ohmunictoberlin|Oh. Muni. Ct., Oberlin
ohmunictparma|Oh. Muni. Ct., Parma
ohmunictperrysb|Oh. Muni. Ct., Perrysburg
ohmunictpiqua|Oh. Muni. Ct., Piqua
ohmunictportcli|Oh. Muni. Ct., Port Clinton
ohmunictportage|Oh. Muni. Ct., Portage
ohmunictportsmo|Oh. Muni. Ct., Portsmouth
ohmunictravenna|Oh. Muni. Ct., Ravenna
ohmunictrockyri|Oh. Muni. Ct., Rocky River
ohmunictshakerh|Oh. Muni. Ct., Shaker Heights
ohmunictsidney|Oh. Muni. Ct., Sidney
ohmunictsoutheu|Oh. Muni. Ct., South Euclid
ohmunictspringf|Oh. Muni. Ct., Springfield
ohmunictstruthe|Oh. Muni. Ct., Struthers
ohmunictsummit|Oh. Muni. Ct., Summit
ohmunictsylvani|Oh. Muni. Ct., Sylvania
ohmunicttiffin|Oh. Muni. Ct., Tiffin
ohmunicttoledo|Oh. Muni. Ct., Toledo
ohmunicttrumbul|Oh. Muni. Ct., Trumbull
ohmunictuppersa|Oh. Muni. Ct., Upper Sandusky
ohmunictvanwert|Oh. Muni. Ct., Van Wert
ohmunictwadswor|Oh. Muni. Ct., Wadsworth
ohmunictwarren|Oh. Muni. Ct., Warren
ohmunictwayne|Oh. Muni. Ct., Wayne
ohmunictwilloug|Oh. Muni. Ct., Willoughby
ohmunictxenia|Oh. Muni. Ct., Xenia
ohmunictzanesvi|Oh. Muni. Ct., Zanesville
ohiocirct|Oh. Circ. Ct.
ohcirctadams|Oh. Circ. Ct., Adams
ohcirctallen|Oh. Circ. Ct., Allen
ohcirctashland|Oh. Circ. Ct., Ashland
ohcirctashtabul|Oh. Circ. Ct., Ashtabula
ohcirctathens|Oh. Circ. Ct., Athens
ohcirctauglaize|Oh. Circ. Ct., Auglaize
ohcirctbelmont|Oh. Circ. Ct., Belmont
ohcirctbrown|Oh. Circ. Ct., Brown
ohcirctbutler|Oh. Circ. Ct., Butler
ohcirctcarroll|Oh. Circ. Ct., Carroll
ohcirctchampaig|Oh. Circ. Ct., Champaign
ohcirctclark|Oh. Circ. Ct., Clark
ohcirctclermont|Oh. Circ. Ct., Clermont
ohcirctclinton|Oh. Circ. Ct., Clinton
ohcirctcolumbia|Oh. Circ. Ct., Columbiana
ohcirctcoshocto|Oh. Circ. Ct., Coshocton
ohcirctcrawford|Oh. Circ. Ct., Crawford
ohcirctcuyahoga|Oh. Circ. Ct., Cuyahoga
ohcirctdarke|Oh. Circ. Ct., Darke
ohcirctdefiance|Oh. Circ. Ct., Defiance
ohcirctdelaware|Oh. Circ. Ct., Delaware
ohcircterie|Oh. Circ. Ct., Erie
ohcirctfairfiel|Oh. Circ. Ct., Fairfield
ohcirctfayette|Oh. Circ. Ct., Fayette
ohcirctfranklin|Oh. Circ. Ct., Franklin
ohcirctfulton|Oh. Circ. Ct., Fulton
ohcirctgeauga|Oh. Circ. Ct., Geauga
ohcirctgreene|Oh. Circ. Ct., Greene
ohcirctguernsey|Oh. Circ. Ct., Guernsey
ohcircthamilton|Oh. Circ. Ct., Hamilton
ohcircthancock|Oh. Circ. Ct., Hancock
ohcircthancook|Oh. Circ. Ct., Hancook
ohcircthardin|Oh. Circ. Ct., Hardin
ohcirctharrison|Oh. Circ. Ct., Harrison
ohcircthenry|Oh. Circ. Ct., Henry
ohcircthighland|Oh. Circ. Ct., Highland
ohcirctholmes|Oh. Circ. Ct., Holmes
ohcircthuron|Oh. Circ. Ct., Huron
ohcirctjackson|Oh. Circ. Ct., Jackson
ohcirctjefferso|Oh. Circ. Ct., Jefferson
ohcirctknox|Oh. Circ. Ct., Knox
ohcirctlake|Oh. Circ. Ct., Lake
ohcirctlawrence|Oh. Circ. Ct., Lawrence
ohcirctlicking|Oh. Circ. Ct., Licking
ohcirctlogan|Oh. Circ. Ct., Logan
ohcirctlorain|Oh. Circ. Ct., Lorain
ohcirctlucas|Oh. Circ. Ct., Lucas
ohcirctmadison|Oh. Circ. Ct., Madison
ohcirctmahoning|Oh. Circ. Ct., Mahoning
ohcirctmarion|Oh. Circ. Ct., Marion
ohcirctmedina|Oh. Circ. Ct., Medina
ohcirctmeigs|Oh. Circ. Ct., Meigs
ohcirctmercer|Oh. Circ. Ct., Mercer
ohcirctmiami|Oh. Circ. Ct., Miami
ohcirctmonroe|Oh. Circ. Ct., Monroe
ohcirctmontgome|Oh. Circ. Ct., Montgomery
ohcirctmorgan|Oh. Circ. Ct., Morgan
ohcirctmorrow|Oh. Circ. Ct., Morrow
ohcirctmuskingu|Oh. Circ. Ct., Muskingum
ohcirctnoble|Oh. Circ. Ct., Noble
ohcirctottawa|Oh. Circ. Ct., Ottawa
ohcirctpaulding|Oh. Circ. Ct., Paulding
ohcirctperry|Oh. Circ. Ct., Perry
ohcirctpickaway|Oh. Circ. Ct., Pickaway
ohcirctpike|Oh. Circ. Ct., Pike
ohcirctportage|Oh. Circ. Ct., Portage
ohcirctpreble|Oh. Circ. Ct., Preble
ohcirctputnam|Oh. Circ. Ct., Putnam
ohcirctrichland|Oh. Circ. Ct., Richland
ohcirctross|Oh. Circ. Ct., Ross
ohcirctsandusky|Oh. Circ. Ct., Sandusky
ohcirctscioto|Oh. Circ. Ct., Scioto
ohcirctseneca|Oh. Circ. Ct., Seneca
ohcirctshelby|Oh. Circ. Ct., Shelby
ohcirctstark|Oh. Circ. Ct., Stark
ohcirctsummit|Oh. Circ. Ct., Summit
ohcircttaggart|Oh. Circ. Ct., Taggart
ohcircttrumbull|Oh. Circ. Ct., Trumbull
ohcircttuscaraw|Oh. Circ. Ct., Tuscarawas
ohcirctunion|Oh. Circ. Ct., Union
ohcirctvanwert|Oh. Circ. Ct., Van Wert
ohcirctvinton|Oh. Circ. Ct., Vinton
ohcirctwarren|Oh. Circ. Ct., Warren
ohcirctwayne|Oh. Circ. Ct., Wayne
ohcirctwilliams|Oh. Circ. Ct., Williams
ohcirctwood|Oh. Circ. Ct., Wood
ohcirctwyandot|Oh. Circ. Ct., Wyandot
ohcirctwyandott|Oh. Circ. Ct., Wyandotte
ohioctapp|Ohio Ct. App.
ohctapp8|Oh. Ct. App. 8th Dist.
ohctapp11|Oh. Ct. App. 11th Dist.
ohctapp5|Oh. Ct. App. 5th Dist.
ohctapp1|Oh. Ct. App. 1st Dist.
ohctapp4|Oh. Ct. App. 4th Dist.
ohctapp9|Oh. Ct. App. 9th Dist.
ohctapp2|Oh. Ct. App. 2nd Dist.
ohctapp7|Oh. Ct. App. 7th Dist.
ohctapp6|Oh. Ct. App. 6th Dist
ohctapp10|Oh. Ct. App. 10th Dist
ohctapp3|Oh. Ct. App. 3rd Dist
ohctapp12|Oh. Ct. App. 12th Dist.
ohioctcl|Ohio Ct. Cl.
ohctinsolv|Oh. Ct. Insolv.
ohctinsolvcuyah|Cuyahoga Cty. Ct. of Insolv.
ohctinsolvhamil|Hamilton Cty. Ct. of Insolv.
ohioctnp|Oh. Ct. N.P.
ohmayorct|Oh. Mayor Ct.
ohmayorctcinci|Oh. Mayor Ct., Cincinnati
ohmayorctclev|Oh. Mayor Ct., Cleveland
ohmayorctcolum|Oh. Mayor Ct., Columbus
ohprobct|Oh. Prob. Ct.
ohprobctallen|Oh. Prob. Ct., Allen
ohprobctashtabu|Oh. Prob. Ct., Ashtabula
ohprobctauglaiz|Oh. Prob. Ct., Auglaize
ohprobctbelmont|Oh. Prob. Ct., Belmont
ohprobctbutler|Oh. Prob. Ct., Butler
ohprobctchampai|Oh. Prob. Ct., Champaign
ohprobctclark|Oh. Prob. Ct., Clark
ohprobctclarke|Oh. Prob. Ct., Clarke
ohprobctclermon|Oh. Prob. Ct., Clermont
ohprobctclinton|Oh. Prob. Ct., Clinton
ohprobctcolumbi|Oh. Prob. Ct., Columbiana
ohprobctcuyahog|Oh. Prob. Ct., Cuyahoga
ohprobctdarke|Oh. Prob. Ct., Darke
ohprobcterie|Oh. Prob. Ct., Erie
ohprobctfairfie|Oh. Prob. Ct., Fairfield
ohprobctfayette|Oh. Prob. Ct., Fayette
ohprobctfulton|Oh. Prob. Ct., Fulton
ohprobctgeauga|Oh. Prob. Ct., Geauga
ohprobctgreene|Oh. Prob. Ct., Greene
ohprobcthamilto|Oh. Prob. Ct., Hamilton
ohprobcthancock|Oh. Prob. Ct., Hancock
ohprobcthardin|Oh. Prob. Ct., Hardin
ohprobctharriso|Oh. Prob. Ct., Harrison
ohprobcthenry|Oh. Prob. Ct., Henry
ohprobcthighlan|Oh. Prob. Ct., Highland
ohprobcthuron|Oh. Prob. Ct., Huron
ohprobctjackson|Oh. Prob. Ct., Jackson
ohprobctjeffers|Oh. Prob. Ct., Jefferson
ohprobctknox|Oh. Prob. Ct., Knox
ohprobctlake|Oh. Prob. Ct., Lake
ohprobctlicking|Oh. Prob. Ct., Licking
ohprobctlorain|Oh. Prob. Ct., Lorain
ohprobctlucas|Oh. Prob. Ct., Lucas
ohprobctmadison|Oh. Prob. Ct., Madison
ohprobctmahonin|Oh. Prob. Ct., Mahoning
ohprobctmarion|Oh. Prob. Ct., Marion
ohprobctmeigs|Oh. Prob. Ct., Meigs
ohprobctmercer|Oh. Prob. Ct., Mercer
ohprobctmiami|Oh. Prob. Ct., Miami
ohprobctmontgom|Oh. Prob. Ct., Montgomery
ohprobctmorgan|Oh. Prob. Ct., Morgan
ohprobctmusking|Oh. Prob. Ct., Muskingum
ohprobctnoble|Oh. Prob. Ct., Noble
ohprobctfrankli|Oh. Prob. Ct., Franklin
ohprobctperry|Oh. Prob. Ct., Perry
ohprobctpike|Oh. Prob. Ct., Pike
ohprobctportage|Oh. Prob. Ct., Portage
ohprobctpreble|Oh. Prob. Ct., Preble
ohprobctputnam|Oh. Prob. Ct., Putnam
ohprobctross|Oh. Prob. Ct., Ross
ohprobctsandusk|Oh. Prob. Ct., Sandusky
ohprobctscioto|Oh. Prob. Ct., Scioto
ohprobctseneca|Oh. Prob. Ct., Seneca
ohprobctshelby|Oh. Prob. Ct., Shelby
ohprobctstark|Oh. Prob. Ct., Stark
ohprobctsummit|Oh. Prob. Ct., Summit
ohprobcttrumbul|Oh. Prob. Ct., Trumbull
ohprobcttuscara|Oh. Prob. Ct., Tuscarawas
ohprobctunion|Oh. Prob. Ct., Union
ohprobctvanwer|Oh. Prob. Ct., Van Wert
ohprobctwarren|Oh. Prob. Ct., Warren
ohprobctwashing|Oh. Prob. Ct., Washington
ohprobctwayne|Oh. Prob. Ct., Wayne
ohiosuperct|OH. Super. Ct.
ohsuperctcinci|OH. Super. Ct., Cinci.
ohio|Ohio
bap6|6th Cir. BAP
ohnb|Bankr. N.D. Ohio
ohsb|Bankr. S.D. Ohio
ohctapp1hamilto|Oh. Ct. App. 1st Dist. Hamilton
ohctapp10frankl|Oh. Ct. App. 10th Dist. Franklin
ohctapp11ashtab|Oh. Ct. App. 11th Dist. Ashtabula
ohctapp11geauga|Oh. Ct. App. 11th Dist. Geauga
ohctapp11lake|Oh. Ct. App. 11th Dist. Lake
ohctapp11portag|Oh. Ct. App. 11th Dist. Portage
ohctapp11trumbu|Oh. Ct. App. 11th Dist. Trumbull
ohctapp12brown|Oh. Ct. App. 12th Dist. Brown
ohctapp12butler|Oh. Ct. App. 12th Dist. Butler
ohctapp12clermo|Oh. Ct. App. 12th Dist. Clermont
ohctapp12clinto|Oh. Ct. App. 12th Dist. Clinton
ohctapp12fayett|Oh. Ct. App. 12th Dist. Fayette
ohctapp12madiso|Oh. Ct. App. 12th Dist. Madison
ohctapp12preble|Oh. Ct. App. 12th Dist. Preble
ohctapp12warren|Oh. Ct. App. 12th Dist. Warren
ohctapp2champai|Oh. Ct. App. 2nd Dist. Champaign
ohctapp2clark|Oh. Ct. App. 2nd Dist. Clark
ohctapp2darke|Oh. Ct. App. 2nd Dist. Darke
ohctapp2greene|Oh. Ct. App. 2nd Dist. Greene
ohctapp2miami|Oh. Ct. App. 2nd Dist. Miami
ohctapp2montgom|Oh. Ct. App. 2nd Dist. Montgomery
ohctapp3allen|Oh. Ct. App. 3rd Dist. Allen
ohctapp3auglaiz|Oh. Ct. App. 3rd Dist. Auglaize
ohctapp3crawfor|Oh. Ct. App. 3rd Dist. Crawford
ohctapp3defianc|Oh. Ct. App. 3rd Dist. Defiance
ohctapp3hancock|Oh. Ct. App. 3rd Dist. Hancock
ohctapp3hardin|Oh. Ct. App. 3rd Dist. Hardin
ohctapp3henry|Oh. Ct. App. 3rd Dist. Henry
ohctapp3logan|Oh. Ct. App. 3rd Dist. Logan
ohctapp3marion|Oh. Ct. App. 3rd Dist. Marion
ohctapp3mercer|Oh. Ct. App. 3rd Dist. Mercer
ohctapp3pauldin|Oh. Ct. App. 3rd Dist. Paulding
ohctapp3putnam|Oh. Ct. App. 3rd Dist. Putnam
ohctapp3seneca|Oh. Ct. App. 3rd Dist. Seneca
ohctapp3shelby|Oh. Ct. App. 3rd Dist. Shelby
ohctapp3union|Oh. Ct. App. 3rd Dist. Union
ohctapp3vanwert|Oh. Ct. App. 3rd Dist. Van Wert
ohctapp3wyandot|Oh. Ct. App. 3rd Dist. Wyandot
ohctapp4adams|Oh. Ct. App. 4th Dist. Adams
ohctapp4athens|Oh. Ct. App. 4th Dist. Athens
ohctapp4gallia|Oh. Ct. App. 4th Dist. Gallia
ohctapp4highlan|Oh. Ct. App. 4th Dist. Highland
ohctapp4hocking|Oh. Ct. App. 4th Dist. Hocking
ohctapp4jackson|Oh. Ct. App. 4th Dist. Jackson
ohctapp4lawrenc|Oh. Ct. App. 4th Dist. Lawrence
ohctapp4meigs|Oh. Ct. App. 4th Dist. Meigs
ohctapp4pickawa|Oh. Ct. App. 4th Dist. Pickaway
ohctapp4pike|Oh. Ct. App. 4th Dist. Pike
ohctapp4ross|Oh. Ct. App. 4th Dist. Ross
ohctapp4scioto|Oh. Ct. App. 4th Dist. Scioto
ohctapp4vinton|Oh. Ct. App. 4th Dist. Vinton
ohctapp4washing|Oh. Ct. App. 4th Dist. Washington
ohctapp5ashland|Oh. Ct. App. 5th Dist. Ashland
ohctapp5coshoct|Oh. Ct. App. 5th Dist. Coshocton
ohctapp5delawar|Oh. Ct. App. 5th Dist. Delaware
ohctapp5fairfie|Oh. Ct. App. 5th Dist. Fairfield
ohctapp5guernse|Oh. Ct. App. 5th Dist. Guernsey
ohctapp5holmes|Oh. Ct. App. 5th Dist. Holmes
ohctapp5knox|Oh. Ct. App. 5th Dist. Knox
ohctapp5licking|Oh. Ct. App. 5th Dist. Licking
ohctapp5morgan|Oh. Ct. App. 5th Dist. Morgan
ohctapp5morrow|Oh. Ct. App. 5th Dist. Morrow
ohctapp5musking|Oh. Ct. App. 5th Dist. Muskingum
ohctapp5richlan|Oh. Ct. App. 5th Dist. Richland
ohctapp5stark|Oh. Ct. App. 5th Dist. Stark
ohctapp5tuscara|Oh. Ct. App. 5th Dist. Tuscarawas
ohctapp6erie|Oh. Ct. App. 6th Dist. Erie
ohctapp6fulton|Oh. Ct. App. 6th Dist. Fulton
ohctapp6huron|Oh. Ct. App. 6th Dist. Huron
ohctapp6lucas|Oh. Ct. App. 6th Dist. Lucas
ohctapp6ottawa|Oh. Ct. App. 6th Dist. Ottawa
ohctapp6sandusk|Oh. Ct. App. 6th Dist. Sandusky
ohctapp6william|Oh. Ct. App. 6th Dist. Williams
ohctapp6wood|Oh. Ct. App. 6th Dist. Wood
ohctapp7belmont|Oh. Ct. App. 7th Dist. Belmont
ohctapp7carroll|Oh. Ct. App. 7th Dist. Carroll
ohctapp7columbi|Oh. Ct. App. 7th Dist. Columbiana
ohctapp7harriso|Oh. Ct. App. 7th Dist. Harrison
ohctapp7jeffers|Oh. Ct. App. 7th Dist. Jefferson
ohctapp7mahonin|Oh. Ct. App. 7th Dist. Mahoning
ohctapp7monroe|Oh. Ct. App. 7th Dist. Monroe
ohctapp7noble|Oh. Ct. App. 7th Dist. Noble
ohctapp8cuyahog|Oh. Ct. App. 8th Dist. Cuyahoga
ohctapp9lorain|Oh. Ct. App. 9th Dist. Lorain
ohctapp9medina|Oh. Ct. App. 9th Dist. Medina
ohctapp9summit|Oh. Ct. App. 9th Dist. Summit
ohctapp9wayne|Oh. Ct. App. 9th Dist. Wayne
oked|E.D. Okla.
oknd|N.D. Okla.
okwd|W.D. Okla.
ctappindterr|Ct. App. Ind. Terr.
oklacivapp|Okla. Civ. App.
oklacrimapp|Okla. Crim. App.
oklacoj|Okla. Ct. Jud.
oklaag|Okla. Att’y Gen.
oklajeap|Okla. Jud. Eth. Adv. Pnl.
okla|Okla.
okeb|Bankr. E.D. Okla.
oknb|Bankr. N.D. Okla
okwb|Bankr. W.D. Okla.
orccbaker|Baker Cty. Cir. Ct., O.R.
orccbenton|Benton Cty. Cir. Ct., O.R.
orccclackamas|Clackamas Cty. Cir. Ct., O.R.
orccclatsop|Clatsop Cty. Cir. Ct., O.R.
orcccolumbia|Columbia Cty. Cir. Ct., O.R.
orcccoos|Coos Cty. Cir. Ct., O.R.
orcccrook|Crook Cty. Cir. Ct., O.R.
orcccurry|Curry Cty. Cir. Ct., O.R.
orccdeschutes|Deschutes Cty. Cir. Ct., O.R.
orccdouglas|Douglas Cty. Cir. Ct., O.R.
orccgilliam|Gilliam Cty. Cir. Ct., O.R.
orccgrant|Grant Cty. Cir. Ct., O.R.
orccharney|Harney Cty. Cir. Ct., O.R.
orcchoodriver|Hood River Cty. Cir. Ct., O.R.
orccjackson|Jackson Cty. Cir. Ct., O.R.
orccjefferson|Jefferson Cty. Cir. Ct., O.R.
orccjosephine|Josephine Cty. Cir. Ct., O.R.
orccklamath|Klamath Cty. Cir. Ct., O.R.
orcclake|Lake Cty. Cir. Ct., O.R.
orcclane|Lane Cty. Cir. Ct., O.R.
orcclincoln|Lincoln Cty. Cir. Ct., O.R.
orcclinn|Linn Cty. Cir. Ct., O.R.
orccmalheur|Malheur Cty. Cir. Ct., O.R.
orccmarion|Marion Cty. Cir. Ct., O.R.
orccmorrow|Morrow Cty. Cir. Ct., O.R.
orccmultnomah|Multnomah Cty. Cir. Ct., O.R.
orccpolk|Polk Cty. Cir. Ct., O.R.
orccsherman|Sherman Cty. Cir. Ct., O.R.
orcctillamook|Tillamook Cty. Cir. Ct., O.R.
orccumatilla|Umatilla Cty. Cir. Ct., O.R.
orccunion|Union Cty. Cir. Ct., O.R.
orccwallowa|Wallowa Cty. Cir. Ct., O.R.
orccwasco|Wasco Cty. Cir. Ct., O.R.
orccwashington|Washington Cty. Cir. Ct., O.R.
orccwheeler|Wheeler Cty. Cir. Ct., O.R.
orccyamhill|Yamhill Cty. Cir. Ct., O.R.
orctapp|Or. Ct. App.
ord|D. Or.
or|Or.
ortc|Or. T.C.
orb|Bankr. D. Or.
canalzoned|D.C.Z.
paed|E.D. Pa.
pamd|M.D. Penn.
pawd|W.D. Pa.
pactcompladams|Adams Cty. Ct. Cmn. Pleas
pactcomplallegh|Alleghany Cty. Ct. Cmn. Pleas
pactcomplarmstr|Armstrong Cty. Ct. Cmn. Pleas
pactcomplbeaver|Beaver Cty. Ct. Cmn. Pleas
pactcomplbedfor|Bedford Cty. Ct. Cmn. Pleas
pactcomplberks|Berks Cty. Ct. Cmn. Pleas
pactcomplblair|Blair Cty. Ct. Cmn. Pleas
pactcomplbradfo|Bradford Cty. Ct. Cmn. Pleas
pactcomplbucks|Bucks Cty. Ct. Cmn. Pleas
pactcomplbutler|Butler Cty. Ct. Cmn. Pleas
pactcomplcambri|Cambria Cty. Ct. Cmn. Pleas
pactcomplcamero|Cameron Cty. Ct. Cmn. Pleas
pactcomplcarbon|Carbon Cty. Ct. Cmn. Pleas
pactcomplcentre|Centre Cty. Ct. Cmn. Pleas
pactcomplcheste|Chester Cty. Ct. Cmn. Pleas
pactcomplclario|Clarion Cty. Ct. Cmn. Pleas
pactcomplclearf|Clearfield Cty. Ct. Cmn. Pleas
pactcomplclinto|Clinton Cty. Ct. Cmn. Pleas
pactcomplcolumb|Columbia Cty. Ct. Cmn. Pleas
pactcomplcrawfo|Crawford Cty. Ct. Cmn. Pleas
pactcomplcumber|Cumberland Cty. Ct. Cmn. Pleas
pactcompldauphi|Dauphin Cty. Ct. Cmn. Pleas
pactcompldelawa|Delaware Cty. Ct. Cmn. Pleas
pactcomplelk|Elk Cty. Ct. Cmn. Pleas
pactcomplerie|Erie Cty. Ct. Cmn. Pleas
pactcomplfayett|Fayette Cty. Ct.
pactcomplforest|Forest Cty. Ct. Cmn. Pleas
pactcomplfrankl|Franklin Cty. Ct. Cmn. Pleas
pactcomplfulton|Fulton Cty. Ct. Cmn. Pleas
pactcomplgreen|Green Cty. Ct. Cmn. Pleas
pactcomplgreene|Greene Cty. Ct. Cmn. Pleas
pactcomplharris|Harrisburg Cty. Ct. Cmn. Pleas
pactcomplhuntin|Huntingdon Cty. Ct. Cmn. Pleas
pactcomplindian|Indiana Cty. Ct. Cmn. Pleas
pactcompljeffer|Jefferson Cty. Ct. Cmn. Pleas
pactcompljuniat|Juniata Cty. Ct. Cmn. Pleas
pactcompllackaw|Lackawanna Cty. Ct. Cmn. Pleas
pactcompllancas|Lancaster Cty. Ct. Cmn. Pleas
pactcompllawren|Lawrence Cty. Ct. Cmn. Pleas
pactcompllebano|Lebanon Cty. Ct. Cmn. Pleas
pactcompllehigh|Lehigh Cty. Ct. Cmn. Pleas
pactcomplluzern|Luzerne Cty. Ct. Cmn. Pleas
pactcompllycomi|Lycoming Cty. Ct. Cmn. Pleas
pactcomplmckean|McKean Cty. Ct. Cmn. Pleas
pactcomplmercer|Mercer Cty. Ct. Cmn. Pleas
pactcomplmiffli|Mifflin Cty. Ct. Cmn. Pleas
pactcomplmonroe|Monroe Cty. Ct. Cmn. Pleas
pactcomplmontgo|Montgomery Cty. Ct. Cmn. Pleas
pactcomplmontou|Montour Cty. Ct. Cmn. Pleas
pactcomplnortha|Northampton Cty. Ct. Cmn. Pleas
pactcomplnorthu|Northumberland Cty. Ct. Cmn. Pleas
pactcomplperry|Perry Cty. Ct. Cmn. Pleas
pactcomplphilad|Philadelphia Cty. Ct. Cmn. Pleas
pactcomplpike|Pike Cty. Ct. Cmn. Pleas
pactcomplpotter|Potter Cty. Ct. Cmn. Pleas
pactcomplschuyl|Schuylkill Cty. Ct. Cmn. Pleas
pactcomplsnyder|Snyder Cty. Ct. Cmn. Pleas
pactcomplsomers|Somerset Cty. Ct. Cmn. Pleas
pactcomplsulliv|Sullivan Cty. Ct. Cmn. Pleas
pactcomplsunder|Sunder Cty. Ct. Cmn. Pleas
pactcomplsusque|Susquehanna Cty. Ct. Cmn. Pleas
pactcomplsynder|Synder Cty. Ct. Cmn. Pleas
pactcompltioga|Tioga Cty. Ct. Cmn. Pleas
pactcomplunion|Union Cty. Ct. Cmn. Pleas
pactcomplvenang|Venango Cty. Ct. Cmn. Pleas
pactcomplwarren|Warren Cty. Ct. Cmn. Pleas
pactcomplwashin|Washington Cty. Ct. Cmn. Pleas
pactcomplwayne|Wayne Cty. Ct. Cmn. Pleas
pactcomplwestmo|Westmoreland Cty. Ct. Cmn. Pleas
pactcomplwycomi|Wycoming Cty. Ct. Cmn. Pleas
pactcomplwyomin|Wyoming Cty. Ct. Cmn. Pleas
pactcomplyork|York Cty. Ct. Cmn. Pleas
pacommwct|Pa. Commw. Ct.
ca3|3rd Cir.
cjdpa|Ct. Jud. Disc. Pa
pennsylvaniad|D. Pa.
paadmct|Pa. Adm. Ct.
paarbpnlhc|Pa. Arbitration Panels for Health Care
paparolebd|Pa. Bd. Parole
pactregwills|Pa. Ct. Reg. Wills
paoytermctadams|Adams Cty. Ct. Oy. Term.
paoytermctalleg|Allegheny Cty. Ct. Oy. Term.
paoytermctbeave|Beaver Cty. Ct. Oy. Term.
paoytermctbedfo|Bedford Cty. Ct. Oy. Term.
paoytermctberks|Berks Cty. Ct. Oy. Term.
paoytermctbucks|Bucks Cty. Ct. Oy. Term.
paoytermctcambr|Cambria Cty. Ct. Oy. Term.
paoytermctcarbo|Carbon Cty. Ct. Oy. Term.
paoytermctchest|Chester Cty. Ct. Oy. Term.
paoytermctclari|Clarion Cty. Ct. Oy. Term.
paoytermctcolum|Columbia Cty. Ct. Oy. Term.
paoytermctcumbe|Cumberl Cty. Ct. Oy. Term.
paoytermctdauph|Dauphin Cty. Ct. Oy. Term.
paoytermctdelaw|Delaware Cty. Ct. Oy. Term.
paoytermcterie|Erie Cty. Ct. Oy. Term.
paoytermctfayet|Fayette Cty. Ct. Oy. Term.
paoytermctfrank|Franklin Cty. Ct. Oy. Term.
paoytermctfulto|Fulton Cty. Ct. Oy. Term.
paoytermctgreen|Greene Cty. Ct. Oy. Term.
paoytermctjeffe|Jefferson Cty. Ct. Oy. Term.
paoytermctjunia|Juniata Cty. Ct. Oy. Term.
paoytermctlacka|Lackawanna Cty. Ct. Oy. Term.
paoytermctlanca|Lancaster Cty. Ct. Oy. Term.
paoytermctlawre|Lawrence Cty. Ct. Oy. Term.
paoytermctleban|Lebanon Cty. Ct. Oy. Term.
paoytermctlehig|Lehigh Cty. Ct. Oy. Term.
paoytermctluzer|Luzerne Cty. Ct. Oy. Term.
paoytermctmerce|Mercer Cty. Ct. Oy. Term.
paoytermctmontg|Montgomery Cty. Ct. Oy. Term.
paoytermctnorth|Northampton Cty. Ct. Oy. Term.
paoytermctperry|Perry Cty. Ct. Oy. Term.
paoytermctphila|Philadelphia Cty. Ct. Oy. Term.
paoytermctschuy|Schuylkill Cty. Ct. Oy. Term.
paoytermctsomer|Somerset Cty. Ct. Oy. & Term.
paoytermctsusqu|Susquehanna Cty. Ct. Oy. Term.
paoytermctvenan|Venango Cty. Ct. Oy. Term.
paoytermctwestm|Westmorel Cty. Ct. Oy. Term.
paoytermctyork|York Cty. Ct. Oy. Term.
paqtrsessadams|Adams Cty. Ct. Qtr. Sess.
paqtrsessallegh|Allegheny Cty. Ct. Qtr. Sess.
paqtrsessarmstr|Armstrong Cty. Ct. Qtr. Sess.
paqtrsessbeaver|Beaver Cty. Ct. Qtr. Sess.
paqtrsessbedfor|Bedford Cty. Ct. Qtr. Sess.
paqtrsessberks|Berks Cty. Ct. Qtr. Sess.
paqtrsessblair|Blair Cty. Ct. Qtr. Sess.
paqtrsessbradfo|Bradford Cty. Ct. Qtr. Sess.
paqtrsessbucks|Bucks Cty. Ct. Qtr. Sess.
paqtrsessbutler|Butler Cty. Ct. Qtr. Sess.
paqtrsesscambri|Cambria Cty. Ct. Qtr. Sess.
paqtrsesscamero|Cameron Cty. Ct. Qtr. Sess.
paqtrsesscarbon|Carbon Cty. Ct. Qtr. Sess.
paqtrsesscentre|Centre Cty. Ct. Qtr. Sess.
paqtrsesscheste|Chester Cty. Ct. Qtr. Sess.
paqtrsessclario|Clarion Cty. Ct. Qtr. Sess.
paqtrsessclearf|Clearfield Cty. Ct. Qtr. Sess.
paqtrsessclinto|Clinton Cty. Ct. Qtr. Sess.
paqtrsesscolumb|Columbia Cty. Ct. Qtr. Sess.
paqtrsesscrawfo|Crawford Cty. Ct. Qtr. Sess.
paqtrsesscumber|Cumberland Cty. Ct. Qtr. Sess.
paqtrsessdauphi|Dauphin Cty. Ct. Qtr. Sess.
paqtrsessdelawa|Delaware Cty. Ct. Qtr. Sess.
paqtrsesselk|Elk Cty. Ct. Qtr. Sess.
paqtrsesserie|Erie Cty. Ct. Qtr. Sess.
paqtrsessfayett|Fayette Cty. Ct. Qtr. Sess.
paqtrsessfrankl|Franklin Cty. Ct. Qtr. Sess.
paqtrsessfulton|Fulton Cty. Ct. Qtr. Sess.
paqtrsessgreene|Greene Cty. Ct. Qtr. Sess.
paqtrsesshuntin|Huntingdon Cty. Ct. Qtr. Sess.
paqtrsessindian|Indiana Cty. Ct. Qtr. Sess.
paqtrsessjeffer|Jefferson Cty. Ct. Qtr. Sess.
paqtrsessjuniat|Juniata Cty. Ct. Qtr. Sess.
paqtrsesslackaw|Lackawanna Cty. Ct. Qtr. Sess.
paqtrsesslancas|Lancaster Cty. Ct. Qtr. Sess.
paqtrsesslawren|Lawrence Cty. Ct. Qtr. Sess.
paqtrsesslebano|Lebanon Cty. Ct. Qtr. Sess.
paqtrsesslehigh|Lehigh Cty. Ct. Qtr. Sess.
paqtrsessluzern|Luzerne Cty. Ct. Qtr. Sess.
paqtrsesslycomi|Lycoming Cty. Ct. Qtr. Sess.
paqtrsessmckean|McKean Cty. Ct. Qtr. Sess.
paqtrsessmercer|Mercer Cty. Ct. Qtr. Sess.
paqtrsessmiffli|Mifflin Cty. Ct. Qtr. Sess.
paqtrsessmonroe|Monroe Cty. Ct. Qtr. Sess.
paqtrsessmontgo|Montgomery Cty. Ct. Qtr. Sess.
paqtrsessmontou|Montour Cty. Ct. Qtr. Sess.
paqtrsessnortha|Northampton Cty. Ct. Qtr. Sess.
paqtrsessnorthu|Northumberland Cty. Ct. Qtr. Sess.
paqtrsessperry|Perry Cty. Ct. Qtr. Sess.
paqtrsessphilad|Philadelphia Cty. Ct. Qtr. Sess.
paqtrsesspike|Pike Cty. Ct. Qtr. Sess.
paqtrsesspotter|Potter Cty. Ct. Qtr. Sess.
paqtrsessschuyl|Schuylkill Cty. Ct. Qtr. Sess.
paqtrsesssnyder|Snyder Cty. Ct. Qtr. Sess.
paqtrsesssomers|Somerset Cty. Ct. Qtr. Sess.
paqtrsesssulliv|Sullivan Cty. Ct. Qtr. Sess.
paqtrsesssusque|Susquehanna Cty. Ct. Qtr. Sess.
paqtrsesstioga|Tioga Cty. Ct. Qtr. Sess.
paqtrsessunion|Union Cty. Ct. Qtr. Sess.
paqtrsessvenang|Venango Cty. Ct. Qtr. Sess.
paqtrsesswarren|Warren Cty. Ct. Qtr. Sess.
paqtrsesswashin|Washington Cty. Ct. Qtr. Sess.
paqtrsesswayne|Wayne Cty. Ct. Qtr. Sess.
paqtrsesswestmo|Westmoreland Cty. Ct. Qtr. Sess.
paqtrsesswyomin|Wyoming Cty. Ct. Qtr. Sess.
paqtrsessyork|York Cty. Ct. Qtr. Sess.
padepted|Pa. Dept. Ed.
padeptjust|Pa. Dept. Just.
padeptpubwel|Pa. Dept. Pub. Wel.
paenvhrbd|Pa. Env. Hearing Bd.
pajuvct|Pa. Juv. Ct.
pajuvctcambria|Cambria Cty. Juv. Ct.
pajuvctdel|Delaware Cty. Juv. Ct.
pamunict|Pa. Muni Ct.
pamunictphila|Phila. Cty. Muni. Ct.
paorphct|Penn. Orphan Ct.
paorphctadams|Adams Cty. Orphans' Ct.
paorphctallegh|Allegheny Cty. Orphans' Ct.
paorphctarmstr|Armstrong Cty. Orphans' Ct.
paorphctbeaver|Beaver Cty. Orphans' Ct.
paorphctbedfor|Bedford Cty. Orphans' Ct.
paorphctberks|Berks Cty. Orphans' Ct.
paorphctblair|Blair Cty. Orphans' Ct.
paorphctbradfo|Bradford Cty. Orphans' Ct.
paorphctbucks|Bucks Cty. Orphans' Ct.
paorphctbutler|Butler Cty. Orphans' Ct.
paorphctcambri|Cambria Cty. Orphans' Ct.
paorphctcamero|Cameron Cty. Orphans' Ct.
paorphctcarbon|Carbon Cty. Orphans' Ct.
paorphctcentre|Centre Cty. Orphans' Ct.
paorphctcheste|Chester Cty. Orphans' Ct.
paorphctclario|Clarion Cty. Orphans' Ct.
paorphctclearf|Clearfield Cty. Orphans' Ct.
paorphctclinto|Clinton Cty. Orphans' Ct.
paorphctcolumb|Columbia Cty. Orphans' Ct.
paorphctcrawfo|Crawford Cty. Orphans' Ct.
paorphctcumber|Cumberl Cty. Orphans' Ct.
paorphctdauphi|Dauphin Cty. Orphans' Ct.
paorphctdelawa|Delaware Cty. Orphans' Ct.
paorphctelk|Elk Cty. Orphans' Ct.
paorphcterie|Erie Cty. Orphans' Ct.
paorphctfayett|Fayette Cty. Orphans' Ct.
paorphctforest|Forest Cty. Orphans' Ct.
paorphctfrankl|Franklin Cty. Orphans' Ct.
paorphctfulton|Fulton Cty. Orphans' Ct.
paorphctgreene|Greene Cty. Orphans' Ct.
paorphcthuntin|Huntingdon Cty. Orphans' Ct.
paorphctindian|Indiana Cty. Orphans' Ct.
paorphctjeffer|Jefferson Cty. Orphans' Ct.
paorphctjuniat|Juniata Cty. Orphans' Ct.
paorphctlackaw|Lackawanna Cty. Orphans' Ct.
paorphctlancas|Lancaster Cty. Orphans' Ct.
paorphctlawren|Lawrence Cty. Orphans' Ct.
paorphctlebano|Lebanon Cty. Orphans' Ct.
paorphctlehigh|Lehigh Cty. Orphans' Ct.
paorphctluzern|Luzerne Cty. Orphans' Ct.
paorphctlycomi|Lycoming Cty. Orphans' Ct.
paorphctmercer|Mercer Cty. Orphans' Ct.
paorphctmiffli|Mifflin Cty. Orphans' Ct.
paorphctmongto|Mongtomery Cty. Orphans' Ct.
paorphctmonroe|Monroe Cty. Orphans' Ct.
paorphctmontgo|Montgomery Cty. Orphans' Ct.
paorphctmontou|Montour Cty. Orphans' Ct.
paorphctnortha|Northampton Cty. Orphans' Ct.
paorphctnorthu|Northumberl Cty. Orphans' Ct.
paorphctperry|Perry Cty. Orphans' Ct.
paorphctphilad|Philadelphia Cty. Orphans' Ct.
paorphctpike|Pike Cty. Orphans' Ct.
paorphctschuyl|Schuylkill Cty. Orphans' Ct.
paorphctsnyder|Snyder Cty. Orphans' Ct.
paorphctsomers|Somerset Cty. Orphans' Ct.
paorphctsulliv|Sullivan Cty. Orphans' Ct.
paorphctsusque|Susquehanna Cty. Orphans' Ct.
paorphcttioga|Tioga Cty. Orphans' Ct.
paorphctunion|Union Cty. Orphans' Ct.
paorphctvenang|Venango Cty. Orphans' Ct.
paorphctwarren|Warren Cty. Orphans' Ct.
paorphctwashin|Washington Cty. Orphans' Ct.
paorphctwayne|Wayne Cty. Orphans' Ct.
paorphctwestmo|Westmorel Cty. Orphans' Ct.
paorphctwyomin|Wyoming Cty. Orphans' Ct.
paorphctyork|York Cty. Orphans' Ct.
paag|Pa. office the Attorney General
philactnp|Phila. Ct. N.P.
philadeptjust|Phila. Dept. Just.
philaelecct|Phila. Elec. Ct.
philamayorct|Phila. Mayor Ct.
philarec|Recorder Philadelphia
pasuperct|Pa. Super. Ct.
pa|Pa.
paeb|Bankr. E.D. Pa.
pamb|Bankr. M.D. Penn.
pawb|Bankr. W.D. Pa.
prd|D.P.R.
prb|Bankr. D.P.R.
rid|D.R.I.
risuperct|Sup. Ct. R.I.
ri|R.I.
rib|Bankr. D.R.I.
scctapp|S.C. Ct. App.
scd|D.S.C.
southcarolinaed|E.D.S.C.
southcarolinawd|W.D.S.C.
sc|S.C.
scb|Bankr. D.S.C.
sdd|D.S.D.
sd|S.D.
sdb|Bankr. D.S.D.
circttenn|Cir. Ct. Tenn.
tned|E.D. Tenn.
tnmd|M.D. Tenn.
tnwd|W.D. Tenn.
ca6|6th Cir.
tennctapp|Tenn. Ct. App.
tenncrimapp|Tenn. Crim. App.
tennessed|D. Tenn.
tennworkcompapp|Tenn. Work. Comp. App. Bd.
tenn|Tenn.
tennesseeb|Bankr. D. Tenn.
tneb|Bankr. E.D. Tenn.
tnmb|Bankr. M.D. Tenn.
tnwb|Bankr. W.D. Tenn.
txed|E.D. Tex.
txnd|N.D. Tex.
txsd|S.D. Tex.
txwd|W.D. Tex.
texapp|Tex. App.
texcrimapp|Tex. Crim. App.
texd|D. Tex.
texag|Tex. Att'y Gen.
texcommnapp|Tex. Comm'n App.
texrevtrib|Tex. Rev. Trib.
texjpml|Tex. J.P.M.L.
texreview|Tex. Rev.
tex|Tex.
txeb|Bankr. E.D. Tex.
txnb|Bankr. N.D. Tex.
txsb|Bankr. S.D. Tex.
txwb|Bankr. W.D. Tex.
uscirct|U.S. Cir. Ct.
usdistct|U.S. Dist. Ct.
privycoun|Committee of the Privy Council
nhprivycounnh|New Hampshire Committee of the Privy Council
uslandoffice|US Land Office
utahctapp|Utah Ct. App.
utd|D. Utah
utb|Bankr. D. Utah
utah|Utah
vtd|D. Vt.
vtsuperct|Vt. Super. Ct.
vt|Vt.
vtb|Bankr. D. Vt.
vtdistct|Vt. Dist. Ct.
vid|D.V.I.
vib|Bankr. D.V.I.
vaed|E.D. Va.
vawd|W.D. Va.
ca4|4th Cir.
vactapp|Va. Ct. App.
va|Va.
vaeb|Bankr. E.D. Va.
vawb|Bankr. W.D. Va.
vad|D. Va.
vaccaccomack|Accomack Cir. Ct.
vaccalbemarle|Albemarle Cir. Ct.
vaccalexandria|Alexandria Cir. Ct.
vaccalleghany|Alleghany Cir. Ct.
vaccamelia|Amelia Cir. Ct.
vaccamherst|Amherst Cir. Ct.
vaccappomattox|Appomattox Cir. Ct.
vaccarlington|Arlington Cir. Ct.
vaccaugusta|Augusta Cir. Ct.
vaccbath|Bath Cir. Ct.
vaccbedford|Bedford Cir. Ct.
vaccbland|Bland Cir. Ct.
vaccbotetourt|Botetourt Cir. Ct.
vaccbristol|Bristol Cir. Ct.
vaccbrunswick|Brunswick Cir. Ct.
vaccbuchanan|Buchanan Cir. Ct.
vaccbuckingham|Buckingham Cir. Ct.
vaccbuenavista|Buena Vista Cir. Ct.
vacccampbell|Campbell Cir. Ct.
vacccaroline|Caroline Cir. Ct.
vacccarroll|Carroll Cir. Ct.
vacccharles|Charles City Cir. Ct.
vacccharlotte|Charlotte Cir. Ct.
vacccharlottesv|Charlottesville Cir. Ct.
vaccchesapeake|Chesapeake Cir. Ct.
vaccchesterfiel|Chesterfield Cir. Ct.
vaccclarke|Clarke Cir. Ct.
vacccolonialh|Colonial Heights Cir. Ct.
vacccraig|Craig Cir. Ct.
vaccculpeper|Culpeper Cir. Ct.
vacccumberland|Cumberland Cir. Ct.
vaccdanville|Danville Cir. Ct.
vaccdickenson|Dickenson Cir. Ct.
vaccdinwiddie|Dinwiddie Cir. Ct.
vaccessex|Essex Cir. Ct.
vaccfairfax|Fairfax Cir. Ct.
vaccfauquier|Fauquier Cir. Ct.
vaccfloyd|Floyd Cir. Ct.
vaccfluvanna|Fluvanna Cir. Ct.
vaccfranklin|Franklin Cir. Ct.
vaccfrederick|Frederick Cir. Ct.
vaccfredericksb|Fredericksburg Cir. Ct.
vaccgiles|Giles Cir. Ct.
vaccgloucester|Gloucester Cir. Ct.
vaccgoochland|Goochland Cir. Ct.
vaccgrayson|Grayson Cir. Ct.
vaccgreene|Greene Cir. Ct.
vaccgreensville|Greensville Cir. Ct.
vacchalifax|Halifax Cir. Ct.
vacchampton|Hampton Cir. Ct.
vacchanover|Hanover Cir. Ct.
vacchenrico|Henrico Cir. Ct.
vacchenry|Henry Cir. Ct.
vacchighland|Highland Cir. Ct.
vacchopewell|Hopewell Cir. Ct.
vaccisle|Isle of Wight Cir. Ct.
vacckinggeorge|King George Cir. Ct.
vacckingwilliam|King William Cir. Ct.
vacckingqueen|King and Queen Cir. Ct.
vacclancaster|Lancaster Cir. Ct.
vacclee|Lee Cir. Ct.
vaccloudoun|Loudoun Cir. Ct.
vacclouisa|Louisa Cir. Ct.
vacclunenburg|Lunenburg Cir. Ct.
vacclynchburg|Lynchburg Cir. Ct.
vaccmadison|Madison Cir. Ct.
vaccmartinsvill|Martinsville Cir. Ct.
vaccmathews|Mathews Cir. Ct.
vaccmecklenburg|Mecklenburg Cir. Ct.
vaccmiddlesex|Middlesex Cir. Ct.
vaccmontgomery|Montgomery Cir. Ct.
vaccnelson|Nelson Cir. Ct.
vaccnewkent|New Kent Cir. Ct.
vaccnewportnew|Newport News Cir. Ct.
vaccnorfolk|Norfolk Cir. Ct.
vaccnorthampton|Northampton Cir. Ct.
vaccnorthumberl|Northumberland Cir. Ct.
vaccnottoway|Nottoway Cir. Ct.
vaccorange|Orange Cir. Ct.
vaccpage|Page Cir. Ct.
vaccpatrick|Patrick Cir. Ct.
vaccpetersburg|Petersburg Cir. Ct.
vaccpittsylvani|Pittsylvania Cir. Ct.
vaccportsmouth|Portsmouth Cir. Ct.
vaccpowhatan|Powhatan Cir. Ct.
vaccprinceedwa|Prince Edward Cir. Ct.
vaccprincegeo|Prince George Cir. Ct.
vaccprincewill|Prince William Cir. Ct.
vaccpulaski|Pulaski Cir. Ct.
vaccradford|Radford Cir. Ct.
vaccrappahannoc|Rappahannock Cir. Ct.
vaccrichcity|Richmond City Cir. Ct.
vaccrichmondcty|Richmond County Cir. Ct.
vaccroanokecity|Roanoke City Cir. Ct.
vaccroanokecty|Roanoke County Cir. Ct.
vaccrockbridge|Rockbridge Cir. Ct.
vaccrockingham|Rockingham Cir. Ct.
vaccrussell|Russell Cir. Ct.
vaccsalem|Salem Cir. Ct.
vaccscott|Scott Cir. Ct.
vaccshenandoah|Shenandoah Cir. Ct.
vaccsmyth|Smyth Cir. Ct.
vaccsouthampton|Southampton Cir. Ct.
vaccspotsylvani|Spotsylvania Cir. Ct.
vaccstafford|Stafford Cir. Ct.
vaccstaunton|Staunton Cir. Ct.
vaccsuffolk|Suffolk Cir. Ct.
vaccsurry|Surry Cir. Ct.
vaccsussex|Sussex Cir. Ct.
vacctazewell|Tazewell Cir. Ct.
vaccvabeach|Virginia Beach Cir. Ct.
vaccwarren|Warren Cir. Ct.
vaccwashington|Washington Cir. Ct.
vaccwaynesboro|Waynesboro Cir. Ct.
vaccwestmorelan|Westmoreland Cir. Ct.
vaccwilliams|Williamsburg and James Cir. Ct.
vaccwinchester|Winchester Cir. Ct.
vaccwise|Wise Norton Cir. Ct.
vaccwythe|Wythe Cir. Ct.
vaccyork|York County & Poquoson Cir. Ct.
jpml|J.P.M.L.
ccpa|C.C.P.A.
reglrailreorgct|Regl. Rail Reorg. Act
com|Comm. Ct.
cc|Ct. Cl.
waed|E.D. Wash.
wawd|W.D. Wash.
washctapp|Wash. Ct. App.
waeb|Bankr. E.D. Wash.
wawb|Bankr. W.D. Wash.
washd|D. Wash.
washag|Wash. Att'y Gen.
wash|Wash.
eca|Emer. Ct. App.
cadc|D.C. Cir.
cafc|Fed. Cir.
dcd|D.D.C.
dc|D.C. Ct. App.
dccrimct|D.C.
dcorphanct|D.C. Orphans Ct.
supctdc|Sup. Ct. D.C.
scotus|SCOTUS
tecoa|Temp. Emerg. Ct. App.
afcca|A.F.C.C.A.
acca|A.C.C.A.
nmcca|N.M.C.C.A.
dcb|Bankr. D.C.
bta|B.T.A.
armfor|C.A.A.F.
uscfc|Fed. Cl.
mc|M.C.
cavc|Vet. App.
cusc|Cust. Ct.
usjc|U.S.J.C.
tax|Tax Ct.
wvnd|N.D.W. Va.
wvsd|S.D.W. Va
wvad|D. W.Va.
wvactapp|I.C.A. of W. Va.
wvsb|Bankr. S.D.W. Va.
wvnb|Bankr. N.D.W. Va.
wvctcl|W. Va. Ct. Cl.
wva|W. Va.
wisd|D. Wis.
wied|E.D. Wis.
wiwd|W.D. Wis.
wisctapp|Wis. Ct. App.
wieb|Bankr. E.D. Wis.
wiwb|Bankr. W.D. Wis.
wisag|Wis. Att'y Gen.
wis|Wis.
wyd|D. Wyo.
wyb|Bankr. D. Wyo.
wyo|Wyo.
`;

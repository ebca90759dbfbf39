/** Further ways in which citations name courts, as courts-db does not list them: `short name|as cited`. */
export const courtForms = `
dc|D.C.
scotus|U.S.
scotus|S. Ct.
ca1|First Cir.
ca2|Second Cir.
ca2|2d Cir.
ca2|2nd Cir.
ca3|Third Cir.
ca3|3d Cir.
ca3|3rd Cir.
ca4|Fourth Cir.
ca5|Fifth Cir.
ca6|Sixth Cir.
ca7|Seventh Cir.
ca8|Eighth Cir.
ca9|Ninth Cir.
ca10|Tenth Cir.
ca11|Eleventh Cir.
cadc|DC Cir.
cafc|Federal Cir.
fladistctapp|Fla. 1st DCA
fladistctapp|Fla. 2d DCA
fladistctapp|Fla. 3d DCA
fladistctapp|Fla. 4th DCA
fladistctapp|Fla. 5th DCA
fladistctapp|Fla. 6th DCA
fladistctapp|Fla. App.
fladistctapp|Fla. Dist. Ct. App.
nyappdiv|App. Div.
nyappdiv|1st Dep't
nyappdiv|2d Dep't
nyappdiv|3d Dep't
nyappdiv|4th Dep't
ny|NY
nysupct|Sup. Ct.
calctapp|Cal. App.
texapp|Tex. App.
texcrimapp|Tex. Crim. App.
texcivapp|Tex. Civ. App.
tex|Tex.
illappct|Ill. App.
lactapp|La. App.
lactapp|La. Ct. App.
pasuperct|Pa. Super.
pacommwct|Pa. Commw. Ct.
pacommwct|Pa. Commw.
njsuperctappdiv|N.J. Super. Ct. App. Div.
njsuperctappdiv|N.J. App. Div.
njsuperctappdiv|N.J. Super. A.D.
ohioctapp|Ohio App.
ohioctapp|Ohio Ct. App.
delch|Del. Ch.
delsuperct|Del. Super.
cadc|CA DC
cafc|CA Fed.
ca1|CA1
ca1|C.A. 1
ca2|CA2
ca2|C.A. 2
ca3|CA3
ca3|C.A. 3
ca4|CA4
ca4|C.A. 4
ca5|CA5
ca5|C.A. 5
ca6|CA6
ca6|C.A. 6
ca7|CA7
ca7|C.A. 7
ca8|CA8
ca8|C.A. 8
ca9|CA9
ca9|C.A. 9
ca10|CA10
ca10|C.A. 10
ca11|CA11
ca11|C.A. 11
bap1|B.A.P. 1st Cir.
bap2|B.A.P. 2d Cir.
bap6|B.A.P. 6th Cir.
bap8|B.A.P. 8th Cir.
bap9|B.A.P. 9th Cir.
bap10|B.A.P. 10th Cir.
bia|B.I.A.
tax|T.C.
tax|Tax Ct.
cit|CIT
cit|Ct. Int'l Trade
uscfc|Cl. Ct.
uscfc|Ct. Fed. Cl.
armfor|C.M.A.
armfor|C.A.A.F.
acca|A. Ct. Crim. App.
acca|Army Ct. Crim. App.
afcca|A.F. Ct. Crim. App.
nmcca|N-M. Ct. Crim. App.
nmcca|N.M. Ct. Crim. App.
uscgcoca|C.G. Ct. Crim. App.
jpml|J.P.M.L.
nmid|D. N. Mar. I.
nmariana|N. Mar. I.
guam|Guam
prsupreme|P.R.
prapp|P.R. Cir.
virginislands|V.I.
indtc|Ind. Tax Ct.
indtc|Ind. T.C.
njtaxct|N.J. Tax Ct.
njtaxct|N.J. Tax
njsuperctappdiv|N.J. Super. App. Div.
nysurct|N.Y. Sur. Ct.
nysurct|Sur. Ct.
nycivct|N.Y. Civ. Ct.
nycivct|Civ. Ct.
nycrimct|N.Y. Crim. Ct.
nycrimct|Crim. Ct.
nyfamct|Fam. Ct.
nyappterm|App. Term
mesuperct|Me. Super. Ct.
mesuperct|Me. Super.
risuperct|R.I. Super. Ct.
risuperct|R.I. Super.
connsuperct|Conn. Super.
masssuperct|Mass. Super.
texbizct|Tex. Bus. Ct.
nevapp|Nev. App.
wvactapp|W. Va. App.
oklacivapp|Okla. Ct. App.
oklacivapp|Okla. App.
mo|Mo. banc
mo|Mo. en banc
moctapp|Mo. App. E.D.
moctapp|Mo. App. W.D.
moctapp|Mo. App. S.D.
calappdeptsuper|Cal. App. Dep't Super. Ct.
`;

/** Words of courts' names that have several spellings: the spelling used for comparison, then the others. */
export const courtWords = `
ALA ALABAMA
ARIZ ARIZONA
ARK ARKANSAS
CAL CALIF CALIFORNIA
COLO COLORADO
CONN CONNECTICUT
DEL DELAWARE
FLA FLORIDA
GA GEORGIA
HAW HAWAII HAWAI
ILL ILLINOIS
IND INDIANA
KAN KANS KANSAS
KY KENTUCKY
LA LOUISIANA
ME MAINE
MD MARYLAND
MASS MASSACHUSETTS
MICH MICHIGAN
MINN MINNESOTA
MISS MISSISSIPPI
MO MISSOURI
MONT MONTANA
NEB NEBR NEBRASKA
NEV NEVADA
OKLA OKLAHOMA
OR ORE OREG OREGON
PA PENN PENNA PENNSYLVANIA
TENN TENNESSEE
TEX TEXAS
VT VERMONT
VA VIRGINIA
WASH WASHINGTON
WIS WISC WISCONSIN
WYO WYOMING
APP APPEALS APPELLATE
BANKR BANKRUPTCY
CIR CIRCUIT
CIV CIVIL
CNTY COUNTY CTY
COMMW CMWLTH COMMONWEALTH
CRIM CRIMINAL CR
CT COURT
DEPT DEPARTMENT
DIST DISTRICT
DIV DIVISION
FAM FAMILY
INTL INTERNATIONAL
SUP SUPREME
SUPER SUPERIOR
SUR SURR SURROGATE SURROGATES
1ST FIRST
2D 2ND SECOND
3D 3RD THIRD
4TH FOURTH
5TH FIFTH
6TH SIXTH
7TH SEVENTH
8TH EIGHTH
9TH NINTH
10TH TENTH
11TH ELEVENTH
`;

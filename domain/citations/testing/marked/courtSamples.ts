/** Courts as a parenthesis names them: `as cited|short name`. */
export const courtNames = `
1st Cir.|ca1
2d Cir.|ca2
2nd Cir.|ca2
3d Cir.|ca3
3rd Cir.|ca3
4th Cir.|ca4
5th Cir.|ca5
6th Cir.|ca6
7th Cir.|ca7
8th Cir.|ca8
9th Cir.|ca9
10th Cir.|ca10
11th Cir.|ca11
D.C. Cir.|cadc
Fed. Cir.|cafc
CA9|ca9
CA DC|cadc
M.D. Ala.|almd
N.D. Ala.|alnd
S.D. Ala.|alsd
D. Alaska|akd
D. Ariz.|azd
E.D. Ark.|ared
W.D. Ark.|arwd
C.D. Cal.|cacd
E.D. Cal.|caed
N.D. Cal.|cand
S.D. Cal.|casd
D. Colo.|cod
D. Conn.|ctd
D. Del.|ded
D.D.C.|dcd
M.D. Fla.|flmd
N.D. Fla.|flnd
S.D. Fla.|flsd
M.D. Ga.|gamd
N.D. Ga.|gand
S.D. Ga.|gasd
D. Guam|gud
D. Haw.|hid
D. Idaho|idd
C.D. Ill.|ilcd
N.D. Ill.|ilnd
S.D. Ill.|ilsd
N.D. Ind.|innd
S.D. Ind.|insd
N.D. Iowa|iand
S.D. Iowa|iasd
D. Kan.|ksd
E.D. Ky.|kyed
W.D. Ky.|kywd
E.D. La.|laed
M.D. La.|lamd
W.D. La.|lawd
D. Me.|med
D. Md.|mdd
D. Mass.|mad
E.D. Mich.|mied
W.D. Mich.|miwd
D. Minn.|mnd
N.D. Miss.|msnd
S.D. Miss.|mssd
E.D. Mo.|moed
W.D. Mo.|mowd
D. Mont.|mtd
D. Neb.|ned
D. Nev.|nvd
D.N.H.|nhd
D.N.J.|njd
D.N.M.|nmd
E.D.N.Y.|nyed
N.D.N.Y.|nynd
S.D.N.Y.|nysd
W.D.N.Y.|nywd
E.D.N.C.|nced
M.D.N.C.|ncmd
W.D.N.C.|ncwd
D.N.D.|ndd
N.D. Ohio|ohnd
S.D. Ohio|ohsd
E.D. Okla.|oked
N.D. Okla.|oknd
W.D. Okla.|okwd
D. Or.|ord
E.D. Pa.|paed
M.D. Pa.|pamd
W.D. Pa.|pawd
D.P.R.|prd
D.R.I.|rid
D.S.C.|scd
D.S.D.|sdd
E.D. Tenn.|tned
M.D. Tenn.|tnmd
W.D. Tenn.|tnwd
E.D. Tex.|txed
N.D. Tex.|txnd
S.D. Tex.|txsd
W.D. Tex.|txwd
D. Utah|utd
D. Vt.|vtd
D.V.I.|vid
E.D. Va.|vaed
W.D. Va.|vawd
E.D. Wash.|waed
W.D. Wash.|wawd
N.D. W. Va.|wvnd
S.D. W. Va.|wvsd
N.D.W. Va.|wvnd
E.D. Wis.|wied
W.D. Wis.|wiwd
D. Wyo.|wyd
D. N. Mar. I.|nmid
D.N.Mar.I.|nmid
ED Pa.|paed
SD N.Y.|nysd
ND Cal.|cand
SDNY|nysd
EDNY|nyed
D Mass.|mad
DC Cir.|cadc
Bankr. S.D.N.Y.|nysb
Bankr. E.D.N.Y.|nyeb
Bankr. D. Del.|deb
Bankr. N.D. Ill.|ilnb
Bankr. C.D. Cal.|cacb
Bankr. S.D. Tex.|txsb
Bankr. D. Mass.|mab
Bankr. M.D. Fla.|flmb
Bankr. D.N.J.|njb
Bankr. D. Md.|mdb
Bankr. M.D. Pa.|pamb
Bankr. D. Minn.|mnb
Bankr. D. Colo.|cob
Bankr. E.D. Va.|vaeb
Bankr. W.D. Wash.|wawb
B.A.P. 9th Cir.|bap9
9th Cir. BAP|bap9
9th Cir. B.A.P.|bap9
B.A.P. 6th Cir.|bap6
6th Cir. BAP|bap6
B.A.P. 8th Cir.|bap8
B.A.P. 1st Cir.|bap1
B.A.P. 10th Cir.|bap10
Fed. Cl.|uscfc
Ct. Cl.|cc
T.C.|tax
Ct. Int’l Trade|cit
Ct. Int'l Trade|cit
CIT|cit
Vet. App.|cavc
C.A.A.F.|armfor
C.M.A.|armfor
A. Ct. Crim. App.|acca
A.F. Ct. Crim. App.|afcca
N-M. Ct. Crim. App.|nmcca
C.C.P.A.|ccpa
Cust. Ct.|cusc
J.P.M.L.|jpml
BIA|bia
B.I.A.|bia
Ala.|ala
Ala. Civ. App.|alacivapp
Ala. Crim. App.|alacrimapp
Alaska|alaska
Alaska Ct. App.|alaskactapp
Ariz.|ariz
Ariz. Ct. App.|arizctapp
Ariz. App.|arizctapp
Ark.|ark
Ark. Ct. App.|arkctapp
Ark. App.|arkctapp
Cal.|cal
Cal. Ct. App.|calctapp
Cal. App.|calctapp
Cal. App. Dep’t Super. Ct.|calappdeptsuper
Colo.|colo
Colo. App.|coloctapp
Colo. Ct. App.|coloctapp
Conn.|conn
Conn. App. Ct.|connappct
Conn. App.|connappct
Conn. Super. Ct.|connsuperct
Del.|del
Del. Ch.|delch
Del. Super. Ct.|delsuperct
Del. Super.|delsuperct
D.C.|dc
Fla.|fla
Fla. Dist. Ct. App.|fladistctapp
Fla. 4th DCA|fladistctapp
Fla. 1st DCA|fladistctapp
Fla. 6th DCA|fladistctapp
Fla. 2d DCA|fladistctapp
Ga.|ga
Ga. Ct. App.|gactapp
Ga. App.|gactapp
Haw.|haw
Haw. Ct. App.|hawapp
Haw. App.|hawapp
Idaho|idaho
Idaho Ct. App.|idahoctapp
Ill.|ill
Ill. App. Ct.|illappct
Ill. App.|illappct
Ill. App. Ct. 1st Dist.|illappct
Ind.|ind
Ind. Ct. App.|indctapp
Ind. T.C.|indtc
Iowa|iowa
Iowa Ct. App.|iowactapp
Kan.|kan
Kan. Ct. App.|kanctapp
Ky.|ky
Ky. Ct. App.|kyctapp
Ky. App.|kyctapp
La.|la
La. Ct. App.|lactapp
La. App.|lactapp
La. App. 4 Cir.|lactapp
La. Ct. App. 1st Cir.|lactapp
Me.|me
Md.|md
Md. Ct. Spec. App.|mdctspecapp
Mass.|mass
Mass. App. Ct.|massappct
Mass. Super. Ct.|masssuperct
Mich.|mich
Mich. Ct. App.|michctapp
Mich. App.|michctapp
Minn.|minn
Minn. Ct. App.|minnctapp
Minn. App.|minnctapp
Miss.|miss
Miss. Ct. App.|missctapp
Miss. App.|missctapp
Mo.|mo
Mo. Ct. App.|moctapp
Mo. App.|moctapp
Mo. App. E.D.|moctapp
Mo. banc|mo
Mont.|mont
Neb.|neb
Neb. Ct. App.|nebctapp
Neb. App.|nebctapp
Nev.|nev
Nev. Ct. App.|nevapp
N.H.|nh
N.J.|nj
N.J. Super. Ct. App. Div.|njsuperctappdiv
N.J. Super. App. Div.|njsuperctappdiv
N.J. App. Div.|njsuperctappdiv
N.J. Tax Ct.|njtaxct
N.M.|nm
N.M. Ct. App.|nmctapp
N.M. App.|nmctapp
N.Y.|ny
N.Y. App. Div.|nyappdiv
N.Y. App. Div. 1st Dep’t|nyappdiv
2d Dep’t|nyappdiv
2d Dept|nyappdiv
1st Dept|nyappdiv
App. Div.|nyappdiv
N.Y. App. Term|nyappterm
N.Y. Sup. Ct.|nysupct
Sup. Ct. N.Y. Cnty.|nysupct
Sup Ct, Kings County|nysupct
N.Y. Fam. Ct.|nyfamct
N.Y. Sur. Ct.|nysurct
N.Y. Civ. Ct.|nycivct
N.Y. Crim. Ct.|nycrimct
N.C.|nc
N.C. Ct. App.|ncctapp
N.C. App.|ncctapp
N.D.|nd
N.D. Ct. App.|ndctapp
Ohio|ohio
Ohio Ct. App.|ohioctapp
Ohio App.|ohioctapp
Okla.|okla
Okla. Civ. App.|oklacivapp
Okla. Crim. App.|oklacrimapp
Okla. Ct. App.|oklacivapp
Or.|or
Or. Ct. App.|orctapp
Or. App.|orctapp
Pa.|pa
Pa. Super. Ct.|pasuperct
Pa. Super.|pasuperct
Pa. Commw. Ct.|pacommwct
Pa. Cmwlth.|pacommwct
Pa. Commw.|pacommwct
R.I.|ri
S.C.|sc
S.C. Ct. App.|scctapp
S.C. App.|scctapp
S.D.|sd
Tenn.|tenn
Tenn. Ct. App.|tennctapp
Tenn. App.|tennctapp
Tenn. Crim. App.|tenncrimapp
Tex.|tex
Tex. App.|texapp
Tex. App.—Dallas|texapp
Tex. App.—Houston [1st Dist.]|texapp
Tex. App.–Houston [14th Dist.]|texapp
Tex. App.—San Antonio|texapp
Tex. App.--Austin|texapp
Tex. Ct. App.|texapp
Tex. Civ. App.|texcivapp
Tex. Crim. App.|texcrimapp
Utah|utah
Utah Ct. App.|utahctapp
Utah App.|utahctapp
Vt.|vt
Va.|va
Va. Ct. App.|vactapp
Va. App.|vactapp
Wash.|wash
Wash. Ct. App.|washctapp
Wash. App.|washctapp
W. Va.|wva
W. Va. Ct. App.|wvactapp
Wis.|wis
Wis. Ct. App.|wisctapp
Wis. App.|wisctapp
Wyo.|wyo
P.R.|prsupreme
Guam|guam
V.I.|virginislands
N. Mar. I.|nmariana
Nev. App.|nevapp
U.S.|scotus
S. Ct.|scotus
Me. Super. Ct.|mesuperct
R.I. Super. Ct.|risuperct
Tex. Bus. Ct.|texbizct
E.D. La. Bankr.|laeb
`;

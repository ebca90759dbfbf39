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
`;

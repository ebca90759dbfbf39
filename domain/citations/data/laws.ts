/**
 * Codes, session laws, registers and rules: `name|other ways it is written`.
 * Facts from Free Law Project's reporters-db (BSD-2-Clause).
 */
export const laws = `
ASBCA
Ala. Admin. Code
Ala. Admin. Monthly
Ala. Adv. Legis. Serv.
Ala. Code
Ala. Laws
Ala. Legis. Serv.
Alaska Admin. Code
Alaska Adv. Legis. Serv.
Alaska Legis. Serv.
Alaska Sess. Laws
Alaska Stat.
Alaska Stat. Ann.
Am. Samoa Admin. Code
Am. Samoa Code Ann.
Ariz. Admin. Code
Ariz. Admin. Reg.
Ariz. Legis. Serv.
Ariz. Rev. Stat.
Ariz. Rev. Stat. Ann.
Ariz. Sess. Laws
Ark. Acts
Ark. Adv. Legis. Serv.
Ark. Code Ann.
Ark. Code R.
Ark. Gov't Reg.
Ark. Legis. Serv.
Ark. Reg.
C.F.R.|CFR;C. F. R.
C.Z. Code
CBCA
CFPB
CFTC
Cal. Adv. Legis. Serv.
Cal. Code
Cal. Code Regs.
Cal. Legis. Serv.
Cal. Regulatory Notice Reg.
Cal. Stat.
Colo. Code Regs.
Colo. Legis. Serv.
Colo. Reg.
Colo. Rev. Stat.
Colo. Rev. Stat. Ann.
Colo. Sess. Laws
Conn. Acts
Conn. Agencies Regs.
Conn. Gen. Stat.
Conn. Gen. Stat. Ann.
Conn. Gov't Reg.
Conn. L.J.
Conn. Legis. Serv.
Conn. Pub. Acts
Conn. Spec. Acts
D.C. Code
D.C. Code Adv. Leg. Serv.
D.C. Code Ann.
D.C. Code Mun. Regs.
D.C. Mun. Regs.
D.C. Reg.
D.C. Sess. L. Serv.
Del Gov't Reg.
Del. Admin. Code
Del. Code Ann.
Del. Code Regs.
Del. Code. Ann. Adv. Legis. Serv.
Del. Laws
Del. Legis. Serv.
Del. Reg. Regs.
FR|F.R.;Fed. Reg.
Fla. Admin. Code Ann.
Fla. Admin. Reg.
Fla. Admin. Weekly
Fla. Laws
Fla. Sess. Law Serv.
Fla. Stat.
Fla. Stat. Ann.
Ga. Code Ann.
Ga. Code Ann. Adv. Legis. Serv.
Ga. Comp. R. & Regs.
Ga. Gov't Reg.
Ga. Laws
Guam Admin. R. & Regs.
Guam Code Ann.
Guam Pub. L.
Haw. Code R.
Haw. Gov't Reg.
Haw. Legis. Serv.
Haw. Rev. Stat.
Haw. Rev. Stat. Ann.
Haw. Rev. Stat. Ann. Adv. Legis. Serv.
Haw. Sess. Laws
Idaho Admin. Bull.
Idaho Admin. Code
Idaho Code
Idaho Code Ann.
Idaho Code Ann. Adv. Legis. Serv.
Idaho Legis. Serv.
Idaho Sess. Laws
Ill. Admin. Code
Ill. Code R.
Ill. Comp. Stat.
Ill. Comp. Stat. Ann.
Ill. Comp. Stat. Ann. Adv. Legis. Serv.
Ill. Laws
Ill. Legis. Serv.
Ill. Reg.
Ind. Acts
Ind. Admin. Code
Ind. Code
Ind. Code Ann.
Ind. Legis. Serv.
Ind. Reg.
Ind. Stat. Ann. Adv. Legis. Serv.
Iowa Acts
Iowa Admin. Bull.
Iowa Admin. Code
Iowa Code
Iowa Code Ann.
Iowa Legis. Serv.
Kan. Admin. Regs.
Kan. Legis. Serv.
Kan. Reg.
Kan. Sess. Laws
Kan. Stat. Ann.
Ky. Acts
Ky. Admin. Reg.
Ky. Admin. Regs.
Ky. Rev. Stat. & R. Serv.
Ky. Rev. Stat. Adv. Legis. Serv.
Ky. Rev. Stat. Ann.
La. Acts
La. Admin. Code
La. Child. Code Ann.
La. Civ. Code Ann.
La. Code Civ. Proc. Ann.
La. Code Crim. Proc. Ann.
La. Code Evid. Ann.
La. Const. Ann.
La. Reg.
La. Sess. Law Serv.
La. Stat. Ann.
Mass. Acts
Mass. Adv. Legis. Serv.
Mass. Ann. Laws
Mass. Code Regs.
Mass. Gen. Laws
Mass. Gen. Laws Ann.
Mass. Legis. Serv.
Mass. Reg.
Md. Code Ann.
Md. Code Ann. Adv. Legis. Serv.
Md. Code Regs.
Md. Laws
Md. Legis. Serv.
Md. Reg.
Me. Code R.
Me. Gov't Reg.
Me. Laws
Me. Legis. Serv.
Me. Rev. Stat. Ann.
Me. Stat.
Mich. Admin. Code
Mich. Adv. Legis. Serv.
Mich. Comp. Laws
Mich. Comp. Laws Ann.
Mich. Comp. Laws Serv.
Mich. Legis. Serv.
Mich. Pub. Acts
Mich. Reg.
Minn. Laws
Minn. R.
Minn. Reg.
Minn. Sess. Law Serv.
Minn. Stat.
Minn. Stat. Ann.
Miss. Code Ann.
Miss. Code R.
Miss. Gov't Reg.
Miss. Laws
Miss. Laws Adv. Sh.
Miss. Legis. Serv.
Mo. Ann. Stat.
Mo. Code Regs. Ann.
Mo. Laws
Mo. Legis. Serv.
Mo. Reg.
Mo. Rev. Stat.
Mont. Admin. R.
Mont. Admin. Reg.
Mont. Code Ann.
Mont. Laws
N. Mar. I. Admin. Code
N. Mar. I. Code
N. Mar. I. Pub. L.
N. Mar. I. Reg.
N.C. Admin. Code
N.C. Adv. Legis. Serv.
N.C. Gen. Stat.
N.C. Gen. Stat. Ann.
N.C. Legis. Serv.
N.C. Reg.
N.C. Sess. Laws
N.D. Admin. Code
N.D. Cent. Code
N.D. Cent. Code Adv. Legis. Serv.
N.D. Cent. Code Ann.
N.D. Laws
N.D. Legis. Serv.
N.H. Code Admin. R. Ann.
N.H. Code R.
N.H. Gov't Reg.
N.H. Laws
N.H. Legis. Serv.
N.H. Rev. Stat. Ann.
N.H. Rev. Stat. Ann. Adv. Legis. Serv.
N.H. Rulemaking Reg.
N.J. Admin. Code
N.J. Laws
N.J. Reg.
N.J. Rev. Stat.
N.J. Sess. Law Serv.
N.J. Stat. Ann.
N.M. Adv. Legis. Serv.
N.M. Code R.
N.M. Laws
N.M. Legis. Serv.
N.M. Reg.
N.M. Stat. Ann.
N.Y.
N.Y. Comp. Codes R. & Regs.
N.Y. Consol. Laws Adv.
N.Y. Law
N.Y. Laws
N.Y. Legis. Serv.
N.Y. Reg.
N.Y. Sess. Laws
Navajo Nation Code Ann.
Neb. Admin. Code
Neb. Laws
Neb. Legis. Serv.
Neb. Rev. Stat.
Neb. Rev. Stat. Ann.
Nev. Admin. Code
Nev. Legis. Serv.
Nev. Reg. Admin. Regs.
Nev. Rev. Stat.
Nev. Rev. Stat. Ann.
Nev. Stat.
Ohio Admin. Code
Ohio Dep't
Ohio Gov't
Ohio Laws
Ohio Legis. Bull.
Ohio Legis. Serv. Ann.
Ohio Monthly Rec.
Ohio Rev. Code Ann.
Okla. Admin. Code
Okla. Gaz.
Okla. Reg.
Okla. Sess. Law Serv.
Okla. Sess. Laws
Okla. Stat.
Okla. Stat. Ann.
Or. Admin. R.
Or. Bull.
Or. Laws
Or. Laws Adv. Sh.
Or. Laws Spec. Sess.
Or. Legis. Serv.
Or. Rev. Stat.
Or. Rev. Stat. Ann.
P.R. Laws
P.R. Laws Ann.
P.R. Leyes
P.R. Leyes An.
Pa. Bull.
Pa. Code
Pa. Cons. Stat.
Pa. Laws
Pa. Legis. Serv.
Pa. Stat. and Cons. Stat. Ann.
Pub. L.|Public Law;Pub.L.
Pvt. L.|Private Law;Pvt.L.
R.I. Acts & Resolves
R.I. Adv. Legis. Serv.
R.I. Code R.
R.I. Gen. Laws
R.I. Gen. Laws Ann.
R.I. Gov't Reg.
R.I. Pub. Laws
Registration
Repub. Tex. Laws
S.C. Acts
S.C. Code Ann.
S.C. Code Ann. Regs.
S.C. Reg.
S.D. Admin. R.
S.D. Codified Laws
S.D. Reg.
S.D. Sess. Laws
SBA
Stat.
Tenn. Admin. Reg.
Tenn. Code Ann.
Tenn. Code Ann. Adv. Legis. Serv.
Tenn. Comp. R. & Regs.
Tenn. Legis. Serv.
Tenn. Priv. Acts
Tenn. Pub. Acts
Tex. Admin. Code
Tex. Bus. Corp. Act Ann.
Tex. Code Ann.
Tex. Code Crim. Proc. Ann.
Tex. Gen. Laws
Tex. Ins. Code Ann.
Tex. Prob. Code Ann.
Tex. Reg.
Tex. Rev. Civ. Stat. Ann.
Tex. Sess. Law Serv.
Treas. Reg.
U.S. Patent
U.S.C.|U. S. C.;USC;U.S.C.A.;U.S.C.S.;U.S.C.U.;U.S. Code;United States Code
Utah Admin. Code
Utah Adv. Legis. Serv.
Utah Bull.
Utah Code Ann.
Utah Laws
Utah. Legis. Serv.
V.I. Code Ann.
V.I. Code Ann. Adv.
V.I. Code R.
V.I. Gov't Reg.
V.I. Legis. Serv.
V.I. Sess. Laws
Va. Acts
Va. Admin. Code
Va. Adv. Legis. Serv.
Va. Code Ann.
Va. Legis. Serv.
Va. Reg. Regs.
Vt. Acts & Resolves
Vt. Adv. Legis. Serv.
Vt. Code R.
Vt. Gov't Reg.
Vt. Legis. Serv.
Vt. Stat. Ann.
W. Va. Acts
W. Va. Adv. Legis. Serv.
W. Va. Code
W. Va. Code Ann.
W. Va. Code R.
W. Va. Legis. Serv.
W. Va. Reg.
Wash. Admin. Code
Wash. Legis. Serv.
Wash. Reg.
Wash. Rev. Code
Wash. Rev. Code Ann.
Wash. Sess. Laws
Wis. Admin. Code
Wis. Admin. Reg.
Wis. Legis. Serv.
Wis. Sess. Laws
Wis. Stat.
Wis. Stat. Ann.
Wyo. Code R.
Wyo. Gov't Reg.
Wyo. Legis. Serv.
Wyo. Sess. Laws
Wyo. Stat. Ann.
`;

/**
 * The jurisdictions whose laws and rules are cited: `as cited|other spellings`. Names are compared without spaces, points,
 * apostrophes, and capitals. The abbreviations are those of The Bluebook, table T1.
 */
export const lawJurisdictions = `
Fed.|Federal;F.
U.S.|United States
Ala.|Alabama
Alaska
Ariz.|Arizona
Ark.|Arkansas
Cal.|California;Calif.
Colo.|Colorado
Conn.|Connecticut
Del.|Delaware
D.C.|District of Columbia
Fla.|Florida
Ga.|Georgia
Haw.|Hawaii;Hawai'i
Idaho
Ill.|Illinois
Ind.|Indiana
Iowa
Kan.|Kansas
Ky.|Kentucky
La.|Louisiana
Me.|Maine
Md.|Maryland
Mass.|Massachusetts
Mich.|Michigan
Minn.|Minnesota
Miss.|Mississippi
Mo.|Missouri
Mont.|Montana
Neb.|Nebraska
Nev.|Nevada
N.H.|New Hampshire
N.J.|New Jersey
N.M.|New Mexico
N.Y.|New York
N.C.|North Carolina
N.D.|North Dakota
Ohio
Okla.|Oklahoma
Or.|Oregon;Ore.
Pa.|Pennsylvania;Penn.
P.R.|Puerto Rico
R.I.|Rhode Island
S.C.|South Carolina
S.D.|South Dakota
Tenn.|Tennessee
Tex.|Texas
Utah
Vt.|Vermont
Va.|Virginia
V.I.|Virgin Islands
Wash.|Washington
W. Va.|West Virginia
Wis.|Wisconsin
Wyo.|Wyoming
Guam
N. Mar. I.
Unif.|Uniform
`;

/**
 * Subjects of the codes of California, Texas, and other states, and how each is written before `Code`:
 * `as cited|other spellings`.
 */
export const codeSubjects = `
Agric.|Agriculture;Agricultural;Food & Agric.
Alco. Bev.|Alcoholic Beverage
Bus. & Com.|Business and Commerce;Business & Commerce;Bus. & Comm.;Bus. and Com.
Bus. Orgs.|Business Organizations;Bus. Org.
Bus. & Prof.|Business and Professions;Business & Professions;Bus. and Prof.;Bus. & Profs.;B&P;B & P
Civ.|Civil
Civ. Prac. & Rem.|Civil Practice and Remedies;Civil Practice & Remedies;Civ. Prac. and Rem.
Civ. Proc.|Civil Procedure
Com.|Commercial;Comm.
Corp.|Corporations;Corps.
Crim. Proc.|Criminal Procedure
Ed.|Education;Educ.
Elec.|Elections;Est.|Estates;Ests.
Evid.|Evidence
Fam.|Family
Fin.|Financial;Finance
Fish & G.|Fish and Game;Fish & Game
Food & Agr.|Food and Agricultural;Food & Agric.
Gov.|Government;Gov't;Govt.
Harb. & Nav.|Harbors and Navigation
Health & Saf.|Health and Safety;Health & Safety;H & S;H&S
Hum. Res.|Human Resources
Ins.|Insurance
Lab.|Labor
Loc. Gov't|Local Government;Local Gov't
Mil. & Vet.|Military and Veterans
Mun.|Municipal
Nat. Res.|Natural Resources
Occ.|Occupations
Parks & Wild.|Parks and Wildlife
Penal|Pen.
Prob.|Probate
Prop.|Property
Pub. Con.|Public Contract;Pub. Contract;Pub. Cont.
Pub. Res.|Public Resources;Pub. Resources
Pub. Util.|Public Utilities;Pub. Utilities
Rev. & Tax.|Revenue and Taxation;Revenue & Taxation;Rev. and Tax.
Spec. Dists.|Special Districts;Special District Local Laws
Sts. & High.|Streets and Highways;Streets & Highways
Tax
Transp.|Transportation
Unemp. Ins.|Unemployment Insurance
Util.|Utilities
Veh.|Vehicle
Water|Wat.
Welf. & Inst.|Welfare and Institutions;Welfare & Institutions;Welf. and Inst.
Judicial
Child.|Children's
`;

/** Subjects of the consolidated laws of New York and other states, before `Law`: `as cited|other spellings`. */
export const lawSubjects = `
Agric. & Mkts.|Agriculture and Markets;Agriculture & Markets
Alco. Bev. Cont.|Alcoholic Beverage Control
Arts & Cult. Aff.|Arts and Cultural Affairs
Banking
Bus. Corp.|Business Corporation
Civ. Rights|Civil Rights
Civ. Serv.|Civil Service
Correct.|Correction
County
Crim. Proc.|Criminal Procedure
Debt. & Cred.|Debtor and Creditor;Debtor & Creditor
Dom. Rel.|Domestic Relations
Educ.|Education
Elec.|Election
Em. Dom. Proc.|Eminent Domain Procedure
Envtl. Conserv.|Environmental Conservation
Est. Powers & Trusts|Estates, Powers and Trusts;Estates Powers and Trusts;Estates, Powers & Trusts
Exec.|Executive
Fam.|Family
Gen. Bus.|General Business
Gen. Constr.|General Construction
Gen. Mun.|General Municipal
Gen. Oblig.|General Obligations
High.|Highway
Ins.|Insurance
Jud.|Judiciary
Lab.|Labor
Lien
Ltd. Liab. Co.|Limited Liability Company;LLC
Mental Hyg.|Mental Hygiene
Mult. Dwell.|Multiple Dwelling
Not-for-Profit Corp.|Not-For-Profit Corporation
Partnership
Penal
Pers. Prop.|Personal Property
Pub. Auth.|Public Authorities
Pub. Health|Public Health
Pub. Hous.|Public Housing
Pub. Off.|Public Officers
Pub. Serv.|Public Service
Real Prop.|Real Property
Real Prop. Acts.|Real Property Actions and Proceedings;Real Property Actions & Proceedings;Real Prop. Acts. & Proc.
Real Prop. Tax|Real Property Tax
Second Class Cities
Soc. Serv.|Social Services
State Fin.|State Finance
Tax
Town
Transp.|Transportation
Transp. Corp.|Transportation Corporations
Unconsol.|Unconsolidated
Veh. & Traf.|Vehicle and Traffic;Vehicle & Traffic;Veh. & Traffic;Vehicle & Traf.
Vill.|Village
Workers' Comp.|Workers' Compensation;Workmen's Compensation
`;

/**
 * Statutes and rules as named after a jurisdiction, `Fla.` + `R. Civ. P.`: `as cited|other spellings|marks`. Marks:
 * § only with a section sign (or `section`, `chapter`, `article`); t a title or volume may precede the name;
 * f also after its section (`§ 768.28, Fla. Stat.`).
 */
export const statePublications = `
Stat.|Statutes;Statute;Stats.|df
Stat. Ann.|Statutes Annotated|f
Rev. Stat.|Revised Statutes;Rev. Stats.|df
Rev. Stat. Ann.|Revised Statutes Annotated|f
Rev. Civ. Stat.|Revised Civil Statutes|f
Rev. Civ. Stat. Ann.||f
Gen. Stat.|General Statutes|§f
Gen. Stat. Ann.||§f
Gen. Laws|General Laws|§f
Gen. Laws Ann.||§f
Comp. Laws|Compiled Laws|§f
Comp. Laws Ann.|Compiled Laws Annotated|§f
Comp. Stat.|Compiled Statutes|tf
Comp. Stat. Ann.||tf
Cons. Stat.|Consolidated Statutes|§tf
Cons. Stat. Ann.||§tf
Code|Codes|§f
Code Ann.|Code Annotated|§f
Rev. Code|Revised Code|§f
Rev. Code Ann.|Revised Code Annotated|§f
Codified Laws||§f
Cent. Code|Century Code|§f
Admin. Code|Administrative Code;Adm. Code;Admin. Code R.;Admin. Code Rule|tf
Admin. Code Ann.|Administrative Code Annotated|tf
Code Regs.|Code of Regulations|tf
Comp. Codes R. & Regs.||§t
Admin. R.|Administrative Rule;Administrative Rules|
Laws Ann.||§tf
Code Civ. Proc.|Code of Civil Procedure;Code Civ. P.|§f
Code Crim. Proc.|Code of Criminal Procedure;Code Crim. P.|§f
Code Crim. Proc. Ann.|Code of Criminal Procedure Annotated|§f
Code Evid.|Code of Evidence|§f
Civ. Code|Civil Code|§f
Bus. Code|Business Code|§f
Fam. Ct. Act|Family Court Act;Family Ct. Act|§
Surr. Ct. Proc. Act|Surrogate's Court Procedure Act|§
Ct. Cl. Act|Court of Claims Act|§
City Civ. Ct. Act|New York City Civil Court Act|§
U.C.C.|Uniform Commercial Code;UCC|§
C.P.L.R.|CPLR;Civil Practice Law and Rules;Civ. Prac. L. & R.|
R. Civ. P.|Rule of Civil Procedure;Rules of Civil Procedure;R. Civ. Proc.;Civ. R. P.;R.C.P.;R. Civ. Pro.;Civ. Proc. R.;R. of Civ. P.|f
R. Crim. P.|Rule of Criminal Procedure;Rules of Criminal Procedure;R. Crim. Proc.;R. Cr. P.;R. of Crim. P.|f
R. App. P.|Rule of Appellate Procedure;Rules of Appellate Procedure;R. App. Proc.;R.A.P.;R. App. Pro.;R. of App. P.|f
R. Civ. App. P.|Rule of Civil Appellate Procedure;Rules of Civil Appellate Procedure|f
R. Evid.|Rule of Evidence;Rules of Evidence;R. Ev.;Evidence Rule;Rule Evid.|f
R. Bankr. P.|Rule of Bankruptcy Procedure;Rules of Bankruptcy Procedure;R. Bankr. Proc.|f
R. Juv. P.|Rule of Juvenile Procedure;Rules of Juvenile Procedure;R. Juv. Proc.|f
R. Prob. P.|Rule of Probate Procedure;Rules of Probate Procedure|f
R. Fam. P.|Rule of Family Procedure;Rules of Family Procedure;R. Fam. Ct.;Fam. Ct. R.|f
R. Gen. P.|General Rules of Practice;Gen. R. Prac.|f
Fam. L. R. P.|Family Law Rule of Procedure;Family Law Rules of Procedure;Fam. Law R. P.;R. Fam. L. P.;Fam. L. R. Proc.|f
R. Jud. Admin.|Rule of Judicial Administration;Rules of Judicial Administration|f
R. Gen. Prac. & Jud. Admin.|Rule of General Practice and Judicial Administration;Rules of General Practice and Judicial Administration;Rule of General Practice & Judicial Administration;R. Gen. Prac. Jud. Admin.|f
Prob. R.|Probate Rule;Probate Rules|f
Sm. Cl. R.|Small Claims Rule;Small Claims Rules|f
R. Traf. Ct.|Traffic Court Rule;Rule of Traffic Court|f
R. Disciplinary P.|Rule of Disciplinary Procedure;Rules of Disciplinary Procedure|f
Disciplinary R. Prof'l Conduct|Disciplinary Rule of Professional Conduct;Disciplinary Rules of Professional Conduct;Disc. R. Prof. Conduct|f
R. Prof'l Conduct|Rule of Professional Conduct;Rules of Professional Conduct;R. Prof. Conduct;Rules of Prof. Conduct;Rules of Prof'l Conduct;R.P.C.|f
R. Ct.|Rules of Court;Rule of Court;Rules of Ct.;Ct. R.;Court Rule;Court Rules;R. of Ct.|f
Sup. Ct. R.|Supreme Court Rule;Supreme Court Rules;Supreme Ct. R.;S. Ct. R.;S. Ct. Rs.;Sup. Ct. Rs.|f
Super. Ct. R.|Superior Court Rule;Superior Court Rules|f
Super. Ct. Civ. R.|Superior Court Civil Rule|f
Super. Ct. Crim. R.|Superior Court Criminal Rule|f
Trial R.|Trial Rule;Rules of Trial Procedure|f
Appellate R.|Appellate Rule;App. R.|f
Civil R.|Civil Rule|f
Criminal R.|Criminal Rule|f
Jury Instr.|Pattern Jury Instruction|§
`;

/**
 * Laws and rules that need no jurisdiction: `as cited|other spellings|marks`. Marks as above; also d the number must have a
 * point, a colon, or a hyphen; s that, or a subsection; l letters may precede the number
 * (`CV-7`); o a letter may follow the number (`21 A`); : a colon; c only in capitals
 * or with points, because the letters also form a word. A section sign satisfies d, s,
 * and :; - a hyphen even then.
 */
export const unassignedLaws = `
CCP|C.C.P.|c
C.C.|Cal. Civ. Code|§c
P.C.|PC|§c
E.C.|EC|§c
F.C.|FC|§c
G.C.|GC|§c
H&S Code|HSC|§
W.I.C.|WIC|§c
B.P.C.|BPC|§c
V.C.|VC|§c
CRC|C.R.C.;Cal. Rules of Court|cd
Stats.||§
Laws of Fla.|Laws of Florida;Fla. Laws|§f
Code||§-
CALCRIM|CALCRIM No.|
CACI|CACI No.|
CPLR|C.P.L.R.;N.Y. C.P.L.R.|
CPL|C.P.L.|cd
RPAPL|R.P.A.P.L.|
RPL|R.P.L.|§c
RPTL||§
EPTL|E.P.T.L.|
SCPA|S.C.P.A.|
SCPL||§
VTL|V.T.L.|
DRL|D.R.L.|
FCA|F.C.A.;Family Ct. Act;Family Court Act|§c
SSL|S.S.L.|§c
GBL|G.B.L.|§c
GOL|G.O.L.|§c
GML|G.M.L.|§c
BCL|B.C.L.|§c
MHL|M.H.L.|§c
PHL|P.H.L.|§c
POL|P.O.L.|§c
PL||§c
WCL|W.C.L.|§c
ECL|E.C.L.|§c
NYCRR|N.Y.C.R.R.|t
N.Y.C. Admin. Code|NYC Admin. Code;NYC Administrative Code;New York City Administrative Code;Administrative Code of City of NY|§
UCC|U.C.C.;Uniform Commercial Code|cd
Fla. Stat.|F.S.;F.S.A.|cf
TRCP|T.R.C.P.|
TRAP|T.R.A.P.|c
TRE|T.R.E.|c
CPRC|C.P.R.C.|§
DTPA||§
ILCS|I.L.C.S.|t
Ill. S. Ct. R.|Ill. Sup. Ct., R.;Ill. Sup. Ct. R.;Ill. S. Ct. Rs.;Illinois Supreme Court Rule;Illinois Supreme Court Rules|f
Supreme Court Rule|Supreme Court Rules;Supreme Ct. Rule|
Sup. Ct. R.|S. Ct. R.|
Federal Rule|Federal Rules;Fed. Rule|
R. Civ. P.|Rules of Civil Procedure|f
R. Crim. P.|Rules of Criminal Procedure|f
R. App. P.|Rules of Appellate Procedure|f
R. Evid.|Rules of Evidence|f
Rule of Court||d
Commercial Division Rule|Commercial Division Rules|
Fed. R. Civ. P.|FRCP;F.R.C.P.;F.R.Civ.P.;FRCivP;Fed. R. Civ. Proc.|f
Fed. R. Crim. P.|FRCrP;F.R.Crim.P.;F.R.Cr.P.;FRCrimP|f
Fed. R. App. P.|FRAP;F.R.A.P.;F.R.App.P.|f
Fed. R. Evid.|FRE;F.R.E.;F.R.Evid.|f
Fed. R. Bankr. P.|FRBP;F.R.B.P.;F.R.Bankr.P.;Bankruptcy Rule;Bankruptcy Rules;Bankr. R.;Bankr. Rule|f
U.S.C.|United States Code;U.S. Code;USC;USCA;USCS;U.S.C.A.;U.S.C.S.|§t
C.F.R.|CFR;Code of Federal Regulations|t
I.R.C.|IRC;Internal Revenue Code|
Bankruptcy Code|Bankr. Code;Bankruptcy Act|§
Internal Revenue Code||§
INA|I.N.A.;Immigration and Nationality Act|§
ERISA||§
FLSA||§
NLRA||§
ADEA||§
FTCA||§
UCMJ|Uniform Code of Military Justice|§
Mil. R. Evid.|M.R.E.|
R.C.M.||
U.S.S.G.|USSG;U.S. Sentencing Guidelines Manual;United States Sentencing Guidelines Manual;U.S. Sentencing Guidelines;United States Sentencing Guidelines;Sentencing Guidelines|
Treas. Reg.|Treasury Regulation;Treasury Regulations;Treas. Regs.;Temp. Treas. Reg.;Prop. Treas. Reg.|
Rev. Rul.|Revenue Ruling|d
Rev. Proc.|Revenue Procedure|d
Fed. Reg.|Federal Register|t
Restatement||§
Manual for Complex Litigation|Manual for Complex Litigation (Fourth);Manual for Complex Litigation, Fourth|§
Model Rules of Prof'l Conduct|Model Rules of Professional Conduct;Model Rule of Professional Conduct|
Model Penal Code||§
Unif. Prob. Code|Uniform Probate Code|§
L.R.|LR;Local Rule;Local Rules;Loc. R.;L. R.;Local R.|l
Civ. L.R.|Civil L.R.;Civ. L. R.;Civil Local Rule;Civil Local Rules;Civ. LR;CivLR|
Crim. L.R.|Criminal L.R.;Criminal Local Rule;Crim. LR|
L. Civ. R.|LRCiv;L.R. Civ.;L.Civ.R.;Local Civil Rule;Local Civil Rules;Local Civ. R.;LCvR;LCivR;LCR;L.Cv.R.|
L. Crim. R.|Local Criminal Rule;Local Crim. R.;LCrR;L.Crim.R.|
L. Bankr. R.|Local Bankruptcy Rule;Local Bankr. R.;LBR;L.B.R.|
L. Pat. R.|Patent L.R.;Patent Local Rule|
Local App. R.|Loc. App. R.|
U.S. Sup. Ct. R.||
Circuit Rule||d
Ninth Circuit Rule||d
Third Circuit L.A.R.|3d Cir. L.A.R.;L.A.R.|d
Super. Ct. Civ. R.|Superior Court Civil Rule|
Super. Ct. Crim. R.||
Ct. Ch. R.|Court of Chancery Rule;Chancery Court Rule;Ch. Ct. R.|
Uniform Superior Court Rule|Uniform Superior Court Rules;Unif. Super. Ct. R.;USCR|
Uniform Rules|Uniform Rule;Unif. R.;Uniform District Court Rule;Uniform Rules for Trial Courts;Uniform Civil Rules for the Supreme Court and the County Court|d
Rules of Prof. Conduct|Rules of Professional Conduct;Rule of Professional Conduct;R.P.C.;RPC|
Del. C.|Del. Code;Delaware Code|§t
G.L.|M.G.L.;M.G.L.A.;G. L.;General Laws;MGL|§c
CMR|C.M.R.;Code Mass. Regs.|td
Mass. R. Civ. P.|M.R.Civ.P.|
Pa.R.C.P.|Pa. R. Civ. P.;Pa.R.Civ.P.;Pa.R.C.P. No.|f
Pa.R.A.P.|Pa. R. App. P.|f
Pa.R.Crim.P.|Pa. R. Crim. P.;Pa.R.Cr.P.|f
Pa.R.E.|Pa. R. Evid.|f
Pa.C.S.|Pa.C.S.A.;Pa. C.S.;Pa. C.S.A.;Pa. Cons. Stat.;Pa. Cons. Stat. Ann.;Pa. Stat.;Pa. Stat. Ann.|§t
P.S.||§tc
Pa. Code||§t
MCR|M.C.R.|cd
MCL|M.C.L.;MCLA;M.C.L.A.;MSA|cd
MRE|M.R.E.|cs
O.S.|OS|§tc
Okla. Stat.|Oklahoma Statutes|t
ORS|O.R.S.|cd
ORCP|O.R.C.P.|o
ORAP||d
OEC||cs
OAR|O.A.R.|cd
UTCR||d
RCW|R.C.W.|cd
RAP||cd
CR||cs
CrR||cd
GR||cs
RALJ||cd
RPC||cd
WAC|W.A.C.|cd
A.R.S.|ARS|cd
A.A.C.|AAC|c§
ARCAP||
O.C.G.A.|OCGA|cd
USCR||c
NMSA|N.M.S.A.;N.M. Stat. Ann.|d
NMRA||f
NMAC||td
La. R.S.|La. Rev. Stat.;LSA-R.S.;La. Rev. Stat. Ann.;R.S.|cd
La. Civ. Code|La. C.C.;LSA-C.C.;La. Civil Code;La. Civ. Code Ann.|§
La. Code Civ. Proc.|La. C.C.P.;LSA-C.C.P.;La. Code Civ. P.;La. C. Civ. P.;La. Code Civ. Proc. Ann.|§
La. Code Crim. Proc.|La. C.Cr.P.;LSA-C.Cr.P.;La. Code Crim. P.;La. C. Cr. P.|§
La. C.E.|LSA-C.E.;La. Code Evid.|§
La. Ch.C.|La. Child. Code|§
N.J.S.A.|NJSA;N.J.S.;N.J. Stat. Ann.;N.J. Stat.|cd
N.J.A.C.|NJAC|cd
N.J.R.E.|NJRE|
N.J. Ct. R.|N.J. Court Rule|
Rule|Rules;R.|:
N.C.G.S.|N.C. Gen. Stat.;NCGS|d
G.S.||cd
Va. Code|Va. Code Ann.;Virginia Code;Code of Virginia|d
SCRCP|S.C.R.C.P.;S.C. R. Civ. P.|f
SCACR|S.C.A.C.R.|f
SCRCrimP||f
SCRE||f
T.C.A.|TCA|cd
KRS|K.R.S.|cd
RCr||cd
KRE|K.R.E.|c
SCR||cd
R.C.|ORC;O.R.C.|cd
Civ.R.|Civ. R.|s
Crim.R.|Crim. R.|s
Evid.R.|Evid. R.|s
App.R.|App. R.|s
Juv.R.|Juv. R.|s
S.Ct.Prac.R.|S. Ct. Prac. R.|d
Sup.R.|Sup. R.|s
RSMo|R.S.Mo.;RSMO|df
K.S.A.|KSA|cd
K.A.R.||cd
N.D.C.C.|NDCC|cd
N.D.R.Civ.P.|N.D. R. Civ. P.|f
SDCL|S.D.C.L.|d
M. R. Civ. P.|M.R.Civ.P.|f
M.R. Evid.|M. R. Evid.|f
M.R. App. P.|M. R. App. P.|f
M.R.U. Crim. P.||f
M.R.S.|M.R.S.A.|§tc
NRS|N.R.S.|cd
NRCP|N.R.C.P.|
NRAP|N.R.A.P.|
EDCR||d
NAC||cd
I.C.|Idaho Code|cd
I.R.C.P.|IRCP|
I.C.R.|ICR|c
I.R.E.|IRE|c
I.A.R.|IAR|c
IDAPA||d
HRS|H.R.S.|cd
HRCP|H.R.C.P.|
HRAP|H.R.A.P.|
HRE||c
HAR||cd
AS|A.S.|cd
Alaska R. Civ. P.|Alaska Civil Rule;Alaska Civ. R.|
Alaska R. App. P.|Alaska Appellate Rule|
C.R.S.|CRS|cdf
C.R.C.P.|CRCP|f
C.A.R.|CAR|cs
Crim. P.||s
CRE|C.R.E.|c
C.R.M.|CRM|cd
C.G.S.|CGS|§c
General Statutes||§
Practice Book|P.B.|§
R.I. Gen. Laws|R.I.G.L.;RIGL|d
G.L. 1956||d
V.S.A.|VSA|§tc
V.R.C.P.|VRCP|
V.R.Cr.P.|VRCrP|
V.R.A.P.|VRAP|
V.R.E.||
RSA|R.S.A.|c:
Md. Rule|Maryland Rule;Md. Rules;Maryland Rules|d
Md. Code Ann.||§
COMAR|Md. Code Regs.|d
D.C.M.R.|DCMR|§t
D.C. App. R.||
Ala. R. Civ. P.||f
M.R.C.P.|MRCP|
M.R.A.P.|MRAP|
M.R.E.||s
URCCC||d
W. Va. R. Civ. P.||f
W.R.C.P.|WRCP|
W.R.A.P.|WRAP|
W.S.|Wyo. Stat. Ann.|cd
P.R. Laws Ann.||§t
G.C.A.|Guam Code Ann.|§t
Ind. Trial Rule|Trial Rule;T.R.;Ind. Trial R.|cs
Ind. Appellate Rule|Appellate Rule;App. R.|s
Ind. Evidence Rule|Evidence Rule|
Unified Code of Corrections||§
Code of Criminal Procedure of 1963||§
Marriage and Dissolution of Marriage Act|Illinois Marriage and Dissolution of Marriage Act|§
Vehicle Code|Illinois Vehicle Code|§
Criminal Code of 2012|Criminal Code of 1961|§
R. Regulating Fla. Bar|Rules Regulating The Florida Bar;Rule Regulating The Florida Bar;Rules Regulating Fla. Bar|f
Fla. Bar R.||d
Standard Jury Instruction|Fla. Std. Jury Instr.|d
Cook Co. Cir. Ct. R.|Cook Cnty. Cir. Ct. R.;Cook County Circuit Court Rule;Cook Cir. Ct. R.|
Cook County Code|Cook Cnty. Code|§
Chicago Mun. Code|Chi. Mun. Code;Municipal Code of Chicago;Chicago Municipal Code|§
LASC Local Rule|LASC Local Rules;L.A. Super. Ct. Local Rules;L.A. Super. Ct. R.;Super. Ct. L.A. County, Local Rules;Super. Ct. L.A. County, Local Rule;LASC Rule;L.A. Sup. Ct. Rule|
Canons of Judicial Conduct||d
PJI|N.Y. Pattern Jury Instr.|d
Ill. Pattern Jury Instr.|IPI Civil;IPI Criminal;IPI|d
`;

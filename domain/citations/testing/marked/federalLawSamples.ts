/** Federal laws and rules, and local rules of federal courts; `<…>` marks the title, where one precedes the name, and each section. */
export const federalLaws = `
<28> U.S.C. § <1331>
<28> U.S.C. §§ <1331>, <1332>(a), and <1367>(a)
<28> U.S.C. §<1441>(b)
<42> U.S.C. § <1983>
<42> USC § <1983>
<42> U.S.C. Section <2000e-5>(f)
<42> U.S.C.A. § <12112> (West 2013)
<15> U.S.C.S. § <1692e>
<15> U.S.C. §§ <77q>, <78j>
<11> U.S.C. § <523>(a)(2)(A)
<18> U.S.C. § <3553>(a)
<8> U.S.C. § <1229b>(b)(1)
<26> U.S.C. § <7201>
I.R.C. § <162>(a)
IRC § <6672>
Internal Revenue Code § <501>(c)(3)
Bankruptcy Code § <362>(d)
section <363> of the Bankruptcy Code
Title <28>, United States Code, Section <2254>
Title <21> U.S.C. § <841>(a)(1)
title <18> of the United States Code, section <1343>
Fed. R. Civ. P. <12>(b)(6)
FED. R. CIV. P. <56>(a)
Fed.R.Civ.P. <11>(b)
Fed.  R.  Civ.  P. <8>(a)(2)
FRCP <26>(b)(1)
F.R.C.P. <37>
F.R.Civ.P. <15>(a)
Federal Rule of Civil Procedure <60>(b)
Federal Rules of Civil Procedure <12>(b)(1) and <12>(b)(6)
Rule <23>(b)(3) of the Federal Rules of Civil Procedure
Fed. R. Evid. <403>
FED. R. EVID. <702>
FRE <801>(d)(2)
F.R.E. <408>
Federal Rule of Evidence <902>(11)
Fed. R. App. P. <32>(a)(7)(B)
FED. R. APP. P. <4>(a)(1)(A)
FRAP <28>(j)
Fed. R. Crim. P. <29>
FED. R. CRIM. P. <33>(a)
Federal Rule of Criminal Procedure <11>(c)(1)(C)
Fed. R. Bankr. P. <9019>(a)
FED. R. BANKR. P. <7012>
Bankruptcy Rule <9019>
Bankruptcy Rules <2002>, <6004>
Federal Rule of Bankruptcy Procedure <3001>
Sup. Ct. R. <10>(c)
S. Ct. R. <14.1>(a)
Supreme Court Rule <10>
U.S. CONST. <art. III>, § 2
U.S. CONST. <amend. XIV>, § 1
U.S. Const. <amend. IV>
U.S. CONST. <amend. I>
U.S. Const., <Amend. XIV>
U.S. Const. <art. I>, § 9, cl. 2
<17> C.F.R. § <240.10b-5>
<17> CFR § <240.14a-9>
<29> C.F.R. §§ <541.100>, <541.200>
<8> C.F.R. § <1003.2>(c)
<29> C.F.R. Part <825>
<45> CFR <164.512>(e)
<85> Fed. Reg. <30,026>
<89> FED. REG. <12345>
Treas. Reg. § <1.61-1>(a)
Treas. Reg. §<301.7701-3>(b)
Temp. Treas. Reg. § <1.469-5T>(a)
Prop. Treas. Reg. § <1.1411-7>
Rev. Rul. <87-41>
Rev. Proc. <2015-13>
U.S.S.G. § <2B1.1>(b)(1)
USSG § <3E1.1>
U.S.S.G. §<4B1.2>(a) cmt. n.1
U.S. SENTENCING GUIDELINES MANUAL § <2D1.1> (2018)
U.S. Sentencing Guidelines Manual § <5K1.1>
Restatement (Second) of Torts § <402A>
RESTATEMENT (SECOND) OF CONTRACTS § <90> (1981)
Restatement (Third) of Restitution and Unjust Enrichment § <37>
Restatement (Second) of Conflict of Laws § <188>
Restatement (Second) Torts § <46>
Pub. L. No. <117-2>
PUB. L. NO. <116-136>
Public Law <104-191>
<134> Stat. <281>
Exec. Order No. <14,008>
Executive Order <13769>
U.C.C. § <2-207>
UCC § <9-609>
N.D. Cal. Civ. L.R. <7-3>(a)
Civ. L.R. <3-12>
Civil L.R. <79-5>
Civil Local Rule <7-11>
L.R. <7-3>
L.R. <56-1>
LR <7.1>(a)(3)
LCvR <7>(h)
L. Civ. R. <56.1>
Local Civil Rule <56.1>(a)
Local Rule <7.1>
Local Rule <83.9>
S.D.N.Y. Local Civ. R. <56.1>
D. Mass. L.R. <7.1>(a)(2)
N.D. Tex. L.R. <56.3>
E.D. Mich. LR <7.1>(a)
C.D. Cal. L.R. <7-9>
S.D. Fla. L.R. <7.1>(a)(3)
M.D. Fla. Local Rule <3.01>(g)
W.D. Wash. LCR <7>(d)(3)
9th Cir. R. <36-3>
5TH CIR. R. <47.5>
Ninth Circuit Rule <28-2.7>
ERISA § <502>(a)(1)(B)
INA § <240A>(b)(1)
MANUAL FOR COMPLEX LITIGATION § <21.62>
Model Rules of Prof’l Conduct R. <1.9>
MODEL RULES OF PROF’L CONDUCT r. <3.7>
UNIF. PROB. CODE § <2-503>
`;

/** Laws and rules of New York; `<…>` marks the title, where one precedes the name, and each section. */
export const newYorkLaws = `
CPLR <3211>(a)(7)
CPLR <3212>
CPLR § <3126>
C.P.L.R. <5015>(a)(1)
N.Y. C.P.L.R. <213>(2)
N.Y. C.P.L.R. § <7503>(c) (McKinney 2021)
N.Y. CPLR <302>(a)(1)
N.Y.C.P.L.R. <3025>(b)
CPLR <2221>(d), (e)
CPLR article <78>
CPL <440.10>(1)(h)
CPL § <30.30>
CPL <710.30>
C.P.L. § <245.20>(1)(k)
N.Y. Crim. Proc. Law § <440.20>
N.Y. CRIM. PROC. LAW § <190.50>(5)
Criminal Procedure Law § <470.05>(2)
Penal Law § <125.25>(1)
Penal Law §§ <265.03>(3), <265.02>(1)
N.Y. Penal Law § <120.05>
N.Y. PENAL LAW § <155.35>
RPAPL <1304>
RPAPL § <711>(2)
RPAPL <1301>(3)
Real Property Actions and Proceedings Law § <1501>(4)
N.Y. Real Prop. Acts. Law § <1303>
RPL § <235-b>
Real Property Law § <226-b>
N.Y. Real Prop. Law § <254>
RPTL § <420-a>
EPTL <5-1.1-A>
EPTL § <11-1.1>(b)
EPTL <3-2.1>
Estates, Powers and Trusts Law § <5-3.1>
N.Y. Est. Powers & Trusts Law § <7-1.5>
SCPA <1404>(4)
SCPA § <711>
VTL § <1192>(3)
VTL <388>
Vehicle and Traffic Law § <1104>(e)
N.Y. Veh. & Traf. Law § <1229-c>
Vehicle & Traffic Law § <509>(1)
DRL § <236>(B)(5)
DRL <240>
Domestic Relations Law § <237>
N.Y. Dom. Rel. Law § <170>(7)
FCA § <1012>
Family Court Act § <413>(1)(f)
Family Ct Act § <1028>
N.Y. Fam. Ct. Act § <842>
SSL § <384-b>
Social Services Law § <384-b>(7)(a)
GBL § <349>
General Business Law § <349>(h)
N.Y. GEN. BUS. LAW §§ <349>, <350>
N.Y. Gen. Bus. Law § <352-e>
GOL § <5-701>(a)(10)
General Obligations Law § <5-1401>
N.Y. Gen. Oblig. Law § <15-108>
GML § <50-e>
General Municipal Law § <50-h>
N.Y. Gen. Mun. Law § <103>
Labor Law § <240>(1)
Labor Law §§ <200>, <240>(1) and <241>(6)
N.Y. Lab. Law § <663>(1)
N.Y. LAB. LAW § <195>(3)
BCL § <1104-a>
Business Corporation Law § <624>
N.Y. Bus. Corp. Law § <720>
LLC Law § <702>
Limited Liability Company Law § <417>
Executive Law § <296>(1)(a)
N.Y. Exec. Law § <63>(12)
Public Officers Law § <87>(2)
Public Health Law § <2801-d>
Judiciary Law § <487>
N.Y. Jud. Law § <753>
Insurance Law § <5102>(d)
N.Y. Ins. Law § <3420>
Workers' Compensation Law § <11>
Debtor and Creditor Law § <273>
Mental Hygiene Law § <81.02>
Correction Law § <168-l>
Education Law § <3813>
Lien Law § <19>(6)
<22> NYCRR <202.8-b>
<22> NYCRR § <130-1.1>
<22> N.Y.C.R.R. § <1200.0>
<22> NYCRR Part <130>
<12> NYCRR <23-1.7>(d)
<9> NYCRR <2526.1>
N.Y. Comp. Codes R. & Regs. tit. 22, § <202.21>
N.Y. COMP. CODES R. & REGS. tit. 12, § <142-2.2>
NY Const, <art VI>, § 7
N.Y. Const. <art. I>, § 6
N.Y. CONST. <art. VI>, § 3
NYC Administrative Code § <8-107>
N.Y.C. Admin. Code § <26-504>
N.Y. UCC § <9-601>
UCC <3-301>
RPAPL §§ <1304>, <1306>
`;

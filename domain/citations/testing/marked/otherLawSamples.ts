/** Laws and rules of the other states; `<…>` marks the title, where one precedes the name, and each section. */
export const otherLaws = `
<8> Del. C. § <220>
<8> Del. C. § <102>(b)(7)
<10> Del. C. § <8106>
<6> Del. C. §§ <18-1101>, <18-1104>
Ct. Ch. R. <12>(b)(6)
Del. Super. Ct. Civ. R. <56>(c)
G.L. c. 93A, § <9>
G. L. c. 231, § <59H>
M.G.L. c. 151B, § <4>
Mass. Gen. Laws ch. 93A, § <11>
MASS. GEN. LAWS ch. 149, § <148B>
Mass. R. Civ. P. <12>(b)(6)
<211> CMR <65.04>
Pa.R.A.P. <1925>(b)
Pa. R.A.P. <341>
Pa.R.C.P. <1028>(a)(4)
Pa.R.Civ.P. <1035.2>
Pa.R.Crim.P. <907>
Pa.R.E. <404>(b)
<42> Pa.C.S. § <9545>(b)(1)
<42> Pa.C.S.A. § <9781>(c)
<75> Pa. C.S. § <3802>
<18> PA. CONS. STAT. § <3502>
<77> P.S. § <411>(1)
MCR <2.116>(C)(10)
MCR <7.205>(A)
MCL <600.2919a>
MCL <769.12>
MCLA <600.5805>
Mich. Comp. Laws § <445.903>
MRE <404>(b)
<12> O.S. § <2012>(B)
<12> O.S. 2021 § <2056>
<21> O.S. § <701.7>
Okla. Stat. tit. 12, § <3226>
OKLA. STAT. tit. 47, § <11-902>
ORS <742.061>
ORS <137.719>
ORCP <21 A>
ORCP <47 C>
Or. Rev. Stat. § <20.096>
OAR <436-060-0020>
RCW <4.16.080>(2)
RCW <26.09.187>
Wash. Rev. Code § <19.86.020>
WASH. REV. CODE § <9A.36.011>
CR <12>(b)(6)
RAP <18.1>
RAP <2.5>(a)
WAC <296-155-200>
A.R.S. § <12-341.01>
A.R.S. §§ <12-821>, <12-821.01>
ARIZ. REV. STAT. § <13-1105>
Ariz. R. Civ. P. <56>(a)
Ariz. R. Crim. P. <32.1>(e)
O.C.G.A. § <9-11-12>(b)(6)
OCGA § <51-1-6>
O.C.G.A. §§ <9-3-33>, <9-3-99>
GA. CODE ANN. § <16-5-1>
Uniform Superior Court Rule <6.2>
USCR <22>
NMSA 1978, § <31-18-15>
NMSA 1978, Section <41-4-6>
NMSA § <30-16-1>
N.M. Stat. Ann. § <57-12-2>
Rule <1-012>(B)(6) NMRA
Rule <12-504> NMRA
La. R.S. <9:2800.6>
La. R.S. <14:30.1>
La. Rev. Stat. § <23:1061>
La. C.C. art. <2315>
La. C.C.P. art. <966>(B)(2)
La. Code Civ. P. art. <1915>
LSA-R.S. <40:1231.8>
N.J.S.A. <2C:11-3>
N.J.S.A. <10:5-12>
N.J. Stat. Ann. § <56:8-19>
R. <4:46-2>(c)
R. <4:6-2>(e)
N.J.R.E. <404>(b)
N.J. Ct. R. <4:50-1>
N.C. Gen. Stat. § <75-1.1>
N.C.G.S. § <1A-1>, Rule 12
N.C. R. App. P. <28>(b)(6)
G.S. <90-95>
Va. Code § <8.01-243>
Code § <18.2-53.1>
VA. CODE ANN. § <18.2-308.2>
Rule <5A:18>
S.C. Code Ann. § <15-3-530>
Rule <12>(b)(6), SCRCP
Rule <220>(b), SCACR
Tenn. Code Ann. § <39-13-202>
TENN. CODE ANN. § <29-26-121>
T.C.A. § <20-6-103>
Tenn. R. Civ. P. <56.04>
Tenn. R. App. P. <13>(d)
KRS <413.140>(1)(a)
KRS <500.080>
CR <56.03>
RCr <11.42>
Ky. Rev. Stat. § <344.040>
R.C. <2744.02>(A)(1)
R.C. <2929.14>(C)(4)
Ohio Rev. Code § <4123.35>
OHIO REV. CODE ANN. § <1345.03>
Civ.R. <56>(C)
Crim.R. <32.1>
Evid.R. <404>(B)
App.R. <26>(B)
Wis. Stat. § <802.06>(2)
WIS. STAT. § <809.23>(1)(b)4
Wis. Stat. §§ <48.415>, <48.426>
Minn. Stat. § <518.17>
MINN. STAT. § <609.185>(a)(1)
Minn. R. Civ. P. <56.01>
Minn. R. Civ. App. P. <136.01>
Iowa Code § <614.1>(2)
Iowa R. Civ. P. <1.981>(3)
Iowa R. App. P. <6.904>(3)(f)
RSMo § <537.080>
§ <516.120>, RSMo
Section <565.021>, RSMo 2016
Mo. Rev. Stat. § <407.020>
K.S.A. <60-1507>
K.S.A. 2022 Supp. <21-6804>(a)
Neb. Rev. Stat. § <25-1315>(1)
NEB. REV. STAT. § <29-3001>
Neb. Ct. R. App. P. § <2-109>(D)
N.D.C.C. § <14-05-24>
N.D.R.Civ.P. <56>
SDCL <15-6-56>(c)
Mont. Code Ann. § <27-1-701>
M. R. Civ. P. <56>(c)(3)
Utah Code § <78B-2-307>
UTAH CODE ANN. § <76-5-203>
Utah R. Civ. P. <12>(b)(6)
NRS <41A.071>
NRS § <116.3116>(2)
NRCP <12>(b)(5)
NRAP <3A>(b)(1)
Nev. Rev. Stat. § <598.0923>
EDCR <2.20>
Idaho Code § <5-219>(4)
I.C. § <19-2513>
I.R.C.P. <56>(a)
I.C.R. <35>
Ind. Code § <34-51-3-4>
Ind. Trial Rule <56>(C)
Ind. Appellate Rule <65>(D)
Ind. Evidence Rule <702>
Haw. Rev. Stat. § <480-2>
HRS § <707-701.5>
HRAP Rule <28>(b)(4)
HRCP Rule <56>(e)
AS <09.10.070>
AS <12.55.125>(c)
Alaska Stat. § <45.50.471>
Alaska R. Civ. P. <82>
Alaska Civil Rule <60>(b)
C.R.S. § <13-80-102>
§ <13-21-102>, C.R.S. 2023
section <18-3-102>, C.R.S. (2022)
COLO. REV. STAT. § <13-17-102>
C.R.C.P. <56>(c)
C.R.C.P. <12>(b)(5)
C.A.R. <3.4>
Crim. P. <35>(c)
CRE <404>(b)
Conn. Gen. Stat. § <52-577>
General Statutes § <42-110b>(a)
General Statutes §§ <52-584> and <52-592>
Practice Book § <10-39>(a)
Practice Book §§ <10-30>, <17-49>
R.I. Gen. Laws § <9-1-14>
G.L. 1956 § <28-5-7>
<14> M.R.S. § <752>
<17-A> M.R.S. § <201>(1)(A)
Me. Rev. Stat. tit. 14, § <6051>
M.R. Civ. P. <80B>
<12> V.S.A. § <511>
V.R.C.P. <56>(a)
RSA <508:4>
RSA <159-B:3>
RSA ch. <541>
Md. Code Ann., Cts. & Jud. Proc. § <5-101>
Md. Rule <2-501>(f)
Maryland Rule <8-131>(a)
Md. Code, Fam. Law § <8-205>
D.C. Code § <28-3904>
D.C. Code § <16-2353>
Super. Ct. Civ. R. <12>(b)(6)
D.C. App. R. <28>
Ala. Code 1975, § <6-5-546>
Ala. Code § <13A-6-2>
ALA. CODE § <6-2-38>(l)
Rule <56>(c), Ala. R. Civ. P.
Rule <32.2>, Ala. R. Crim. P.
§ <6-5-543>, Ala. Code 1975
Miss. Code Ann. § <11-46-9>
M.R.C.P. <56>(c)
M.R.A.P. <28>
Ark. Code Ann. § <16-55-201>
Ark. R. Civ. P. <56>(c)(2)
W. Va. Code § <55-7-23>
W. VA. CODE § <61-2-1>
W. Va. R. Civ. P. <12>(b)(6)
Wyo. Stat. Ann. § <1-39-113>
W.R.C.P. <56>(c)
W.R.A.P. <2.09>
P.R. Laws Ann. tit. 31, § <5141>
`;

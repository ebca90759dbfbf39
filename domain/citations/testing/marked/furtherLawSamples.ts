/** Further laws and rules of the five states and federal law, written after the rules for the others; `<…>` marks the title and each section. */
export const furtherLaws = `
Cal. Code Civ. Proc., § <128.7>, subd. (b)(2)
Code of Civ. Proc. § <632>
Code Civ. Proc. sections <1858> and <1859>
CCP §§ <2025.450>, <2023.030>
CCP <1008>(a)
California Penal Code section <148>(a)(1)
Pen. Code §§ <211>, <212.5>(c)
Cal. Gov. Code § <11135>
Gov. Code, §§ <12940>, subds. (a), (j)
Cal. Health & Safety Code § <25249.6>
Cal. Lab. Code §§ <226>(e), <558>, and <1197.1>
Cal. Bus. and Prof. Code § <17203>
B & P Code § <17200>
UCL, Bus. & Prof. Code, § <17204>
Cal. Rules of Court, Rule <8.25>(b)(5)
Cal. Rules of Ct., rule <3.1312>
California Rules of Court <3.1110>(g)
Cal. R. of Ct. <3.110>
rule <8.1115>(a) of the California Rules of Court
Super. Ct. San Francisco County, Local Rules, rule <8.3>
Orange County Superior Court Local Rule <317>
Cal. Const. <art. XIII A>, § 4
<art. I>, § 16 of the California Constitution
Evid. Code § <1101>(b)
Cal. Evid. Code §<720>
section <1714.10> of the Civil Code
section <664.6> of the California Code of Civil Procedure
Welf. & Inst. Code §§ <602>, <707>(b)
Cal. Vehicle Code § <22350>
Cal. U. Com. Code § <9102>
Tex. R. Civ. P. <47>, <48>
TEX. R. APP. P. <33.1>(a); <44.1>(a)
Tex.R.App.P. <9.5>
Tex. R. Civ. Evid. <103>
TEX. R. CIV. P. <193.7> & cmt. 7
TEX.R.CIV.P. <166a>(c)
Tex. Civ. Prac. & Rem. Code Chapter <33>
chapter <74> of the Texas Civil Practice and Remedies Code
section <101.021> of the Texas Civil Practice and Remedies Code
§ <51.014>(d) of the Civil Practice and Remedies Code
Tex. Code Crim. Proc. Ann. art. <42.12>, § 5(b)
article <11.07> of the Texas Code of Criminal Procedure
TEX. CODE CRIM. PROC. arts. <1.13>, <1.15>
TEX. PENAL CODE §§ <12.42>(d), <22.021>
TEX. HEALTH & SAFETY CODE ANN. § <481.134>(d)
Tex. Fam. Code Ann. §§ <154.062>–.063
TEX. GOV’T CODE § <22.001>(a)
Tex. Loc. Gov’t Code § <43.021>
TEX. BUS. & COM. CODE ANN. § <26.01>(b)(6)
Section <82.002> of the Texas Civil Practice & Remedies Code
Tex. Prop. Code § <5.008>; Tex. Bus. & Com. Code § <27.01>
TEX. CONST. <art. I>, §§ 10, 19
Rule <202> of the Texas Rules of Civil Procedure
Tex. Rule Civ. P. <21>
CPLR <306-b>
CPLR §§ <2004>, <2005>
CPLR <3101>(a), <3124>, and <3126>
CPLR <3215> (f)
CPLR R. <3211>(a)(1)
CPLR Rule <3212>(b)
N.Y. C.P.L.R. §§ <5225>, <5227>
CPL §§ <30.20>, <30.30>(1)(a)
CPL <330.30>(1)
CPL art <440>
Penal Law § <160.15> [4]
Penal Law § <125.20> (1)
N.Y. Penal Law §§ <110.00/125.25>
RPAPL article <13>
RPAPL <1351>(1)
EPTL <7-2.4>
SCPA <2103>
SCPA §§ <2211>, <2205>
VTL § <1129>(a)
Vehicle and Traffic Law §§ <1141>, <1163>
DRL § <70>(a)
Domestic Relations Law § <236> [B] [5] [d]
Family Court Act §§ <1012>(f)(i)(B), <1046>
N.Y. Lab. Law §§ <191>, <198>(1-a)
Labor Law § <740>(2)
GBL §§ <349>, <350>
General Obligations Law § <7-103>
N.Y. Gen. Mun. Law § <50-e>(5)
N.Y. Real Prop. Law § <443>
NY Real Property Law § <227-e>
<22> NYCRR <1250.9>(a)(4)
<22> NYCRR §§ <202.5-b>, <202.7>
<22> NYCRR <100.3>(E)(1)
Uniform Rule <202.48>
New York Penal Law § <240.30>
NY Penal Law § <215.50>(3)
NY CPLR <7804>(e)
NYC Admin. Code § <7-210>
N.Y. City Admin. Code § <8-502>(a)
Administrative Code of City of NY § <27-2005>
NYS Const, <art I>, § 12
Fla. Stat. § <48.193>(1)(a)1.
Fla. Stat. §§ <607.0831>, <607.1604>
Fla. Stat. <766.106>
§<627.736>(5)(a), Fla. Stat.
§ <90.803>(18), Fla. Stat. (2020)
§§ <95.11>(3)(c) & <95.031>, Fla. Stat.
Section <39.806>(1)(c), Florida Statutes (2022)
Section <440.105>, Fla. Stat. (2019)
section <119.07>(1)(a), Fla. Stat.
sections <61.30>(1)(a) and (11)(a), Florida Statutes
Florida Statutes §<733.702>
Florida Statutes <95.11>
Chapter <558>, Florida Statutes
Ch. <766>, Fla. Stat.
Fla. R. Civ. P. <1.070>(j)
Fla. R. Civ. P. <1.280>(b)(4), <1.350>
Rule <1.540>(b), Florida Rules of Civil Procedure
Rule <3.850>, Fla. R. Crim. P.
Rule <9.130>(a)(3), Fla. R. App. P.
Florida Rules of Civil Procedure <1.140> and <1.420>
Fla. R. Gen. Prac. & Jud. Admin. <2.425>
Fla.R.App.P. <9.110>
Fla. R. Evid. <403>
Fla. Bar R. <4-8.4>(c)
Fla. Const. <art. V>, § 3(b)(3)
FLA. CONST. <art. I>, § 23
<article V>, section 4(b)(1) of the Florida Constitution
Fla. Admin. Code r. <62-345.500>
Fla. Admin. Code <69O-175.003>
<735> ILCS <5/2-619.1>
<735> ILCS <5/2-301>(a-5)
<735> ILCS <5/13-209>(b)(1) (West 2022)
<735> ILCS <5/2-615>, <5/2-619>
<720> ILCS <570/401>(a)(2)(A)
<725> ILCS <5/115-10>
<750> ILCS <5/504>(b-1)(1)(A)
<820> ILCS <305/19>(f)(1)
<50> ILCS <205/3>
<70> ILCS <3615/2.20>
<215> ILCS <5/143.13>
<235> ILCS <5/6-21>
735 ILCS <5/2-1301>(e)
Ill. S. Ct. R. <315>
Ill. S. Ct. R. <341>(h)(7) (eff. Oct. 1, 2020)
Ill. S. Ct. Rs. <183>, <216>
Ill. Sup. Ct., R. <304>(a)
S. Ct. Rule <219>(c)
Supreme Court Rule <137>
Rule <23>(e)(1) of the Illinois Supreme Court Rules
Ill. R. Evid. <801>(d)(2)(A)
Ill. Const. 1970, <art. I>, § 12
Cook Co. Cir. Ct. R. <13.3.1>
Ill. Rev. Stat. 1991, ch. 110, par. <2-1401>
section <13-217> of the Code
section <2-619>(a)(5) of the Code of Civil Procedure
section <11-501>(a)(1) of the Illinois Vehicle Code
<28> U.S.C. § <1292>(b)
<28> U.S.C. §§ <2201-02>
<28> U.S.C. Sec. <1746>
<28> U.S.C.S. § <636>(b)(1)(C)
<18> U.S.C.A. §§ <1961>, <1962>(c)
<42> U. S. C. §<2000d>
<5> U.S.C. §§ <552>(a)(4)(B), <706>(2)(A)
<26> U.S.C. §§ <6320>, <6330>
<47> U.S.C. § <227>(b)(1)(A)(iii)
<29> USC § <1132>(a)(1)(B)
<11> USC <362>(a)
Fed. R. Civ. P. <4>(m)
FED. R. CIV. P. <12>(b)(6), <9>(b)
Fed. R. Civ. P. Rule <65>(c)
Rule <12>(b)(6), Fed. R. Civ. P.
Fed R Civ P <56>(c)
FRCP Rule <45>
F. R. Civ. P. <33>
Fed. Rule Civ. Proc. <23>(a)
Fed. Rules Civ. Proc. <8>(a)(2)
Fed. R. Evid. <801>(d)(2)(A), <803>(6)
FED. R. EVID. <201>(b)
Fed. Rule Evid. <404>(b)
FRE <702>
Fed. R. App. P. <28>(a)(8)(A)
Fed. R. Crim. P. <16>(a)(1)(E)
Fed. Rule Crim. Proc. <52>(b)
Fed. R. Bankr. P. <8013>
FRBP <7004>(b)(3)
FED. R. APP. P. <32>(g)
S. Ct. Rule <37.6>
Sup. Ct. Rule <13.3>
<17> C.F.R. §§ <229.303>, <240.12b-20>
<20> C.F.R. § <404.1520c>(b)(2)
<20> C.F.R. pt. <404>, subpt. P, app. 1
<8> CFR § <1240.8>(d)
<45> C.F.R. §§ <160.103>, <164.501>
<40> C.F.R. Part <63>
<87> Fed. Reg. <12,003>, 12,010 (Mar. 3, 2022)
Treas. Reg. §§ <1.446-1>(a), <1.451-1>
Treasury Regulation § <1.183-2>(b)
I.R.C. §§ <6662>(a), <6664>(c)(1)
IRC section <170>(f)(8)
U.S.S.G. §§ <2K2.1>(a)(4), <4A1.1>
USSG § <1B1.13>(b)(1)
U.S. CONST. <art. I>, § 8, cl. 3
U.S. Const. <amends. V>, XIV
U. S. Const., <Amdt. 1>
Restatement (Second) of Agency § <219>(2)(d)
Restatement (Third) of Torts: Phys. & Emot. Harm § <7>
RESTATEMENT (SECOND) OF JUDGMENTS § <27> cmt. d
Civ. L.R. <7-9>(b)
N.D. Cal. L.R. <7-11>
Local Rules <7-3> and <7-4>
L.R. <7.1>(d)
C.D. Cal. R. <7-3>
E.D. Va. Loc. Civ. R. <7>(F)(1)
Loc. R. <7.2>
D. Ariz. LRCiv <7.2>(i)
LRCiv. <56.1>
L.U.Civ.R. <7>(b)(5)
S.D. Tex. L.R. <7.4>
W.D. Tex. Local Rule <CV-7>
D. Kan. Rule <6.1>(d)(4)
§ <768.28>(5), Fla. Stat. Section <95.11>, Fla. Stat., applies
`;

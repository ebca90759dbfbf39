/** Laws and rules of California; `<…>` marks the title, where one precedes the name, and each section. */
export const californiaLaws = `
Code Civ. Proc., § <437c>, subd. (c)
Code Civ. Proc. § <1094.5>
CCP § <437c>(c)
CCP §<430.10>(e)
CCP section <664.6>
C.C.P. § <2031.310>
C.C.P. §<581>(f)(1)
CODE CIV. PROC. § <1013>
Cal. Code Civ. Proc. § <425.16>
CAL. CODE CIV. PROC. § <425.16> (West 2020)
CAL. CIV. PROC. CODE § <1281.2> (Deering 2019)
Code of Civil Procedure section <473>, subdivision (b)
Code of Civil Procedure § <1005>(b)
California Code of Civil Procedure section <1021.5>
California Code of Civil Procedure § <2024.050>
Civ. Code, § <1714>
Civ. Code § <3294>(a)
Civil Code section <1717>
Civil Code § <1788.17>
California Civil Code § <1542>
CAL. CIV. CODE § <1750>
Cal. Civ. Code §<51>
Civ. Code, §§ <3439.04>, <3439.05>
Evid. Code, § <352>
Evidence Code section <1119>
Evid. Code §§ <451>(f), <452>(d), and <453>
CAL. EVID. CODE § <1152>
Pen. Code, § <187>, subd. (a)
Penal Code section <1203.4>
Cal. Penal Code § <632.7>
CAL. PENAL CODE § <502>
PC § <1385>
Fam. Code, § <2030>
Fam. Code § <3044>
Family Code section <4320>
FAM. CODE § <721>
Prob. Code, § <21380>
Probate Code section <850>
Cal. Prob. Code § <17200>
Bus. & Prof. Code, § <17200>
Bus. & Prof. Code § <6068>(e)(1)
CAL. BUS. & PROF. CODE §§ <17200-17210>
Business and Professions Code section <17500>
Business & Professions Code § <16600>
B&P Code § <7031>
Lab. Code, § <226.7>
Labor Code section <1194>
Labor Code § <2699>(f)
CAL. LAB. CODE § <203>
Gov. Code, § <12940>, subd. (h)
Gov’t Code § <6254>
Government Code section <945.4>
Cal. Gov't Code § <815.2>
CAL. GOV’T CODE § <12965>
Health & Saf. Code, § <11350>
Health & Safety Code § <1599>
Veh. Code, § <23152>, subd. (b)
Vehicle Code section <17150>
Welf. & Inst. Code, § <300>
Welf. & Inst. Code § <15610.30>
WIC § <366.26>
Welfare and Institutions Code section <5150>
Corp. Code, § <1601>
Corporations Code section <17704.10>
Ins. Code, § <790.03>, subd. (h)
Insurance Code § <11580>
Pub. Resources Code, § <21167>
Rev. & Tax. Code, § <19255>
Com. Code, § <2314>
Ed. Code, § <44944>
Educ. Code § <48900>
Pub. Util. Code § <451>
Elec. Code, § <9212>
Water Code section <1735>
Cal. Const., <art. I>, § 7
Cal. Const. <art. VI>, § 13
CAL. CONST. <art. I>, § 1
California Constitution, <article I>, section 28
Cal. Rules of Court, rule <3.1113>(d)
California Rules of Court, rule <8.204>(a)(1)(C)
California Rule of Court <3.1350>
Cal. Rules of Court, rules <8.108>(b) and <8.104>(a)
CRC <3.1113>(d)
CRC, rule <2.111>
CRC Rule <3.1300>
CRC <2.550-2.551>
C.R.C. <3.1110>(f)
Cal. R. Ct. <8.1115>
CAL. R. CT. <2.105>
Rules of Prof. Conduct, rule <1.7>
Cal. Rules of Prof. Conduct, rule <4.2>
L.A. Super. Ct. Local Rules, rule <3.25>
Super. Ct. L.A. County, Local Rules, rule <3.26>
LASC Local Rule <3.25>(f)
San Diego Superior Court Local Rule <2.1.19>
Cal. Code Regs., tit. 8, § <11040>
<8> Cal. Code Regs. § <11090>
CAL. CODE REGS. tit. 22, § <70223>
Stats. 2013, ch. <732>
CALCRIM No. <520>
CACI No. <303>
`;

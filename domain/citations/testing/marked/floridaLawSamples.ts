/** Laws and rules of Florida; `<…>` marks the title, where one precedes the name, and each section. */
export const floridaLaws = `
Fla. Stat. § <768.28>
Fla. Stat. § <768.28>(6)(a) (2021)
FLA. STAT. § <95.11>(4)(a)
FLA. STAT. ANN. § <440.11> (West 2020)
Fla. Stat. <57.105>
Fla. Stat. §<627.428>
Fla. Stat. §§ <501.201-501.213>
Fla. Stat. §§ <790.01>, <790.06>
Fla. Stat. ch. <718>
§ <768.28>, Fla. Stat.
§ <768.28>(5), Fla. Stat. (2022)
§ <61.13>(2)(c), Fla. Stat. (2019)
§§ <90.401>, <90.403>, Fla. Stat.
§§ <775.082>, <775.083>, and <775.084>, Fla. Stat. (2018)
§ <120.68>(7), Florida Statutes
section <768.28>, Florida Statutes
section <768.28>(5), Florida Statutes (2021)
Section <316.193>(1), Florida Statutes
sections <784.021> and <784.045>, Florida Statutes
Section <83.56>(3), Fla. Stat.
Sec. <48.031>, Fla. Stat.
s. <893.13>, Fla. Stat.
s. <117.05>(5), Florida Statutes
chapter <119>, Florida Statutes
Chapter <718>, Fla. Stat.
F.S. § <768.72>
F.S. <95.031>
Florida Statutes § <542.335>
Florida Statutes section <222.11>
Florida Statute § <400.022>
Florida Statutes, Section <702.10>
Fla. R. Civ. P. <1.510>(c)
FLA. R. CIV. P. <1.140>(b)(6)
Fla.R.Civ.P. <1.540>(b)
Florida Rule of Civil Procedure <1.280>(b)
Rule <1.420>(e), Fla. R. Civ. P.
Rule <1.190>, Florida Rules of Civil Procedure
Florida Rules of Civil Procedure, Rule <1.351>
Fla. R. App. P. <9.130>(a)(3)(C)(iv)
FLA. R. APP. P. <9.210>
Florida Rule of Appellate Procedure <9.030>(b)(1)(A)
Fla. R. Crim. P. <3.850>(b)
Fla. R. Crim. P. <3.800>(a)
Florida Rule of Criminal Procedure <3.190>(c)(4)
FLA. R. CRIM. P. <3.172>
Fla. R. Jud. Admin. <2.516>
Fla. R. Gen. Prac. & Jud. Admin. <2.420>
Florida Rule of General Practice and Judicial Administration <2.514>
Fla. Fam. L. R. P. <12.285>
Fla. Fam. L.R.P. <12.340>
Florida Family Law Rule of Procedure <12.540>
Fla. Prob. R. <5.025>
Florida Probate Rule <5.340>
Fla. Sm. Cl. R. <7.090>
Fla. R. Juv. P. <8.350>
Fla. R. Traf. Ct. <6.455>
R. Regulating Fla. Bar <4-1.7>
Rule <4-3.3>, Rules Regulating The Florida Bar
Fla. Evid. Code § <90.803>
FLA. CONST. <art. V>, § 4(b)(1)
Fla. Const. <art. X>, § 4
<art. I>, § 9, Fla. Const.
<Art. V>, § 3(b)(3), Fla. Const.
<article I>, section 23, Florida Constitution
Fla. Admin. Code R. <62-330.301>
Fla. Admin. Code Ann. r. <28-106.201>
FLA. ADMIN. CODE R. <64B8-9.003>
Florida Administrative Code Rule <61G4-15.001>
Rule <28-106.215>, Florida Administrative Code
Ch. <2013-63>, Laws of Fla.
`;

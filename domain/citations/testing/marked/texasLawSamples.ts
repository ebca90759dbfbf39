/** Laws and rules of Texas; `<…>` marks the title, where one precedes the name, and each section. */
export const texasLaws = `
TEX. R. CIV. P. <166a>(i)
TEX. R. CIV. P. <91a.1>
Tex. R. Civ. P. <194.2>(b)
Tex. R. App. P. <38.1>(i)
TEX. R. APP. P. <47.1>
TEX. R. APP. P. <26.1>(a)(1)
TEX. R. EVID. <702>
Tex. R. Evid. <803>(6)
TEX. CIV. PRAC. & REM. CODE § <16.003>(a)
Tex. Civ. Prac. & Rem. Code Ann. § <27.003>
TEX. CIV. PRAC. & REM. CODE ANN. § <74.351>(b) (West 2017)
Tex. Civ. Prac. & Rem. Code §§ <41.001>, <41.003>
TEX. PENAL CODE § <19.02>(b)(1)
TEX. PENAL CODE ANN. § <22.01> (West 2019)
Tex. Penal Code §<49.04>
TEX. CODE CRIM. PROC. art. <11.07>
TEX. CODE CRIM. PROC. ANN. art. <38.22>, § 3
Tex. Code Crim. Proc. art. <42A.054>
Code of Criminal Procedure article <11.072>
Texas Code of Criminal Procedure article <39.14>
TEX. FAM. CODE § <153.002>
TEX. FAM. CODE ANN. § <161.001>(b)(1)(D), (E)
Tex. Fam. Code § <262.201>
Texas Family Code section <6.001>
Family Code section <156.101>
TEX. BUS. & COM. CODE § <17.46>
Tex. Bus. & Com. Code Ann. § <15.50>(a)
Texas Business and Commerce Code section <2.725>
TEX. BUS. ORGS. CODE § <21.401>
Tex. Bus. Orgs. Code Ann. § <101.106>
TEX. EST. CODE § <402.002>
Tex. Estates Code § <22.018>
TEX. EST. CODE ANN. § <256.001>
TEX. PROP. CODE § <51.002>
Tex. Prop. Code Ann. § <92.104>
Texas Property Code section <24.005>
TEX. GOV’T CODE § <22.220>(a)
Tex. Gov't Code Ann. § <311.016>(5)
TEX. GOV'T CODE ANN. § <2001.171>
Tex. Gov’t Code § <552.305>
Texas Government Code section <51.318>
TEX. LAB. CODE § <21.051>
Tex. Lab. Code Ann. § <408.001>
Texas Labor Code § <21.202>
TEX. TAX CODE § <42.21>
Tex. Tax Code Ann. § <33.01>
TEX. TRANSP. CODE § <545.351>
Tex. Transp. Code § <724.012>
TEX. HEALTH & SAFETY CODE § <481.115>
Tex. Health & Safety Code Ann. § <773.008>
TEX. INS. CODE § <541.060>(a)(2)
Tex. Ins. Code ch. <542A>
TEX. LOC. GOV’T CODE § <271.152>
Tex. Loc. Gov't Code Ann. § <211.010>
TEX. EDUC. CODE § <21.307>
TEX. OCC. CODE § <164.051>
TEX. NAT. RES. CODE § <91.402>
TEX. WATER CODE § <36.113>
TEX. FIN. CODE § <392.304>
TEX. ELEC. CODE § <273.061>
TEX. HUM. RES. CODE § <121.003>
TEX. UTIL. CODE § <39.001>
TEX. CONST. <art. V>, § 8
Tex. Const. <art. I>, § 13
TEX. CONST. <art. XVI>, § 50(a)(6)
TEX. R. DISCIPLINARY P. <2.12>
TEX. DISCIPLINARY R. PROF’L CONDUCT <1.09>
Tex. R. Jud. Admin. <12.4>
Tex. R. Civ. P. <120a>
TRCP <166a>(c)
TRAP <9.4>(i)(3)
Tex. Civ. Prac. & Rem. Code § <51.014>(a)(4)
CPRC § <38.001>
Rule <91a> of the Texas Rules of Civil Procedure
Texas Rule of Civil Procedure <306a>(4)
Texas Rule of Appellate Procedure <52.8>
Texas Rule of Evidence <403>
<16> TEX. ADMIN. CODE § <3.37>
<1> Tex. Admin. Code § <155.501>
TEX. ADMIN. CODE tit. 28, § <134.600>
TEX. REV. CIV. STAT. ANN. art. <4413>(36)
Tex. Parks & Wild. Code § <12.301>
TEX. ALCO. BEV. CODE § <2.02>
Tex. Agric. Code § <251.004>
TEX. SPEC. DISTS. CODE § <8801.001>
Dallas Cnty. Dist. Ct. Loc. R. <2.07>
TEX. BUS. & COM. CODE §§ <17.50>(a)(1), <17.505>(a)
`;

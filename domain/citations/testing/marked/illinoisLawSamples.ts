/** Laws and rules of Illinois; `<…>` marks the title, where one precedes the name, and each section. */
export const illinoisLaws = `
<735> ILCS <5/2-615>
<735> ILCS <5/2-619>(a)(9)
<735> ILCS <5/2-1401>
<735> ILCS <5/2-1005>(c) (West 2020)
<720> ILCS <5/9-1>(a)(1) (West 2018)
<725> ILCS <5/122-1>
<750> ILCS <5/602.7>(b)
<750> ILCS <5/503>
<755> ILCS <5/8-1>
<805> ILCS <5/12.56>
<805> ILCS <180/15-5>
<765> ILCS <605/9>(g)
<740> ILCS <14/15>(b)
<740> ILCS <14/1> et seq.
<740> ILCS <180/2>
<745> ILCS <10/2-201>
<775> ILCS <5/2-102>(A)
<770> ILCS <60/7>
<820> ILCS <305/8.1b>
<820> ILCS <115/14>(a)
<215> ILCS <5/155>
<625> ILCS <5/11-501>(a)(2)
<705> ILCS <405/2-3>
<810> ILCS <5/2-314>
<815> ILCS <505/2>
<5> ILCS <140/7>(1)(c)
<5> ILCS <100/5-40>
<55> ILCS <5/5-1062>
<65> ILCS <5/11-13-1>
<35> ILCS <200/21-350>
<105> ILCS <5/24-12>
<225> ILCS <60/22>
<410> ILCS <130/40>
<730> ILCS <5/5-8-1>
735 Ill. Comp. Stat. <5/13-202>
735 ILL. COMP. STAT. <5/2-209>
735 Ill. Comp. Stat. Ann. <5/2-301> (West 2016)
<735> I.L.C.S. <5/2-1303>
<735> ILCS § <5/8-802>
735 Ill. Comp. Stat. § <5/2-603>
Ill. S. Ct. R. <341>(h)(7)
Ill. S. Ct. R. <213>(f)
Ill. Sup. Ct. R. <137>
Ill. Sup. Ct. R. <304>(a)
ILL. S. CT. R. <23>(e)(1)
Supreme Court Rule <201>(k)
Illinois Supreme Court Rule <303>(a)(1)
Ill. S. Ct. Rs. <237>
Supreme Court Rule <304>(b)(6)
Ill. R. Evid. <803>(6)
Ill. R. Evid. <404>(b)
Illinois Rule of Evidence <702>
Ill. R. Prof’l Conduct <1.7>
Ill. R. Prof. Conduct (2010) R. <3.3>
Ill. Const. <art. I>, § 2
ILL. CONST. <art. VI>, § 9
Ill. Const. 1970, <art. I>, § 6
Cook Co. Cir. Ct. R. <2.1>
Cook Cnty. Cir. Ct. R. <13.4>(e)
Ill. Admin. Code tit. 50, § <919.50>
<50> Ill. Adm. Code <919.80>
<56> Ill. Admin. Code <210.120>
ILL. ADMIN. CODE tit. 35, § <811.101>
Ill. Rev. Stat. 1989, ch. 110, ¶ <2-619>
Ill. Rev. Stat. ch. 38, par. <9-1>
section <2-615> of the Code of Civil Procedure
section <2-1401> of the Illinois Code of Civil Procedure
section <5-8-1> of the Unified Code of Corrections
Cook County Code § <34-151>
Chicago Mun. Code § <5-12-110>
Chi. Mun. Code § <8-20-060>
Local Rule <3.1>
LR <56.1>(b)(3)
`;

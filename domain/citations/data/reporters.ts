/**
 * Case reporters: `edition|first year|last year|marks|other ways it is written`. Marks: s the Supreme Court's, N neutral
 * (the volume is the year), d with hyphens (2006-Ohio-2095), i six figures (2019 IL 123456), y year and page after the
 * name (T.C. Memo. 2019-233), p paragraphs (¶ 12,345), l Louisiana's public domain form, n an older reporter is in
 * parentheses (5 U.S. (1 Cranch) 137), a a letter may follow the page, v no volume is needed, Y a year and
 * a letter are the volume and stand after the name (L.R.A. 1915B, 500).
 * Facts from Free Law Project's reporters-db (BSD-2-Clause).
 */
export const reporters = `
A.|1885|1938||A.R.;A.Rep.;At.;At. Rep.;Atl.;Atl. Rep.;Atl.R.
A.2d|1938|2010||A,2d;A.2d.;A2d;Atl.2d
A.3d|2010|||
A.D.|1896|1955||AD;Ap.;App Div;App Div.;App. Div;App. Div.;App. Div. Rep.;App.Div.(N.Y.);N.Y.App.Dec.;N.Y.App.Div.
A.D.2d|1955|2004||AD 2d;Ap.2d.;App. Div. 2d.
A.D.3d|2003|||AD 3d;App. Div. 3d.
A.E.C.|1750|||
A.F.T.R. (P-H)|1750|||
A.F.T.R. (RIA)|1750|1957||A.F.T.R.;P-H T.C. Memo.
A.F.T.R.2d (RIA)|1958|||A.F.T.R. 2d
A.K. Marsh.|1817|1821||Ky.(A.K.Marsh.);Mar.;Mar. Rep.;Marsh.;Marsh. Rep.;Marsh.(Ky.);Marsh.A.K.
A.L.R.|1750|||ALR
A.L.R. 2d|1750|||ALR 2d
A.L.R. 3d|1750|||ALR 3d
A.L.R. 4th|1750|||ALR 4th
A.L.R. 5th|1750|||ALR 5th
A.L.R. 6th|1750|||ALR 6th
A.L.R. Fed.|1750|||
A.L.R. Fed. 2d|1750|||
A.M.C.|1923|||AMC
AOA|1750|||
AWCC|1750||N|
AZ|1750||N|
Abb.|1863|1871||Abb;Abb. (U. S.);Abb. Rep.;Abb. U. S.
Abb. Adm.|1750||v|
Abb. Ct. App.|1807|1869||Abb. Ct. App. Dec.
Abb. N. Cas.|1876|1894||A.N.;A.N.C.;Abb. N. C.
Abb. Pr.|1854|1865||Abb.P.R.;Abb.Pr.Rep.;Abb.Prac.;Abbott P.R.;Abbott Pr.Rep.;Abbott Pract.Cas.;Abbott's Pr.Rep.;Abbott's Prac.Rep.
Abb. Pr. (n.s.)|1863|1875||
Abbotts|1750|||
Accom. Disabilities Dec. (CCH)|1750|||
Add.|1791|1799||
Adm. Rec.||||
Adv. S.|1750|||
Agric. Dec.|1750|||Agric. Dec
Aik.|1825|1828||Aik. Rep.
Ala.|1840|1976||Ala. (N.S.);Ala. Rep.
Ala. 2d|1977|||
Ala. App.|1910|1976||
Ala. App. LEXIS|1911|1969||
Ala. Civ. App. LEXIS|1750|||
Ala. Crim. App. LEXIS|1750|||
Ala. LEXIS|1750|||
Alas. App. LEXIS|1750|||
Alas. LEXIS|1750|||
Alaska|1884|1959||Alk.
Alaska Fed.|1869|1937||A.F.Rep.;Alaska Fed.R.;Alaska Fed.Rep.
Alb. Law J.|1750|||
Allen|1861|1867||All.;All. Rep.;Mass.(Allen)
Am. & Eng. R. Cas.|1879|1895||
Am. Ann. Cas.|1904|1912|Y|
Am. B.R.|1750|||
Am. B.R. (N.S.)|1750|||Am. B.R. (n.s.)
Am. Dec.|1750|||Am Dec.;Am. D.;Am. Dec's.
Am. Disabilities Cas. (BNA)|1750|||A.D. Cases
Am. Disabilities Dec.|1750|||
Am. Jur.|1829|1843||Amer. Jur.
Am. Law Reg.|1853|1861||Amer. Law Reg.
Am. Law Reg. (N.S.)|1862|1878||Am. L. Reg., n.s.;Amer. Law Reg. (N. S.)
Am. Law T.|1870|1871||Am. Law T. Rep.
Am. Law T. Rep. (N. S.)|1874|1877||Am. Law T. (N. S.)
Am. Law T. Rep. Bankr.|1750|||A.L.T. Bankr.
Am. Law T. Rep. U.S. Cts.|1868|1874||Am. Law T. Rep. (U. S. Cts.)
Am. Law. Rec.|1872|1887||Am. Law Rec.
Am. Lead. Cas.|1750|||Am. L. C.;Am. L. Cas;Am. Leading Cas;American Leading Cases;American Leading Cases (U.S.)
Am. Neg. Ca.|1789|1897||Am. Negl. Cas.
Am. Neg. Cas.|1789|1907||
Am. Neg. Cases|1789|1987||Am.Negl.Cas.
Am. Rep.|1750|||Am. Reports
Am. Ry. Rep.|1873|1881||
Am. Samoa|1900|1975||
Am. Samoa 2d|1978|1999||
Am. Samoa 3d|1993|||
Am. St. Rep.|1888|||Am. S. R.;Am. St. R.
Am. Tribal Law|1997|||Tribal
Amer. L. Rev.|1750|||Am Law Rev.;Am. Law Rev.;Amer. Law Rev.
Amer. Law J.|1808|1817||Am. Law J.;Am. Law J. (U. S.)
Amer. Law J. (N. S.)|1848|1852||Am. Law J. (N. S.)
Amer. Law T. Rep.|1868|1873||
Ant. N.P. Cas.|1807|1851||Anth.;Anthon N.P.(N.Y.)
App. Com'r Pat.|1881|||App. Com'r of Pat.;App. Com'r. Pat.;App. Com'rs Pat.;App. Com. Pat.;App. Comm. Pat.;App. Comr. Pat.
App. D.C.|1893|1941|a|
Ariz.|1866|||
Ariz. Adv. Rep.|1987|||
Ariz. App.|1965|1976||
Ariz. App. LEXIS|1750|||
Ariz. App. Unpub. LEXIS|1750|||
Ariz. LEXIS|1750|||
Ariz. Tax LEXIS|1750|||
Ariz. Unpub. LEXIS|1750|||
Ark.|2009||N|ARK.;Ark
Ark.|1837|2008|a|ARK.;Ak.;Ark;Ark. Rep.
Ark. Adv. Op.|1750|||
Ark. App'x|1750|||Ark. Appx.
Ark. App.|1981|2008||Ak. App.
Ark. App.|2009||N|Ak. App.
Ark. App. LEXIS|1750|||
Ark. LEXIS|1750|||
Armstrong. Election Cases|1778|1871||
Auto. Cas.|1895||p|Auto. Cas. (CCH)
Auto. Cas.2d|1895|||Auto. Cas. 2d (CCH)
Av. Cas. (CCH)|1903|||Av. Cas.
B. Mon.|1840|1857||B. Mon;B. Mon. Rep.;Ky.(B.Mon.);Mon.;Mon. Rep.;Mon.B.;Monroe, B.
B.C.A. (CCH)|1750|||
B.R.|1979|||BR
B.T.A.|1924|1942||
B.T.A.M. (P-H)|1928|1942||
BCA|1750||p|
BNA OSHC|1750|||O.S.H. Cas.;O.S.H. Cas. (BNA);O.S.H. Cases;O.S.H. Cases (BNA)
BNH|1750|||
BTA LEXIS|1928|1942||
Backes|1750|||
Bail.|1828|1832||Bai.;Bail. Rep.;Bail.L.;Bail.L.(S.C.);Bailey;Bailey Rep.;S.C.L.(Bail.)
Bail. Eq.|1830|1831||Bai.Eq.;Bail.Eq.(S.C.);Bailey;Bailey Ch.;Bailey Eq.;Bailey Rep.;S.C.Eq.(Bail.Eq.)
Baldw.|1750|||Bald;Bald. C.C.;Baldw;Baldwin's C.C. U.S. Rep;Baldwin's Rep.
Balt. C. Rep.|1750|||B.R.
Balt. Law Trans.|1868|1870||
Ban. & A.|1750|||
Banking Rep. (BNA)|1750|||
Bankr. Ct. Dec. (CRR)|1750|||B.C.D.;Bankr. Ct. Dec.
Bankr. Ct. Dec. (LRP)|1750|||
Bankr. Ct. Rep.|1750|||
Bankr. L. Rep.|1750||p|Bankr. L. Rep. (C.C.H.);Bankr. L. Rep. (CCH)
Bankr. LEXIS|1979|||
Bankr. Rep (St. Louis B.A.)|1750|||
Barb.|1847|1877||B.;Barb. Rep.;Barb.S.C.
Barb. Ch.|1845|1848||Barb. Ch. Rep.;Barb.Ch.(N.Y.)
Baxt.|1750|||Bax.;Baxt. (Tenn.);Baxter
Bay|1783|1804||S.C.L.(Bay)
Bayard's Notebook|1792|1830||Bayard’s Notebook
Bedell|1900|1909||
Bee|1750||s|Bee.
Beeler|1750|||
Ben.|1750|||Ben
Ben. Rev. Bd. Serv. (MB)|1750|||
Betts' Dec.|1750|||Bett's D. C. MS.;Betts D. C. MS.;Betts' C. C. MS.;Betts' D. C. MS.;Betts' D. C. MSS.;Betts, C. C. MS.;Betts, D C. MS.;Betts, D. C.;Betts, D. C. MS.;Betts, D. C. MSS.;Betts, D. C. Ms.;Betts. C. C. MS.;Betts. D C. MS.;Betts. D. C. MS.;Betts. D. C. MSS.
Betts' Scr. Bk.|1839|1862|v|Betts, Scr. Bk.
Bibb|1808|1817||Bibb Rep.;Bibb(Ky.);Ky.(Bibb)
Bigelow. Ins. Rep.|1750|||Bigelow's Insurance Reports
Binn.|1799|1814||Bin.;Bin. Rep.;Binn [Pa];Binn. Rep.;Binn.(Pa.)
Biss.|1750|||Biss;Biss. (U.S.) Bissell's;Bissell
Black|1861|1862|s|Black R.;Black Rep.
Blackf.|1817|1847||Black.;Black. Rep.;Blackf. Rep.;Blackf.(Ind.)
Bland|1797|1832||
Blatchf.|1750|||Bl.;Bl. C.C.;Bl. C.C.R.;Blat. C.C.R.;Blatch;Blatch. (U.S. Cir. Ct.);Blatchf. (U.S. Circ. Ct.);Blatchf. C.C.;Blatchf. C.C. Rep.
Blatchf. & H.|1827|1837|sv|
Blatchf. Pr. Cas.|1861|1865|v|Blatchf. Prize Cas.
Blue Sky L. Rep. (CCH)|1750||p|BLUE SKY L. REP. (CCH);Blue Sky L. Rep.
Blume Sup. Ct. Trans.|1805|1836||
Blume Unrep. Op.|1836|1843||Blume Op.
Bond|1750|||Bond.
Bosw.|1750|||Bosworth Super. Ct. Rep.
Boyce|1909|1920||Del.(Boyce)
Bradf.|1838|1841||Brad.;Bradford
Brayt.|1815|1819||Brayton (Vt.)
Breese|1819|1831||Ill.(Breese)
Brev.|1793|1816||Brev. Rep.;S.C.L.(Brev)
Brief Times Rptr.|1977|1996||BTR
Brightly|1809|1851||
Brock.|1750|||Brock,;Brock. Rep.
Brown Adm.|1750|||Brown Adm;Brown's Adm;Brown's Adm.;Brown, Adm.;Brown. Adm.
Browne (Pa.)|1801|1814||Browne, (Pa.)
Brunn. Coll. Cas.|1750||v|Brun. Col. Cas.;Brunner, Col. Cas.;Brunner. Col. Cas.
Buchanan|1907|1916||Buch.;Buchan.;Buchanan.
Bur.|1841|1843||Bur. Rep.;Burnett;Burnett (Wis.)
Burr's Trial|1864|||Burr’s Trial
Bus. Franchise Guide (CCH)|1750|||
Busb.|1852|1853||Busb.L.;N.C.(Busb.)
Busb. Eq.|1852|1853||Busbee Eq.(N.C.);N.C.(Busb.Eq.)
Bush|1866|1879||Bush (Ky.);Ky.(Bush)
C.B.|1750|||
C.C.A.|1750|1920||C. C. A. Rep.
C.C.L.J.|1750|||Centre Co.L.J.
C.C.P.A.|1929|1982||
C.M.A.|1951|1975||
C.M.R.|1951|1975||CMR
CAAF LEXIS|1750|||
CCA LEXIS|1951|||
CCH OSHD|1750||p|O.S.H. Dec. (CCH);O.S.H.D.;O.S.H.D. (CCH);OSHD (CCH)
CCPA LEXIS|1910|1982||Ct. Cust. LEXIS
CIT|1750||N|
CJ C.A.R.|1750|||
CMA LEXIS|1750|||
CMR LEXIS|1951|||
CO|1750||aN|
COA|1750||aN|
Cai. Cas.|1796|1805|a|Cai.;Cai.Cas.Err.;Cain.;Cain. Rep.;Caines;Caines (N.Y.);Caines Cas.;Caines Rep.;N.Y.Cas.Err.
Cai. R.|1803|1805||
Cal.|1850|1934||Cal. Rep.
Cal. 2d|1934|1969||
Cal. 3d|1969|1991||
Cal. 3d Spec. Trib Supp.|1969|1991||
Cal. 4th|1991|||cal. 4th
Cal. 5th|1991|||
Cal. 4th CJP Supp.|1991|||
Cal. 5th CJP Supp.|1991|||
Cal. App.|1905|1934||Cal. App. Rep.;Cal. App. Supp
Cal. App. 2d|1934|1969||Cal. App. 2d Supp
Cal. App. 3d|1969|1991||
Cal. App. 4th|1991|||
Cal. App. 5th|1991|||
Cal. App. LEXIS|1750|||
Cal. App. Supp.|1929|||
Cal. App. Supp. 2d|1929|||Cal. App. 2d Supp.
Cal. App. Supp. 3d|1929|||Cal. App. 3d Supp.
Cal. App. Supp. 4th|1991|||Cal. App. 4th Supp.
Cal. App. Supp. 5th|1991|||Cal. App. 5th Supp.
Cal. App. Unpub. LEXIS|1750|||
Cal. Bankr. Ct. Rep.|1750|||
Cal. Comm. Jud. Perform. LEXIS|1750|||
Cal. Comp. Cases|1750|||Cal. Comp. Cas
Cal. Daily Op. Serv.|1750|||Cal. Daily Op. Service
Cal. Dist. Ct.|1750|||
Cal. I.A.C.|1750|||
Cal. Jud. Ethics Op. LEXIS|1750|||
Cal. LEXIS|1750|||
Cal. Law J.|1862|1863||
Cal. Law J. & Lit. Rev.|1862|1863|v|
Cal. Rptr.|1959|1991||
Cal. Rptr. 2d|1992|2003||
Cal. Rptr. 3d|2003|||
Cal. Sup.|1921|1926||Cal. Sup. (Cal.);Cal. Supp.
Cal. Super. Ct.|1921|1926||
Cal. Super. LEXIS|1750|||
Cal. Unrep.|1855|1910||Cal.Unrep.Cas.
Cal. WCC|1750|||
Call|1779|1825||Call (Va.);Call Rep.;Va.(Call)
Cam. & Nor.|1800|1804||Cam.& N.;N.C.(Cam.& Nor.);N.C.Conf.;N.C.Conf.Rep.
Can. Com. L. Guide (CCH)|1750|||
Can. Tax Rep. (CCH)|1750|||
Car. L. Rep.|1811|1816||Car. Law Repos.;Car. Law. Repos.;N.C.(Car.L.Rep.)
Carpenter's Report of Burr's Trial|1750|||Carpenter’s Report of Burr’s Trial
Cates.|1750|||Cates
Cent. Law J.|1874|1927||Cent. Law. J.
Chand.|1849|1852||Chand.(Wis.);Chandl.
Charlton|1846|||Charl. R.;Charlet. (Ga.);Charlt.;Charlt. R.M.;Charlton Rep.;Charlton's;Charlton's (Rob't. M.) Rep.
Chase|1750|||Chase,;Chase.
Chase's Trial. Append.|1750||v|Chase’s Trial. Append.
Chem. Reg. Rep. (BNA)|1750|||
Chest.|1750|||Chester Co. Rep.
Chev.|1839|1840||Cheves;Cheves L.(S.C.);S.C.L.(Chev.)
Chev. Eq.|1839|1840||Chev.Ch.;Cheves Eq.(S.C.);S.C.Eq.(Chev.Eq.)
Chi. Law J.|1878|1907||
Chi. Leg. News|1868|1925||Chi Leg. News;Chi. Leg. News.;Chi.Leg.N.
Chicago Bd. Options Ex. (CCH)|1750|||
Chit. Cr. Law|1750|||Chit. Cr. L.;Chit. Crim. Law
Cin. L. Bull.|1750|||Cin. Law Bul.;Cin. Law Bull.;Cin.Law. Bul.;Cinc. L. Bul.
Cin. Sup. Ct. Rep.|1750|||Cin. R.;Cin. Rep.;Cin. S.C. Rep.;Cin. S.C.R.;Cin. Super. (Ohio)
City Hall Rec. (NY)|1750|||City H. Rec.;N.Y. City H. Rec.
Cl. Ch.|1839|1841||Cl.R.;Clarke;Clarke Ch.;Clarke Ch.(N.Y.)
Cl. Ct.|1983|1992||
Clayton's Notebook|1792|1830||Clayton’s Notebook
Cliff.|1750|||
Codd. Dig.|1750||sv|Coddington's Digest
Code Rep.|1750|||
Coffey|1880|1915||
Cold.|1860|1870||Col.;Coldw.;Tenn.(Cold.)
Cole. & Cai. Cas.|1794|1805||C.& C.;Col.& C.Cas.;Col.& Cai.;Col.& Caines Cas.(N.Y.);Cole.& C.Cas.;Cole.& Cai.;Colem.& C.Cas.
Cole. Cas.|1791|1800||C.C.;Col.Cas.;Col.Cas.(N.Y.);Cole.Cas.Pr.;Colem.Cas.
Collective Bargaining Negot. & Cont. (BNA)|1750|||
Collier Bankr. Cas.|1750|||C.B.C.
Collier Bankr. Cas. 2d|1750|||Collier Bankr. Cas. (MB);Collier Bankr. Cas. 2d (MB)
Colo.|1864|1980||Col.
Colo. App.|1891|1980||
Colo. App. LEXIS|1750|||
Colo. Bankr. Ct. Rep.|1750|||Colo Bankr Ct Rep
Colo. Discipl. LEXIS|1750|||
Colo. J.|1750|||Colorado Journal
Colo. J. C.A.R.|1750|||
Colo. L. Rep.|1750|||Col. L. Rep.;Col. Law Rep.;Colo. Law Rep.;Colo. R.
Colo. LEXIS|1750|||
Colo. N. P.|1898|1902||
Comm. Fut. L. Rep.|1750||p|Comm. Fut. L. Rep. (CCH)
Commc'ns Reg. (P & F)|1750|||
Communications Reg. (P&F)|1750|||Comm. Reg. (P & F)
Communications Reg. 2d (P&F)|1750|||Comm. Reg. 2d (P & F)
Comp. Gen.|1750|||
Cong. Index(CCH)|1750|||
Conn.|1814|||Conn. Rep.
Conn. App.|1983|||
Conn. App. LEXIS|1750|||
Conn. Cir. Ct.|1961|1974||Conn. Cir. Ct
Conn. Cir. LEXIS|1750|||
Conn. L. Rptr.|1990|||CLR
Conn. LEXIS|1750|||
Conn. Super. Ct.|1986|1994||CSCR;Conn. Sup.;Ct. Sup.
Conn. Super. Ct.|1750|||CSCR;Conn. Sup.;Ct. Sup.
Conn. Super. LEXIS|1750|||
Conn. Supp.|1935|||
Conn. Surr.|1750|||
Connoly|1750|||Connoly Sur. Rep.;Connoly Surr. Rep.
Consumer Cred. Guide (CCH)|1750|||
Consumer Prod. Safety Guide (CCH)|1750|||
Cont. App. Dec. (CCH)|1750|||
Cont. Cas. Fed.|1750||p|Cont. Cas. Fed. (CCH)
Cooke|1811|1814||Cooke (Tenn.);Tenn. (Cooke)
Coombs' Trial of Aaron Burr|1864|||Coombs’ Trial of Aaron Burr.
Copy. L. Rep. (CCH)|1750|||
Copyright L. Dec. (CCH)|1750||p|Copr.L.Dec.
Copyright L. Rep. (CCH)|1750|||
Cost Accounting Orientation. Guide (CCH)|1750|||
Cow.|1823|1829||C.;Cow. Rep.;Cow.N.Y.
Cox. Manual Trade-Mark Cas.|1750||sv|
Crabbe|1750|||Crabbe.
Cranch|1801|1815|s|Cra.;Cranch (US);Cranch Rep.
Cranch|1801|1841||Cranch C.C.;Cranch D.C.;Cranch Rep.;Cranch, C. C.;Cranch. C. C.;D.C.(Cranch)
Cranch, Pat. Dec.|1841|1847|v|
Crim. L. Rep. (BNA)|1750|||
Ct. Cl.|1863|1982||C. Cls.;C. Cls. R.;Court Cl.;Ct. Cl. R.;Ct. Cl. Rep.;Ct. Cls. R.
Ct. Cl.|1941|||
Ct. Cust.|1910|1929||Ct. Cust. Appls.;Cust. Ct.
Ct. Int'l Trade|1980|||C.I.T.
Ct. Intl. Trade LEXIS|1980|||
Curt.|1750|||Curt
Cush.|1848|1853||Cush. Rep.;Cush.(Mass.);Cushing;Mass.(Cush.)
Cust. B. & Dec.|1967|||
Cust. Ct.|1938|1980||
Cust. Ct. LEXIS|1938|1980||
D. Chip.|1789|1824||Chip.;Chip. Rep.;Chip.(Vt.);Chip.D.;D. Chip. Rep.;D.Chip.(Vt.);D.Chipm.
D. Haw.|1847|||
D.A.R.|1750|||Daily Journal D.A.R.
D.C.|1801|1893|n|
D.C. App.|1750|||
D.C. App. LEXIS|1750|||
D.C. Super. LEXIS|1750|||
DJCAR|1750|||
DNH|1750|||D.N.H.
DSD|1750|||D.S.D.
DTA|1750|||
DTS|1998|||
Daily Journal DAR|1750|||
Daily L.N.|1750|||D. L. N.;D. L. N.,;Daily L.R.;Daily Leg. (Pa.);Daily Leg. News (Pa.)
Daily Lab. Rep. (BNA)|1750|||
Daily Wash. L. Rptr.|1971|||
Dakota|1867|1889||Dak.
Dakota LEXIS|1867|1889||
Dall.|1790|1880|s|Dal.;Dal. Rep.;Dall. Rep.;Dall.S.C.;Dallas;Dallas Rep.
Dall.|1754|1806||D.;Dal.;Dal. Rep.;Dall. Rep.;Dallas;Dallas Rep.
Dallam|1840|1844||Dall.(Tex.);Dall.Dig.;Dallam Dig.(Tex.)
Daly|1750|||Daly (N.Y.);Daly (NY);Daly's R.
Dana|1833|1840||Dan.;Dana Rep.;Ky.(Dana)
Dane, Abr.|1823||s|
Davis. L. Ct. Cas.|1898|1908||
Day|1802|1813||Day (Conn)
Day.|1802|1813||
Deady|1750|||Deady,;Deady.
Dec. Com. Pat.|1750|||Dec. Comm'r Pat.;Dec. Commr. Pat.
Dec. Comm'r Pat.|1750|||Dec. Comm’r Pat.
Del.|1920|1966|n|Del. Rep.
Del. C.P. LEXIS|1750|||
Del. Cas.|1792|1830||
Del. Ch.|1814|1968||Del. Ch. Rep.
Del. Ch. LEXIS|1750|||
Del. Co.|1750|||Del. Co. Rep.;Delaware Co. Reports
Del. Fam. Ct. LEXIS|1750|||
Del. LEXIS|1750|||
Del. Super. LEXIS|1750|||
Dem. Sur.|1879|1888||Dem.Surr.
Dem. Surr.|1750|||Dem.
Denio|1845|1848||Den.;Denio Rep.
Des.|1784|1817||Des. Rep.;Desaus.;Desaus. Rep.;Desaus.Eq.;S.C.Eq.(Des.)
Des. Eq.|1750|||
Dev.|1826|1834||Dev. (N. C.);Dev. Rep.;Dev.L.;N.C.(Dev.)
Dev. & Bat.|1834|1839||D.& B.;Dev. & Bat. Law;Dev.& B.;Dev.& B.L.;N.C.(Dev.& Bat.)
Dev. & Bat. Eq.|1834|1839||D.& B.;Dev.& B.;Dev.& B.Eq.;N.C.(Dev.& Bat.Eq.)
Dev. Eq.|1826|1834||Dev.;Dev. Eq. Rep.;Dev. Rep.;N.C.(Dev.Eq.)
Dickinson|1890|1905||Dick. (NJ)
Dill.|1750|||Dill
Disney (Ohio)|1750|||Dis. R.
Div.|1750|||
Dominion Tax Cas. (CCH)|1750|||
Doug.|1843|1847||Doug. Rep.;Doug.(Mich.);Dougl.(Mich.)
Dud.|1837|1838||Dud.(S.C.);Dud.L.;Dud.L.(S.C.);Dudl.;S.C.L.(Dud.)
Dud. Eq.|1837|1838||Dud.Ch.;Dud.Eq.(S.C.);Dudl.;S.C.Eq.(Dud.Eq.)
Dudley Rep.|1830|1835||Dudley (Ga.)
Duer|1750|||Duer Super. Ct. Rep.
Duv.|1863|1866||Ky.(Duv.)
E.A.D.|1750|||
E.D. Pa.|1750|||
E.D. Smith|1850|1862||
E.H. Smith|1750|||E.H.Smith's;Smith's (E.H.) Reports;Smiths E.H.
EEOC Compl. Man. (CCH)|1750|||
ERC|1750|||
ERC (BNA)|1750|||
Edm. Sel. Cas.|1834|1853||Edm.Sel.Ca.;Edm.Sel.Cas.(N.Y.);Edmond
Educ. L. Rep.|1750|||Ed. Law Rep.;Educ L Rep
Edw. Ch.|1831|1850||Ed.C.R.;Ed.Ch.;Edw.;Edw. Ch. Rep.;Edw. Rep.;Edw.Ch.(N.Y.)
Empl. Benefits Cas. (BNA)|1750|||
Empl. Coordinator (RIA)|1750|||
Empl. Prac. Dec. (CCH)|1971||p|Empl Prac Dec [CCH];Empl. Prac. Dec.
Empl. Prac. Guide (CCH)|1750|||
Empl. Safety & Health Guide (CCH)|1750|||
Employee Benefits Cas. (BNA)|1750|||Employee Benefits Cas.
Energy Mgmt. (CCH)|1750||p|Energy Mgt.
Env't Rep. (BNA)|1750|||
Env't Rep. Cas. (BNA)|1750|||
Envtl. L. Rep. (Envtl. Law Inst.)|1971|||ELR;Envtl. L. Rep.
Exempt Org. Rep. (CCH)|1750|||
F.|1880|1924||Fed.;Fed.R.;Fed.Rep.
F.2d|1924|1993||F 2d;F.(2d);F.2d.;Fed.R.2d;Fed.Rep.2d
F.3d|1993|||F.3d.;F3d;F3d.;Fed.R.3d;Fed.Rep.3d
F.4th|2021|||F.4th.;Fed.R.4th;Fed.Rep.4th
F. App'x|2001||a|F. App'x.;F. Appx.;F. App’x;F.App’x.;Fed Appx;Fed. App'x;Fed. App.;Fed. Appx;Fed. Appx.
F. Cas.|1789|1880||F.C.;Fed. Cas.;Fed.Ca.
F. Supp.|1932|1988||F Supp;F Supp.;F. Supp
F. Supp. 2d|1988|2014||F Supp 2d
F. Supp. 3d|2014|||FS3d
F.C.C.|1750|||FCC
F.C.C.2d|1750|||FCC 2d
F.L.R.A.|1750|||
F.R.D.|2001|||
F.T.C.|1750|||
FCC Rcd|1750|||
FCDR|1750|||
FED App.|1750||a|
FERC|1750||p|
FL|1750||N|
FLW Fed|1750|||Fla. L. Weekly Fed.
FMSHRC|1750|||
FPSC|1750|||
Fair Empl. Prac. Cas. (BNA)|1750|||Fair Empl. Prac. Newsl. (BNA);Fair Empl.Prac.Cas.
Fam. L. Rep. (BNA)|1750|||
Fam. L. Tax Guide (CCH)|1750|||
Fed. Audit Guide (CCH)|1750|||
Fed. Banking L. Rep. (CCH)|1750|||Fed. Banking L. Rep.
Fed. Carr. Cas. (CCH)|1936||p|Fed. Carr. Cas.
Fed. Carr. Rep. (CCH)|1750|||
Fed. Cl.|1992|||
Fed. Cont. Rep. (BNA)|1750|||
Fed. Election Camp. Fin. Guide (CCH)|1750|||
Fed. Energy Reg. Comm'n Rep. (CCH)|1750|||
Fed. Est. & Gift Tax Rep. (CCH)|1750|||
Fed. Ex. Tax Rep. (CCH)|1750|||
Fed. Inc. Gift & Est. Tax'n (MB)|1750|||
Fed. R. Serv.|1938|||Fed. R. Evid. Serv.;Fed. R. Evid. Serv. (Callaghan);Fed. R. Serv. (Callaghan)
Fed. R. Serv. 2d|1938|||Fed. R. Evid. Serv. 2d;Fed. R. Serv. 2d (Callaghan)
Fed. R. Serv. 3d|1938|||Fed. R. Evid. Serv. 3d;Fed. R. Serv. 3d (Callaghan);Fed. R. Serv. 3d (West)
Fed. R. Serv. 2d (West)|1750|||
Fed. Sec. L. Rep. (CCH)|1750||p|Fed Sec L Rep (CCH);Fed. Sec. L. Rep.
Fed. Sent'g Rep|1750|||Fed. Sent. R.
Fed. Tax Coordinator Second Series (RIA)|1750|||
Fed. Tax Guide Rep. (CCH)|1750|||
Fire & Casualty Cas.|1750|||Fire & Casualty Cas. (CCH)
Fish. Pat. Cas.|1750|||
Fish. Pat. Rep.|1750|||
Fish. Prize Cas.|1750||v|Fish. Pr. Cas.;Fish. Prize
Fla.|1846|1948|a|Fla. Rep.;Flor.;Florida;Florida Rep.
Fla. App. LEXIS|1750|||
Fla. L. Weekly|1978|||
Fla. L. Weekly Fed. B|1750|||
Fla. L. Weekly Fed. C|1750|||
Fla. L. Weekly Fed. D|1750|||Fla. L. Weekly
Fla. L. Weekly Fed. S|1750||s|Fla. L. Weekly
Fla. L. Weekly Supp.|1992|||Fla. L. Weekly S
Fla. LEXIS|1750|||
Fla. Supp.|1948|1981||Fl.S.
Fla. Supp. 2d|1983|1992||
Flip.|1750|||Flipp. (F.)
Food Drug Cosm. L. Rep. (CCH)|1750|||
Foster|1870|1875||
Free. Ch.|1839|1843||Fr. Ch.;Fr. Chy.;Freem.;Freem. (Miss.);Freem. Ch.;Freem. Ch. (Miss.)
Fulton County D. Rep.|1750||a|
G. & J.|1829|1842||
G.D.R.|1750|||
Ga.|1846||a|Ga. (Kelly);Ga. Rep.;Suppl. Ga.
Ga. App.|1907|||
Ga. App. LEXIS|1750|||
Ga. L. Rep.|1750|||Ga. Law Reporter
Ga. LEXIS|1750|||
Gall.|1750|||Gall. C.C.R.;Gall. Rep.;Gallison;Gallison's Rep.
Georgia Decisions|1750|||
Gibb. Surr.|1893|1898||
Gibbons|1750|||Gibbons (N.Y.)
Gild.|1883|1889||Gildersleeve;Gildr.;N.M.(G.);N.M.(Gild.)
Gill|1843|1851||
Gilm.|1844|1849||Gilm.(Ill.);Gilman;Ill.(Gilm.)
Gilmer|1820|1821||Gil.;Gilm.;Gilmer (Va.);Va.(Gilmer)
Gilp.|1750|||Gilp
Goebel|1750|||Goebel's Rep.;Ohio Prob.;Ohio Prob. Ct.
Gov't Cont. Rep. (CCH)|1750|||
Gov't Empl. Rel. Rep. (BNA)|1750|||
Grant|1814|1863||Gr.;Grant (Pa.);Grant Cas.;Grant Cas.(Pa.);Grant Pa.
Gratt.|1844|1880||Gratt.(Va.);Va.(Gratt.)
Gray|1854|1860||Gray (Mass.);Mass.(Gray)
Greene|1847|1854||Greene G.(Iowa)
Guam|1955|||
Guam LEXIS|1750|||
Gummere|1915|1922||
Gunby|1885|1885||Gunby (La.)
H. & G.|1826|1829||
H. & J.|1800|1826||Har. & J.
H. & McH.|1770|1799||
Hall|1750|||Hall R.;Hall Rep.;Hall Super. Ct. Rep.;Hall's R.;Hall's Sup. Court Rep.;Hall's Sup. Ct. R.;Hall.
Hall, Law J.|1808|1817||Hall. Law J.
Handy|1750|||H.;Han;Hand.;Handy (Ohio)
Handy R.|1750|||
Hard.|1805|1808||Hardin;Hardin(Ky.);Ky.(Hard.)
Hard.|1750|||Hardes;Hardes.;Hardesty
Harp.|1823|1831||Harp.L.;Harp.L.(S.C.);Harper;S.C.L.(Harp.)
Harp. Eq.|1824|1824||Harp.;Harp.Eq.(S.C.);Harper;S.C.Eq.(Harp.Eq.)
Harr. Ch.|1836|1842||Har.;Har. Ch.;Har. Chy.;Harr.;Harr. (Mich.);Harr. Ch. (Mich.);Harr. Ch. R.;Harring.;Harring. Ch. (Mich.);Harrington
Harrington|1832|1855||
Hasb.|1750|||
Hask.|1750|||
Haskell C.C.|1750|||
Haw.|1847|||H.;H. Rep.;Haw. Rep.;Hawai'i;Hawaii;Hawaii Rep.
Haw. App.|1980|1994||Hawaii App.
Haw. App. LEXIS|1750|||
Haw. LEXIS|1847|||
Hawks|1820|1826||Hawks Rep.;Hawks(N.C.);N.C.(Hawks)
Hay. & Haz.|1841|1862||Havw. & H.;Hayw. & Haz.;Hayw.& H.
Hayw.|1789|1806||Hay.;Hay. Rep.;Hayw. (N. C.);Hayw. N. C.;Hayw. Rep.;N.C.(Hayw.)
Hayw.|1816|1818||Hayw. Rep.;Hayw.(Tenn.);Hayw.Tenn.;Tenn.(Hayw.)
Hayw. & H.D.C.|1893|1941|v|Hay. & H.;Hay. & Haz.;Hayw. & H.
Haz. Reg. Pa.|1828|1836|s|
Haz. U. S. Reg.|1839||s|Haz. Reg. U. S.
Head|1858|1860||Head(Tenn.);Tenn.(Head)
Heisk.|1870|1879||Heisk.(Tenn.);Tenn.(Heisk.)
Hempst.|1750|||Ark. Terr. Rep.;Hemp.;Hempst
Hen. & M.|1806|1810||H.& M.;H.& M.(Va.);Hen.;Hen.& Mun.;Va.(Hen.& M.)
Hill|1841|1844||H.;H. Rep.;Hill Rep.;Hill.N.Y.
Hill|1833|1837||Hill Law;Hill Rep.;Hill S.C.;S.C.L.(Hill)
Hill & Den.|1842|1844||Hill & D.Supp.;Hill & Den.Supp.;Lalor;Lalor Supp.
Hill Eq.|1833|1837||Hill;Hill Ch.;Hill Ch. Rep.;Hill Eq.(S.C.);Hill Rep.;Hill S.C.;S.C.Eq.(Hill Eq.)
Hilles' Notebook|1792|1830||Hilles’ Notebook
Hilt.|1855|1860||
Hoff.|1853|1858|s|Hoff. Dec.
Hoff. Ch.|1838|1840||Hoff.;Hoff. Ch. Rep.;Hoff.Cha.;Hoff.N.Y.;Hoffm.;Hoffm.Ch.(N.Y.)
Hoff. Land Cas.|1853|1858|v|Hoff Land Cas.;Hoff. Land. Cas.
Hoff. Op.|1750||sv|
Holmes|1750|||
Hopk. Ch.|1823|1826||Hopk. Ch. Rep.
Hopk. Works.|1750||s|Hopk. Works
Hosea's Rep.|1750|||
Hous. & Dev. Rep. (RIA)|1750|||
Houston|1855|1893||Houst.;Houston Criminal
How.|1843|1860|s|HOW;How. Rep.
How. App. Cas.|1855|1860||
How. N.P.|1750|||How. N.P. (Mich.);Howell N.P.
How. Pr.|1844|1886||How. Pr. Rep.;How. Prac.;How.P.R.;How.Prac.(N.Y.);N.Y.Spec.Term R.;N.Y.Spec.Term Rep.
How. Pr. (n.s.)|1879|1886||
Howard|1834|1843||How.;How. Rep.;Howard Rep.;Miss.(Howard)
Howison|1850|1851||
Hughes|1785|1801||Hugh.;Hughes (1877);Hughes.;Ky.(Hughes)
Hum.|1839|1851||Hum. Rep.;Humph.;Humph. Rep.;Tenn.(Hum.)
Hun|1750|||Hun.
Hun|1750|||
Hunt Mer. Mag.|1750|||Hunt, Mer. Mag.;Hunt. Mer. Mag.
I. & N. Dec.|1750|||I & N Dec.;I&N;IN Dec.
I.C.C.|1750|||
I.C.C.2d|1750|||
I.E.R. Cas. (BNA)|1750|||BNA IER CAS;I.E.R.;I.E.R. Cas.;IER Cases
I.R.B.|1750|||
I.T.R.D. (BNA)|1980|||I.T.R.D.;ITRD;Int'l Trade Rep. (BNA)
IL|1750||iN|
IL App (1st)|1750||iN|IL App. (1st);Il App (1st);Il App. (1st)
IL App (2d)|1750||iN|IL App (2nd);IL App. (2d);Il App (2d);Il App. (2d)
IL App (3d)|1750||iN|IL App (3rd);IL App. (3d);Il App (3d);Il App. (3d)
IL App (4th)|1750||iN|IL App. (4th);Il App (4th);Il App. (4th)
IL App (5th)|1750||iN|IL App. (5th);Il App (5th);Il App. (5th)
IRS Pos. (CCH)|1750|||
Ida. App. LEXIS|1750|||
Ida. App. Unpub. LEXIS|1750|||
Ida. LEXIS|1750|||
Idaho|1982|||Ida.
Ill.|1849||n|Ill. Rep.
Ill. 2d|1849|||
Ill. App.|1877|||Ill. App. Rep.;Ill.A.
Ill. App. 2d|1877|||Ill.A.2d
Ill. App. 3d|1877|||Ill.A.3d
Ill. App. LEXIS|1750|||
Ill. App. Unpub. LEXIS|1750|||
Ill. C.C.|1750|||
Ill. Cir. Ct.|1750|||Ill. Cir. Ct. Rep.
Ill. Ct. Cl.|1889||a|
Ill. Ct. Cl. LEXIS|1750|||
Ill. Dec.|1976|||Ill.Decs.
Ill. LEXIS|1750|||
Immigr. L. Serv. (West)|1750|||
Ind.|1848|1981||Ind.Rep.
Ind. App.|1890|1979||
Ind. App. LEXIS|1750|||
Ind. App. Unpub. LEXIS|1750|||
Ind. Cl. Comm.|1948|1973||Ind. Cl. Com.
Ind. Dec.|1750|||
Ind. L. Rep.|1881|||
Ind. L. Rep.|1750|||
Ind. LEXIS|1750|||
Ind. Tax LEXIS|1750|||
Indian Terr.|1896|1907||Ind. T.
Indian Terr. LEXIS|1896|1907||
Inher. Est. & Gift Tax Rep. (CCH)|1750|||
Ins. L. Rep. (CCH)|1750|||
Ins. L.J.|1750|||Ins Law J.;Ins. Law J.;Ins. Law. J.
Int'l Env't Rep. (BNA)|1750|||
Int. Rev. Rec.|1750|||Int Rev. Rec.;Int. Rev. Rec,
Interior Dec.|1750|||
Iowa|1855|1968||Ia.;Iowa Rep.
Iowa App. LEXIS|1750|||
Iowa Sup. LEXIS|1750|||
Ired.|1840|1852||Ired. Law;Ired. Law Rep.;Ired. Rep.;Ired.L.;Ired.L.(N.C.);N.C.(Ired.)
Ired. Eq.|1840|1852||Ired.;Ired. Eq. Rep.;Ired. Rep.;Ired.Eq.(N.C.);N.C.(Ired.Eq.)
J.J. Marsh.|1829|1832||J.J.Mar.;J.J.Marsh.(Ky.);Ky.(J.J.Marsh.);Marsh.;Marsh. Rep.;Marsh.(Ky.);Marsh.J.J.
JTS|1899|||
Jeff.|1750|||Jeff. (Va.);Jefferson
Johns.|1806|1823||J.;J. Rep.;John.;John. Rep.;Johns.Ct.Err.;Johns.N.Y.;Johns.Rep.;Johnson;Johnson Rep.
Johns. Cas.|1799|1803||Johns.Cas.(N.Y.)
Johns. Ch.|1814|1823||J.Ch.;Johns.;Johns. Ch. Rep.;Johns.(N.Y.);Johns.Ch.(N.Y.);Johns.Ch.Cas.;Johns.Rep.;Johnson;Johnson Rep.
Jones|1853|1862||Jones L.;Jones N.C.;N.C.(Jones)
Jones & S.|1750|||Jones & Spencer;Jones and Spencer's Super. Ct. Rep.
Jones Eq.|1853|1863||Jones;N.C.(Jones Eq.)
Jones Law|1750|||Jones Law.
Jour. Fr. Inst.|1826|||
Jour. Jur.|1750|||
Juris P.R.|1750|||
Just.|1750|||
Kan.|1862|||Kan. Rep.;Kans.;Kas.
Kan. App.|1895|1901||Kans.App.
Kan. App. 2d|1977|||
Kan. App. LEXIS|1750|||
Kan. App. Unpub. LEXIS|1750|||
Kan. LEXIS|1750|||
Kan. Unpub. LEXIS|1750|||
Kelly|1847|1849||
Keyes|1863|1868||
Kirby|1785|1789||Kir.;Kirb.
Kulp|1750|||
Ky.|1879|1951|n|Ky. Rep.
Ky. App.|1994|2000||
Ky. App. LEXIS|1750|||
Ky. App. Unpub. LEXIS|1750|||
Ky. L. Rptr.|1880|1908||Ken.L.Re.;Ky. Law Rep.;Ky.L.R.;Ky.Law.Rep.
Ky. L. Summ.|1966|||
Ky. LEXIS|1750|||
Ky. Op.|1864|1886||Ken.Opin.
Ky. Unpub. LEXIS|1750|||
L. Ed.|1790|1956||L Ed;L.E.;L.Ed.(U.S.);LAW ED;Law.Ed.;U.S.L.Ed.;U.S.Law.Ed.
L. Ed. 2d|1956|||L Ed 2d;L.E.2d;U.S.L.Ed.2d
L.R.A (N.S.)|1750|||L.R.A.N.S.
L.R.A.|1750||Y|
L.R.R.M. (BNA)|1937|||L.R.R.M.
LA|1750||N|
LCR|1993|||
LEXIS|1750|||
La.|1830|1972||La. Rep.
La. Ann.|1846|1900||La. Ann. Rep.
La. App.|1924|1932||La.A.
La. App. LEXIS|1750|||
La. App. Unpub. LEXIS|1750|||
La. LEXIS|1750|||
La. Law J.|1841|1842||
La.App. 1 Cir.|1750||l|
La.App. 2 Cir.|1750||l|
La.App. 3 Cir.|1750||l|
La.App. 4 Cir.|1750||l|
La.App. 5 Cir.|1750||l|
La.App. 6 Cir.|1750||l|
Lab. Arb. Awards (CCH)|1750|||
Lab. Arb. Rep. (BNA)|1750|||
Lab. Cas. (CCH)|1750||p|Lab.Cas.
Lab. L. Rep. (CCH)|1750|||
Lab. Rel. Rep. (BNA)|1750|||
Lack. L.N.|1750|||Lack. Leg.;Lack. Leg. News (P.A.);Lacka. Leg. News
Lack.Jur.|1750|||Lac. Jur.;Lack.Jurist
Lanc. L. Rev.|1750|||
Lans.|1869|1873||
Lans. Ch.|1824|1826||L.;L. Rep.;Lans.
Law & Eq. Rep.|1876|1878||
Law J. Q.B.|1831|1946||L.J.Q.B.
Law Rep.|1750|||Law, Rep.;Law. Rep.
Law Reporter|1839|1848||
Law Times (N.S.)|1876|1879||
Lea.|1750|||Lea
Leg. Int.|1750|||Intelligencer;Leg. Intel. or Intell.;Legal Int.;Legal Intel.;Legal Intell.;Legal Intelligencer;Phila. Leg. Int.;Philadelphia Leg. Int.
Leg. Op.|1750|||Leg. Ops. (Pa.)
Leg. Rec. Rep.|1750|||Leg. Rec.
Legal Gaz.|1750|||Leg. Gaz.;Leg. Gaz. Rep.
Lehigh|1750|||Leh. V.L.R. (Pa.);Lehigh V.L.R.;Lehigh Val. L. Rep.;Lehigh Val. L.R.;Lehigh Val. Law Rep
Leigh|1829|1842||Leigh (Va.);Leigh Rep.;Va.(Leigh)
Life. Cas. (CCH)|1750|||
Life. Cas. 2d (CCH)|1750|||
Liquor Cont. L. Rep. (CCH)|1750|||
Liquor Tax Rep.|1896|1905||
Litt.|1822|1824||Ky.(Litt.);Lit.;Lit. Rep.;Litt. Rep.;Litt.(Ky.);Littell;Littell Rep.
Litt. Sel. Cas.|1795|1821|v|Ky.(Lit.Sel.Cas.);Lit.Sel.Ca.;Litt. Sel. Cas. (Ky.)
Liv. Law Mag.|1750|||
Lock. Rev. Cas.|1799|1847|a|
Low.|1750|||Low. Dec.;Low. Dis.;Lowell;Lowell.
Luz. L.R.|1750|||Luz. Leg. Reg.;Luz. Leg. Reg. Rep.
M.J.|1975|||MJ
M.S.P.B.|1750|||
M.S.P.R.|1750|||
M.T.C.A.|1750|||
M.T.C.R.|1750|||
MDBT|2003|||
MDLR|1750|||M.D.L.R.
ME|1996||N|Me.
ML|1750|||
MP|1750|||
MS|1750||N|
MSPB|1750||N|
MT|1750||aN|Mt;mt
MacA. Pat. Cas.|1750||v|D.C. (patent);Mac. A. Pat. Cas.;MacA. Pat Cas.;MacArth.;Mc.A. Pat. Cas.;McA. Pat. Cas.
MacArth.|1873|1879||D.C.(MacArth.);MacAr.;MacArthur
MacArth. & M.|1879|1880||D.C.(MacArth.& M.);MacAr.& M.;MacAr.& Mackey;MacArth.& M.(Dist.Col.);MacArthur & M.
Mackey|1863|1892||D.C.(Mackey)
Mann. Unrep. Cas.|1750|||Man. Unrep. Cas.;Manning La.;Manning's U.C.;Manning's Unrep. Cases
Mart.|1809|1830||Mart. (O. S.);Mart. (o.s.);Mart. Rep.
Mart. (N.S.)|1750|||Mart. (n.s.)
Mart.|1778|1797||Mart. (N. C.);Mart. N. C.;Mart. Rep.;Mart.Dec.;Martin;Martin Rep.;N.C.(Mart.)
Mart. & Yer.|1825|1828||M.& Y.;M.& Y.R.;Mart.& Y.;Mart.& Y.(Tenn.);Mart.& Yerg.
Mart. O.S. (La.)|1750|||
Marvel|1893|1897||Marv.;Marv. (Del.)
Mason C.C.|1750|||Mas.;Mason;Mason C.C.R.;Mason Circt. Ct. R.;Mason R.;Mason U.S.;Mason.
Mass.|1867||n|Ma.;Mas.;Mas. Rep.;Mass. (Cush);Mass. R.;Mass. Rep.
Mass. App. Ct.|1972|||Ma.A.;Mass.App.
Mass. App. Dec.|1941|1977||
Mass. App. Div.|1936|||
Mass. App. Div. Adv. Sh.|1975|||
Mass. App. Div. LEXIS|1750|||
Mass. App. LEXIS|1750|||
Mass. App. Unpub. LEXIS|1750|||
Mass. L. Rptr.|1993|||Mass. Law Rep;Mass. Law Rep.
Mass. LCR LEXIS|1750|||
Mass. LEXIS|1750|||
Mass. Super. LEXIS|1750|||
Mass. Supp.|1980|1983||
McAll.|1750|||McAl.;McAll. (Cal.);McAllister U.S. Circ. Court R.
McCahon|1858|1868||McCah.
McCanless|1750|||
McCord|1821|1828||McCord Rep.;S.C.L.(McCord)
McCord Eq.|1825|1827||McCord Ch.;McCord Ch. Rep.;S.C.L.(McCord Eq.)
McCrary's Cir. Ct. Rpts|1750|||McCrary
McGl.|1881|1884||McGloin
McGrath|1750|||McGrdath
McLean|1750|||McLean.
McMul.|1840|1842||McMul.L.(S.C.);S.C.L.(McMul.)
McMul. Eq.|1840|1842||McMul.Eq.(S.C.);S.C.L.(McMullan Eq.)
Md.|1851||a|Maryland;Maryland Rep.;Md. Rep.
Md. App.|1967|||
Md. App. LEXIS|1750|||
Md. Ch.|1841|1853||
Md. Cir. Ct. LEXIS|1750|||
Md. LEXIS|1750|||
Md. Law Rec.|1878|1889||
Md. Tax LEXIS|1750|||
Me.|1820|1965|a|Mai.;Maine;Maine Rep.
Me. LEXIS|1750|||
Me. Super. LEXIS|1750|||
Me. Unpub. LEXIS|1750|||
Med. Devices Rep. (CCH)|1750|||
Media L. Rep. (BNA)|1750|||Media L. Rep.
Medicare & Medicaid Guide (CCH)|1750||p|Med & Med GD (CCH)
Meigs|1838|1839||Tenn.(Meigs)
Met.|1858|1863||Ky.(Met.);Met. Rep.;Metc.;Metc. Rep.;Metc.Ky.
Met.|1840|1847||Mass.(Met.);Met. Rep.;Metc.;Metc. Rep.;Metc.Mass.
Mich.|1847|||M.;Mich;Mich. Rep.
Mich. App.|1965|||Mich App;Mich. Ct. App.
Mich. App. LEXIS|1750|||
Mich. Ct. Cl.|1938|1942||
Mich. LEXIS|1750|||
Mich. Lawy.|1875|1879||
Mich. N.P.|1750|||Mich. N.P. R.
Mich. Pr.|1750|||
Miles|1825|1842||
Mill|1817|1818||Const.;Const. Rep.;Const.S.C.;Mill Const.;Mill Const.(S.C.);S.C.L.(Mill)
Miller's Notebook|1792|1830||Miller’s Notebook
Mills Surr.|1899|1917||Mills;Mills.;mills
Minn.|1851|1977||Min.;Min. Rep.;Minn. Rep.
Minn. App. LEXIS|1750|||
Minn. App. Unpub. LEXIS|1750|||
Minn. Dist. LEXIS|1750|||
Minn. LEXIS|1750|||
Minn. Tax LEXIS|1750|||
Minor|1820|1826||Min.;Min. Rep.;Minor (Ala.)
Misc.|1892|1955||Misc;Misc Rep;Misc Rep.;Misc. Rep;Misc. Rep.
Misc. 2d|1955|2004||Misc 2d
Misc. 3d|2004|||Misc 3d
Miss.|1851|1966|n|Mis.;Mis. Rep.;Miss. R.;Miss. Rep.
Miss. App. LEXIS|1750|||
Miss. Dec.|1750|||
Miss. LEXIS|1750|||
Mo.|1821|1956||Mo. Rep.
Mo. App.|1876|1954||Mo.App.Rep.
Mo. App. LEXIS|1750|||
Mo. LEXIS|1750|||
Monag.|1888|1890||Mon.;Mon. Rep.;Mona.;Monaghan;Monaghan(Pa.)
Mont.|1868||a|Mon.;Mont;Mt.;State Reptr.
Mont. Dist. LEXIS|1750|||
Mont. LEXIS|1750|||
Mont. Water LEXIS|1750|||
Montg.|1750|||Mont'g. Co. L. Rep.;Mont'g. L. Rep.;Montg. (Pa.);Montg. CLR;Montg. CLR.;Montg. Co.;Montg. Co. L. Rep'r;Montg. Co. L.R.;Montg. Co. L.R. (Pa.);Montg. Co. Law Rep'r.
Month. Jur.|1878|1879||
Month. West. Jur.|1875|1877||
Morr. Min. Rep.|1750|||Mor. Min. Rep.;Morr. M.R.;Morr. Min. R.
Morr. St. Cas.|1818|1872||Mor. St. Ca.;Mor. St. Cas.;Morris St. Cas.
Morris|1839|1846||Mor.Ia.;Morr.
Munf.|1810|1820||Munf. Rep.
Mur.|1804|1819||Mur. Rep.;Murph.;Murph. Rep.;Murph.(N.C.);N.C.(Mur.)
Mut. Funds Guide (CCH)|1750|||
Myrick|1872|1879||
N. Chip.|1789|1791||Chip.N.;N.Chip.(Vt.);N.Chipm.
N. Mar. I.|1989|||
N. Mar. I. Commw.|1979|||N. Mar. I. Commw. Rptr.
N. Mar. I. LEXIS|1750|||
N. Y. City H. Rec.|1816|1822||
N.B.R. (Supp.)|1750||v|Bankr. Reg. Supp.
N.C.|1868||n|N. C. Rep.;N.C. (Dev. & Bat.)
N.C. App.|1968|||
N.C. App. LEXIS|1750|||
N.C. LEXIS|1750|||
N.D.|1890|1953||
N.D. App. LEXIS|1750|||
N.D. LEXIS|1750|||
N.E.|1884|1936||N.E.Rep.;NE;No.East Rep.
N.E.2d|1936|2013||NE 2d
N.E.3d|2013|||NE 3d
N.H.|1816|||N. H. Rep.;N.H.R.
N.H.|2024||N|
N.H. LEXIS|1750|||
N.H. Super. LEXIS|1750|||
N.J.|1948|||
N.J. (Manumission)|1750|1875||Blm. Neg.;Bloom. Man.;Bloom. Man. Neg. Cas.;Manum.;Manum. Cas.
N.J. Admin.|1982|||
N.J. Admin. 2d|1982|||
N.J. Ch. LEXIS|1830|1948||
N.J. Eq.|1830|1948||
N.J. LEXIS|1750|||
N.J. Law J.|1750|||
N.J. Misc.|1923|1949||N.J.M.;NJM
N.J. Misc. LEXIS|1750|||
N.J. Prerog. Ct. LEXIS|1750|||
N.J. Sup. Ct. LEXIS|1750|||
N.J. Super.|1948|||N.J.S.
N.J. Super. LEXIS|1750|||
N.J. Super. Unpub. LEXIS|1750|||
N.J. Tax|1979|||N.J. Tax Ct.;N.J. Tax.
N.J.L.|1790|1948||N.J.Law
N.J.L.J.|1750|||
N.L.R.B.|1935|||NLRB;NLRB Dec. (CCH)
N.M.|1852|||
N.M. (G.)|1852|1889||Gild.;Gildersleeve;Gildersleeve (N. Mex.);Gildr.;N.M. (Gild.)
N.M. (J.)|1750|||Johnson;Johnson Rep.;N.M. (John.)
N.M. App. LEXIS|1750|||
N.M. App. Unpub. LEXIS|1750|||
N.M. Ct. App.|1966|||N.M. (Ct. App.)
N.M. LEXIS|1750|||
N.M. St. B. Bull.|1750|||
N.M. Unpub. LEXIS|1750|||
N.M.B.|1750|||
N.R.C.|1750|||
N.T.S.B.|1750|||
N.W.|1880|1942||N W. Rep.;N. W. Rep.;NW;No.West Rep.;Northw.Rep.
N.W.2d|1942|||N. W. (2d);N.W. 2nd;N.W.2.d;N.W.2d.;NW 2d;NW.2d;NW2D
N.Y.|1847|1956|a|N. Y. Rep.;N.Y;N.Y. (N.Y.S.);NY
N.Y.2d|1956|2004||NY 2d
N.Y.3d|2004||a|NY 3d
N.Y. Ann. Cas.|1750|||N.Y. Ann. Ca.;N.Y. Anno. Cas.
N.Y. App. Div. LEXIS|1750|||NY App Div LEXIS
N.Y. Ch. Ann.|1814|1847||N.Y.Ch.R.Ann.
N.Y. City Ct. Rep.||||
N.Y. Civ. Proc. R.|1750|||Civ. Proc. N.S.;Civ. Proc. R.;Civil Proc. R.;N.Y. Civ. Proc. Rep.
N.Y. Civ. Proc. R., (N.S.)|1750|||N.Y. Civ. Proc. Rep. (n.s.)
N.Y. Crim.|1810|1924||N.Y. Cr. R.;N.Y. Cr. Rep.;N.Y. Crim. R.;N.Y. Crim. Rep.
N.Y. LEXIS|1750|||
N.Y. Leg. Obs.|1750|||N. Y. Leg. Ob.;N.Y. Legal Observer
N.Y. Misc. LEXIS|1750|||NY Misc LEXIS
N.Y. Proc. Ct. Ass.|1664|1701||
N.Y. St. Rep.|1750|||N.Y. St. R.;N.Y. St. Rep'r;N.Y. St. Repr.;N.Y. St. Rptr.;S. R.;St. Rep.
N.Y. Sup. Ct.|1873|1896||N.Y. Super. Ct.;N.Y.Supr.Ct.;N.Y.Suprm.Ct.
N.Y. Super. Ct.|1750|||
N.Y.L.J.|1750|||N. Y. Law J.
N.Y.S.|1888|1937||N. Y. Supp.;N. Y. Supplement;NYS;New York Supp.;New York Supplement
N.Y.S.2d|1938||a|NYS 2d
N.Y.S.3d|1938|||NYS 3d
N.Y.S.E. Guide (CCH)|1750|||
NCA|1750|||
NCBC|1750|||
NCBC LEXIS|1750|||
ND|1750||N|
ND App|1750||N|N.D.App.;ND APP
NDLR|1750||p|NDLR (LRP);NDLR (LRP) LEXIS
NLRB No.|1750||N|
NM|1852||N|
NMCA|1750||dN|
NMCERT|1750||dN|
NMSC|1750||dN|
NV|1750||N|
NY Slip Op|1750|||N.Y. Slip Op;N.Y. Slip Op.;NY Slip Op.
Nat. Bank. Reg.|1867|1882||Bk. Reg.;N. B. R.;N. Bk. R.;N. Bkpt. R.;N. Bkpt. Reg.;Nat. Bankr. Reg.
Navajo Rptr.|1969|||
Neb.|1860|||
Neb. (Unof.)|1901|1904||Neb. Unoff
Neb. App. LEXIS|1750|||
Neb. Ct. App.|1922|||Neb App;Neb App.;Neb. App.;Neb.App.R.;Neb.C.A.
Neb. LEXIS|1750|||
Neg. Cas. (CCH)|1750|||
Neg. Cas. 2d (CCH)|1750|||
Nev.|1865|||
Nev. Adv. Op. No.|1750|||Nev. Adv. Op.;Nev., Advance Opinion
Nev. Adv. Rep.|1750|||Nev. Advance Rep.
Nev. LEXIS|1750|||
Nev. Unpub. LEXIS|1750|||
Newb. Adm.|1750||v|Newb.
Niles Reg.|1811|1848|s|Nile, Reg.;Niles' Reg.;Niles, Reg.
Northumb. L.J.|1750|||Northumb. L.J;Northumb. Legal. J.;Northumberland Co. Leg. Jour;Northumberland L.J.
Nott & McC.|1817|1820||N.& Mc.;Nott & M'C.(S.C.);S.C.L.(Nott & McC.)
Nuclear Reg. Rep. (CCH)|1750||p|Nuclear Reg. Rep.
O. Supp.|1750|||O. Supp;Ohio Supp.
O.B.A.J.|1750|||
O.G.|1750|||O.G. Pat. Off.;Off. Gaz.;Off. Gaz. Pat.;Off. Gaz. Pat. Off.
O.R.W.|1750|||
O.S.H. Rep. (BNA)|1750|||
O.S.U.|1750|||O.S.C.D.;Oh. S.C.D.;Ohio S.U.;Ohio. Unrept.Cas.
OFCCP Fed. Cont. Compl. Man. (CCH)|1750|||
OK|1750||N|
OK AG|1750||N|
OK CIV APP|1750||N|
OK CR|1750||N|
OK JUD ETH|1750||N|
OSHA Comp. Guide (CCH)|1750|||
OSHC (BNA)|1750|||BNA OSHC
Ohio|1821|1851||Ohio Rep.
Ohio|2002||dN|OH;OHIO
Ohio App.|1913|||App.;O. App.;O.A.R.;Oh. A.;Oh. App.;Ohio App. Rep.
Ohio App. 2d|1913|||O. App. 2d;O.A.R. 2d;Oh. A. 2d;Oh. App. 2d
Ohio App. 3d|1913|||O. App. 3d;O.A.R. 3d;Oh. A. 3d;Oh. App. 3d
Ohio App. LEXIS|1789|||
Ohio App. Unrep.|1990|1990||Anderson's Ohio App. Cas.
Ohio B.|1982|1987||O.B.R.;Ohio B. Rep.
Ohio C.A.|1916|1923||O. C. A.;Ohio Ct. App.
Ohio C.C.|1885|1901||Jahn;Oh.Cir.Ct.;Ohio C.C.R.;Ohio Cir.Ct.;Ohio Cr.Ct.R.
Ohio C.C. (n.s.)|1901|1922||O.C.C.N.S.;Oh.Cir.Ct.N.S.;Ohio C.C. (N.S.);Ohio C.C.N.S.;Ohio C.C.R.N.S.;Ohio Cir.Ct.(N.S.);Ohio Cir.Ct.R.N.S.
Ohio C.C. Dec.|1901|1923||O.C.C.;Ohio Cir.Ct.
Ohio Ch.|1750|||
Ohio Cir. Dec.|1885|1901||O.C.D.;Oh.Cir.Dec.;Ohio C.D.;Ohio C.Dec.
Ohio Dec.|1894|1920||O.D.;Oh.Dec.;Ohio Dec. Rep.
Ohio Dec. Reprint|1840|1873||O.Dec.Rep.;Oh.Dec.(Reprint)
Ohio F. Dec.|1750|||Ohio F.D.;Ohio F.Dec;Ohio Fed. Dec.
Ohio LEXIS|1750|||
Ohio Law Rep.|1750|||Ohio L.R.;Ohio Law R
Ohio Law. Abs.|1922|1964||Abs;Abs.;O.L.A.;O.L.Abs.;Ohio Abs.;Ohio L. Abs.;Ohio Law Abs;Ohio Law Abs.;Ohio Law Abst.;Ohio Laws Abs.
Ohio Misc.|1962|||O.Misc.;Ohio Misc.Dec.
Ohio Misc. 2d|1962|||O.Misc.2d
Ohio Misc. LEXIS|1823|||
Ohio N.P.|1894|1934||O.N.P.;Oh.N.P.;Ohio Nisi Prius;Ohio Nisi Prius Decisions
Ohio N.P. (n.s.)|1894|1934||O.N.P.N.S.;Oh.N.P.(N.S).;Ohio N.P.N.S.;Ohio Nisi Prius (N. S.);Ohio Nisi Prius (NS);Ohio Nisi Prius (n.s.);Ohio Nisi Prius Reports (N. S.);Ohio Nisi Prius [N. S.]
Ohio Op.|1934|1982||O.O.;Ohio Ops.
Ohio Op. 2d|1934|1982||O.O.2d
Ohio Op. 3d|1934|1982||O.O.3d
Ohio St.|1840|1964||O.S.;OS.;Oh.St.;Ohio St. Rep.;Ohio State
Ohio St. 2d|1965|1991||O.S.2d
Ohio St. 3d|1991|||O.S.3d
Ohio St. (N.S.)|1840|||Ohio St. (n.s.)
Oil & Gas Rep.|1750|||Oil & Gas;Oil & Gas Reptr.;Oil & Gas Rptr.
Okl Jud.|1750|||OK JUD
Okla.|1890|1953||OKla.;Okl.;Okla. Rep.
Okla. Civ. App. LEXIS|1750|||
Okla. Crim.|1908|1953||O.Cr.;Okl.Cr.;Okla.;Okla. Cr.;Okla. Cr. Rep.;Okla. Crim. Rep.;Okla. Rep.
Okla. Crim. App. LEXIS|1750|||
Okla. JUD LEXIS|1750|||
Okla. LEXIS|1750|||
Okla. Trib.|1979|||
Olcott|1750|||Olc.;Olcott,
Oliver's Forms|1788|1843|s|
Op. Att'y Gen.|1791|1982||
Op. O.L.C.|1977|1995||Op. OLC.
Ops.Cal.Atty.Gen.||||
Or.|1853|||O.;Or;Ore.;Oreg.
Or. App.|1969|||Or App;Or.A.;Ore. App.
Or. Tax|1962|||OTR;OTR-MD
Ore. App. LEXIS|1750|||
Ore. LEXIS|1750|||
Ore. Tax LEXIS|1750|||
Otto|1875|1883||
Overt.|1791|1816||Tenn.(Overt.)
P.|1883|1931||P;P. R.;P. Rep.;PaC.;Pac;Pac.;Pac. Rep.;Pac.R.;Pacific;Pacific Rep.
P.2d|1931|2000||P 2d;P [2d];P. (2d);P. [2d.];P. [2d];P. [2nd];P.2;P.2d.;P2.d;Pac (2d);Pac. (2);Pac. (2d);Pac. (2d).;Pac. 2d;p.2 d
P.3d|2000|||P 3d;P.3
P.C.L.J.|1750|||
P.H.|1750|||
P.L.R.|1750|||P.L. Rep.;Pac. Law Rep.;Pac. Law Reptr.;Pac. Law. Rep.
P.O.R.|1750|||POR
P.R. Dec.|1899|||D.P.R.;DPR
P.R. Fed.|1900|1924||P.R. Fed. Rep.
P.R. Offic. Trans.|1978|||
P.R. Sent.|1899|1902||
P.R.R.|1899|1978||P.R.;Puerto Rico
P.U.R.|1750|||
P.U.R. (N.S.)|1750|||P.U.R. (n.s.);P.U.R.(NS)
P.U.R.3d|1750|||
P.U.R.4th|1750|||Pub. Util. Rep. 4th
PA|1750||N|
PR App. LEXIS|1750|||
PR Sup. LEXIS|1750|||
Pa.|1845||a|P.S.R.;Pa.Rep.;Pa.St.;Pa.State;Penn.;Penn.Rep.;Penn.St.;Penn.St.R.
Pa. (Admiralty)|1783|1788||
Pa. C.|1870|1921||P.C.R.;Pa. Co. Ct.;Pa. Co. Ct. Rep.;Pa.C.C.;Pa.Co.Ct.R.;Pa.County Ct.;Penn.Co.Ct.Rep.
Pa. Commw.|1970|1994||Pa. Cmwlth;Pa. Commonwealth Ct.;Pa.C.;Pa.Cmwlth.;Pa.Commw.Ct.
Pa. Commw. LEXIS|1750|||
Pa. Commw. Unpub. LEXIS|1750|||
Pa. Corp.|1750|||Pa. Corp. R.;Pa. Corp. Rep.;Pa.Corp
Pa. D.|1892|1921||Dist.Rep.;Pa.Dist.;Pa.Dist.R.;Penn.Dist.Rep.
Pa. D. & C.|1921|||Pa.Dist.& C.Rep.;Pa.Dist.& Co.
Pa. D. & C.2d|1921|||
Pa. D. & C.3d|1921|||
Pa. D. & C.4th|1921|||
Pa. D. & C.5th|2006|||
Pa. Dist. & Cnty. Dec. LEXIS|1750|||
Pa. Fid.|1977|1981||
Pa. Jud. Disc. LEXIS|1750|||
Pa. Just. L. Rep.|1900|1903||
Pa. LEXIS|1750|||
Pa. Super.|1895|1998||PA Super;Pa. Super;Pa. Super. Ct.;Pa. Superior Ct.;Pa.S.
Pa. Super.|1999||N|PA Super
Pa. Super. LEXIS|1750|||
Pa. Super. Unpub. LEXIS|1750|||
Pac. Law Mag.|1750|||P.L.M.;Pacific Law Mag.
Paige Ch.|1828|1845||Pai.;Pai.Ch.;Paige;Paige Ch. Rep.;Paige Rep.
Paine|1750|||Paine.
Park. Cr.|1750|||Park. C.R.;Park. Cr. Rep.;Park. Crim. R.;Park. Crim. Rep.;Parker Cr.;Parker Cr. Rep.;Parker's Cr. R.;Parker's Crim. R.;Parker's Crim. Rep.;Parker, Cr. Cas.;Parker, Cr. R.
Parsons|1750|||
Pat. Trademark & Copyright J. (BNA)|1750|||
Patton & Heath|1750|||P. & H.;P.Jr. & H.;Pat. & H.;Patt. & H.;Patt. & H. (Va.);Patt. & Heath R.;Patton & H.;Patton & H. (Va.);Va. (Patt. & Heath)
Pears.|1851|1869||
Peck|1821|1824||Peck (Tenn.);Tenn.(Peck)
Pelt.|1917|1924||
Pen. & W.|1829|1832||P.& W.;P.R.;Penr.& W.
Penn. Law J.|1750|||Pa. Law J.;Pa. Law J. Rep.;Penn. L. J.;Penn. Law Jour.
Penne.|1750|||Penn.;Penn. Del.;Pennew.;Pennewill.
Pennewill|1897|1909||
Pennyp.|1881|1884||Penn.;Penny.;Pennyp.(Pa.)
Pens. & Ben. Rep. (BNA)|1750|||Pens. & Benefits Rep. (BNA)
Pens. & Profit Sharing 2d (RIA)|1750|||
Pens. Plan Guide (CCH)|1750||p|
Personal and Comm. Liab. Life Health & Accid. Ins. Cas. 2d (CCH)|1750|||
Personnel Mgmt. (BNA)|1750|||
Pet.|1828|1842|s|Pet. Rep.;Pet.S.C.;Peters;Peters Rep.
Pet. Adm.|1750|||
Pet. C.C.|1750|||Pet C. C.;Peters C.C.
Pet. Cir. C.R.|1750|||
Phil. Eq.|1866|1868||N.C.(Phil.Eq.);Phil.;Phil. Rep.;Phil.Eq.(N.C.);Phill.;Phill. Rep.;Phillips
Phil. Law|1866|1868||N.C.(Phil.Law);Phil.;Phil. Rep.;Phil.N.C.;Phill.;Phill. Rep.;Phill.L.(N.C.);Phillips
Phila.|1750|||Phila. Rep.
Phila. Ct. Com. Pl. LEXIS|1750|||
Phila. Cty. Rptr. LEXIS|1750|||
Pick.|1822|1839||Mass.(Pick.);Pick. Rep.;Pick.(Mass.)
Pickle|1750|||
Pin.|1839|1852||Pinn.
Pitts L.J.|1750|||Pitt.L.J.;Pitts. L. J.;Pitts. Leg. J.;Pitts. Leg. Joor.;Pittsb. L. Rev.;Pittsb. L.J.;Pittsb. Leg. J.;Pittsb. Leg. J. (O. S.);Pittsb. Leg. J. (Pa.);Pittsb. R. (Pa.);Pittsburgh Leg. J.;Pittsburgh Leg. Journal;Pittsburgh Legal Journal
Pitts. Rpts.|1750|||Pitts. R.;Pitts. Rep.;Pitts. Rep. (Pa.)
Port.|1834|1839||Port. Rep.;Port.(Ala.);Porter;Porter Rep.
Posey|1750|||Posey U.C.;Posey's U.C.;Posey, Unrep. Cas.;Tex. Unrep. Cas.
Pow. Surr.|1890|1894||Power
Prod. Liab. Rep. (CCH)|1750||p|
Prod. Safety & Liab. Rep. (BNA)|1750|||
Pub. Lands Dec.|1750|||
Quart. Law J.|1856|1859||
R.I.|1828|1980||
R.I. Dec.|1750|||
R.I. LEXIS|1750|||
R.I. Super. LEXIS|1750|||
RICO Bus. Disp. Guide (CCH)|1970||p|R.I.C.O. Bus. Disp. Guide (CCH);RICO Bus. Disp. Guide
Rad. Reg.|1750|||Rad. Reg. (P & F)
Rad. Reg. 2d (P & F)|1750|||
Rand.|1821|1828||Rand. Rep.;Va.(Rand.)
Rawle|1828|1835||Pa. Rawle;R.;Raw.;Rawle Rep.
Read's Notebook|1792|1830||Read’s Notebook
Rec. Co. Ch. (S.C.)|1671|||
Rec. Co. Ct.|1671|1680||
Rec. V.A. Ct. (R.I.)|1716|1752||
Redf.|1846|1882||
Rep. Cont. El.|1781|1862||
Rep. Cont. Elect. Case.|1886|1897||Rep. Cont. Elect. Cas.
Reporter,||||Reporter.
Rice|1838|1839||Rice L.(S.C.);S.C.L.(Rice)
Rice Eq.|1838|1839||Rice Ch.;S.C.Eq.(Rice.Eq.)
Rich.|1846|1868||Rich. Rep.;Rich.L.(S.C.);Rich.Law(S.C.);S.C.L.(Rich.)
Rich. Cas.|1831|1832||Rich.Cas.(S.C.)
Rich. Eq.|1844|1868||Rich. Eq. Rep.;Rich.Eq.Ch.;S.C.Eq.(Rich.Eq.)
Ridgely's Notebook|1792|1830||Ridgely's Notebook I;Ridgely’s Notebook I
Ridgely's Notebook II|1792|1830||Ridgely’s Notebook II
Ridgely's Notebook III|1792|1830||Ridgely’s Notebook III
Ridgely's Notebook IV|1792|1830||Ridgely’s Notebook IV
Ridgely's Notebook V|1792|1830||Ridgely’s Notebook V
Ril.|1836|1837||Riley;Riley L.(S.C.);S.C.L.(Riley)
Ril. Eq.|1836|1837||Ril.;Riley;Riley Ch.;Riley Eq.;Riley Eq.(S.C.);S.C.Eq.(Ril.)
Rob.|1841|1846||Rob. Rep.;Rob.La.;Robinson
Rob.|1842|1844||Rob. (VA);Rob. Rep.;Rob.Va.;Robinson;Va.(Rob.)
Rob.|1863|1868||Robertson's Super. Ct. Rep.
Robards|1862|1865||Rob.;Rob. Rep.;Rob.Cons.Cas.(Tex.);Rob.Consc.Cas.;Robard
Robb, Pat. Cas.|1789|1850||
Robb.|1905|1907||Robb. (N.J.);Robbins;Robbins.
Robertson's Report of the Trial of Aaron Burr.|1750|||Robertson’s Report of the Trial of Aaron Burr.
Rodney's Notes|1792|1830||Rodney’s Notes
Root|1789|1798||
S. & M.|1843|1850||Miss. (S. & M. Ch.);Miss.(S.& M.);S.& Mar.;Sm.& M.;Smed.& M.;Smedes & M.;Smedes & M.(Miss.)
S. Ct.|1882||s|S Ct;S. Ct;S. Ct. Rep.;Sup.Ct.;Sup.Ct.Rep.;Supr.Ct.Rep.
S.C.|1868|||S.C.R.;S.Car.;So.C.;So.Car.;South Car.
S.C. App. LEXIS|1750|||
S.C. App. Unpub. LEXIS|1750|||
S.C. Eq.|1784|1868|n|
S.C. LEXIS|1750|||
S.C. Unpub. LEXIS|1750|||
S.C.D.C. (N.S.)|1750||s|
S.C.L.|1783|1868|n|S.C.L. (Mill Const.)
S.D.|1890|1976||S.Dak.
S.D. LEXIS|1750|||
S.E.|1887|1939||S. E. Rep.;SE
S.E.2d|1939|||S. E. (2d);S.E.2d.;S.E2.d;SE 2d
S.T.B.|1750|||
S.W.|1886|1928||S. W. Rep.;S.W. Series;SW
S.W.2d|1928|1999||S. W. (2d);S. W. 2d Series.;S. W., 2d Series,;S. W., 2d Series.;S. W., Second Series,;SW 2d;SW2D
S.W.3d|1999|||SW 3d;SW.3d;SW3D
SCDB|1791||y|
SD|1750||N|
SEC Accounting R. (CCH)|1750|||
SEC Docket|1750|||S.E.C. Docket
SEC Jud. Dec.|1750|||
Sadler|1885|1888||Pa.Cas.;Sad.Pa.Cas.;Sad.Pa.Cs.;Sadl.;Sadler(Pa.)
San Fran. Law J.|1877|1878||San Fran. Law. J.
Sand. Ch.|1843|1847||Sand. Ch. Rep.;Sand.Chy.;Sandf.Ch.;Sandf.Ch.(N.Y.);Sandf.Chy.
Sandf.|1750|||Sandf. Rep.;Sandford Super. Ct. Rep.
Sarat. Ch. Sent.|1841|1847||Ch.Sent.;Ch.Sent.(N.Y.);N.Y.Ch.Sent.;Sar.Ch.Sen.
Sawy.|1750|||Saw.;Sawyer Circt.;Sawyer U.S. Ct. Rep.
Scam.|1832|1843||Ill. (Scam);Ill.(Scam.);Sc.;Scam. Rep.
Sch. Reg.|1770|||Schuy. Reg.
Sec. & Fed. Corp. L. Rep. (West)|1750|||
Sec. Reg. & L. Rep. (BNA)|1750|||
Secured Transactions Guide (CCH)|1750|||
Seld. Notes|1852|1854||
Serg. & Rawle|1814|1828||Serg. & Rawl.;Serg.& R.;Serg.& Raw.
Shan.|1750|||
Shan. Cas.|1750|||Tenn. Cas.
Shipping Reg. (P & F)|1750|||
Sickels|1750|||Sick.
Sil. (Sup. Ct.)|1750|||Silvernail
Silv. Ct. App.|1886|1892||
Silv. Sup.|1884|1890||
Smith & H.|1750|||Smith;Smith (TN);Smith (Tenn.)
Smith (N. H.)|1796|1815|v|Smith's N. H. Reports
Sneed|1801|1805||Ken.Dec.;Ky.(Sneed);Sneed (Ky);Sneed Dec.
Sneed|1853|1858||Tenn.(Sneed)
So.|1886|1941||SO.;So,;So. Rep.;So. Reporter;So. Reporter,;Sou.;Sou. Rep.;South;South.;South. Rep.
So. 2d|1941|2008||(So. 2nd);S. (2nd);So (2nd);So, (2nd);So. (2d Series);So. (2d);So. (2nd Series);So. (2nd);So. 2d.;So. 2nd;So. Rep. 2d;Sou. (2nd);South.2d
So. 3d|2008|||So. Rep. 3d;South.3d
Soc. Sec. Rep. (CCH)|1750|||
Som. L.J.|1750|||Som.;Som. Leg. J. (Pa.);Somerset L.J.
Speers|1842|1844||S.C.L.(Speers);Sp.;Spears;Speers L.(S.C.)
Speers Eq.|1842|1844||S.C.Eq.(Speers Eq.);Sp.;Sp.Ch.;Spear Ch.;Spear Eq.;Spears;Spears Eq.;Speers;Speers Eq.(S.C.)
Sprague|1750|||Spr.;Sprague.
St. & Loc. Tax Serv. (RIA)|1750|||
St. Tax Guide (CCH)|1750|||
St. Tax Rep. (CCH)|1750|||
Orientation. Fed. Tax Rep. (CCH)|1750|||
State Rptr.|1945|||Mont. St. Rep.;St. Rep.
Stew.|1827|1831||Stew. Rep.;Stewart
Stew. & P.|1831|1834||
Stock.|1750|||B Stockton;B. Stockton
Storey|1750|||Sto.;Sto. Rep.
Story|1750|||Story Rep.;Story.
Strob.|1846|1850||S.C.L.(Strob.);Strobh.L.(S.C.)
Strob. Eq.|1846|1850||S.C.Eq.(Strob.Eq.);Strob.Eq.(S.C.)
Sumn.|1750|||Sum.;Sumn. Rep.
Super. Ct. (R.I.)|1750|||
Super. Ct. Jud.|1761|1776||
Swan|1851|1853||Tenn.(Swan)
Sweeny|1750|||Sweeney Super. Ct. Rep.
Syllabi|1876|1879||
T.B. Mon.|1824|1828||Ky.(T.B.Monroe);Mon.;Mon. Rep.;Mon.T.B.;T.B.Mon.(Ky.)
T.C.|1942|||T.C. at;T.Ct;T.Ct.;UNITED STATES TAX COURT REPORT;UNITED STATES TAX COURT REPORTS
T.C. Memo.|1942||yN|T.C. Memo
T.C. No.|1942||N|
T.C. Summary Opinion|1942||yN|
T.C.A.|1995|||
T.C.M.|1942|||T.C.M. (CCH);T.C.M. (P-H);T.C.M. (RIA)
T.C.M. (RIA)|1924||py|RIA TM
TN WC|2014||N|
TN WC App.|2014||N|
TNT|1750|||
TSPR|1750|||
Taney|1836|1861||Taney.
Tapp. Rep.|1816|1819|v|
Tax Ct. Mem. Dec. (CCH)|1900|||CCH Tax Ct. Mem.
Tax Ct. Memo LEXIS|1924|||
Tax Ct. Rep. (CCH)|1750|||
Tax Ct. Rep. Dec. (RIA)|1750|||
Tax Ct. Summary LEXIS|1924|||
Tax Treaties (CCH)|1750|||
Tay.|1798|1802||N.C.(Tay.);Tay.J.L.;Tay.N.C.;Tayl.N.C.;Taylor
Taylor|1816|1818||N.C.(Taylor);N.C.T.Rep.;N.C.Term.R.;N.C.Term.Rep.
Teiss.|1903|1917||La.App.(Orleans);Teissier
Tenn.|1870|1971|n|Ten.;Ten. Rep.;Tenn. Rep.
Tenn. App.|1925|1971||
Tenn. App. LEXIS|1750|||
Tenn. Ch. App.|1750|||Tenn. Chancery App.
Tenn. Ch. App. LEXIS|1750|||
Tenn. Ch. R.|1750|||Coop. Chy.;Tenn. Chancery
Tenn. Crim. App.|1967|1971||
Tenn. Crim. App. LEXIS|1750|||
Tenn. LEXIS|1750|||
Tenn. Leg. Rep.|1877|1879||Leg. Rep.
Terry|1750|||Ter.;Ter. Rep.
Tex.|1846|1962||Supp. Tex.;Tex. Rep.;Tex.S.Ct.;Texas;Texas Rep.
Tex. App. LEXIS|1750|||
Tex. Civ. App.|1892|1911||
Tex. Crim.|1891|1962||Tex. Cr. R.;Tex.Cr.;Tex.Cr.App.;Tex.Crim.Rep.;Texas Cr. Rep.;Texas Crim. Rep.
Tex. Crim. App. LEXIS|1841|||
Tex. Crim. App. Unpub. LEXIS|1750|||
Tex. Ct. App.|1876|1891||Tex.Ct.App.R.
Tex. L. R.|1844|1885||
Tex. LEXIS|1750|||
Tex. Law J.|1877|1882||
Tex. Sup. Ct. J.|1957|||Tex. Sup. J.
Tex.Bankr.Ct.Rep.|1750|||
Thomp. & Cook|1873|1875||
Thompson|1750|||Thomp. Cas.;Unrep. Tenn. Cas.
Tiess.|1750|||
Tiffany|1750|||Tiff;Tiff.
Trade Cas. (CCH)|1914||p|Trade Cas.;Trade Cases
Trade Reg. Rep. (CCH)|1914||p|
Trans. App.|1867|1868||
Tread.|1812|1816||S.C.L.(Tread.);Tread
Tread.|1750|||Tread;Tread. Const.;Treadway Const. (S.C.)
Treas. Dec.|1750|||
Treas. Dec. Int. Rev.|1750|||
Tuck. & Cl.|1892|1893||D.C.(Tuck.& Cl.);Tuck.;Tuck.& C.
Tuck. Surr.|1870|1870||
Tyl.|1800|1803||Tyler
Tyng|1806|1822||Mass.(Tyng)
U. S. Law J.|1750|||
U.C.C. Rep. Serv. (West)|1750|1986||U.C.C. Rep. Serv.;U.C.C. Rep. Serv. (Callaghan);UCC Rep. Serv.;UCC Rep.Serv. (Callaghan);UCC Rep.Serv. (West)
U.C.C. Rep. Serv. 2d (West)|1986|||U.C.C. Rep. Serv. 2d;U.C.C. Rep. Serv. 2d (Callaghan);UCC Rep. Serv. 2d;UCC Rep. Serv.2d (Callaghan);UCC Rep. Serv.2d (West)
U.S.|1875||sn|U. S. R.;U. S. Rep.;U.S.S.C.Rep.;US;USSCR
U.S. (Apx.)|1750|||U.S. Appx.
U.S. App. D.C.|1941|||
U.S. App. LEXIS|1750|||
U.S. CMCR LEXIS|1750|||
U.S. Claims LEXIS|1982|||U.S. Cl. Ct. LEXIS
U.S. Commerce Ct. LEXIS|1910|1913||
U.S. Ct. Cl. LEXIS|1856|||
U.S. Dist. LEXIS|1750|||US Dist LEXIS
U.S. LEXIS|1750|||
U.S. Law Int.|1750|||
U.S. Tax Cas. (CCH)|1900||p|USTC
U.S. Tax Ct. LEXIS|1924|||
U.S. Tax Rep. (RIA)|1750|||
U.S. Vet. App. LEXIS|1990|||U.S. App. Vet. Claims LEXIS
U.S.L.W.|1933|||USLW
U.S.L.W. (BNA)|1750|||
U.S.P.Q. (BNA)|1913|1987||U.S.P.Q.;USPQ;USPQ (BNA)
U.S.P.Q. 2d (BNA)|1987|||U.S.P.Q.2D (BNA);U.S.P.Q.2d;USPQ 2d;USPQ 2d (BNA)
USCMA|1750|||U.S.C.M.A.
UT|1750||N|
UT App|1750||N|UT App.;UT Ct. App.;Utah App;Utah App.;Utah Ct. App.
Unemployment Ins. Rep.|1750||p|CCH Unemployment Ins. Rep.;CCH, Unemployment Ins. Rep.;Unempl. Ins. Rep. (CCH);Unemployment Ins. Rep. (CCH)
Union Lab. Rep. (BNA)|1750|||
Utah|1851|1974||
Utah 2d|1851|1974||
Utah Adv. Rep.|1987|||
Utah App. LEXIS|1750|||
Utah LEXIS|1750|||
Util. L. Rep. (CCH)|1750||p|Util. L. Rep.
V.I.|1917|||VI
V.I. LEXIS|1750|||
V.I. Supreme LEXIS|1750|||
VT|1750||N|
Va.|1880||n|V.;Va. Leigh;Va. Rep.;Virg.
Va. App.|1985|||
Va. App. LEXIS|1750|||
Va. Cas.|1789|1826||
Va. Ch. Dec.|1789|1799||Wy.;Wythe;Wythe (Va.);Wythe Ch. (Va.);Wythe's R.;Wythe's Rep.
Va. Cir.|1750|||
Va. Cir. LEXIS|1750|||
Va. Col. Dec.|1600|||
Va. Dec.|1750|||
Va. LEXIS|1750|||
Va. Law J.|1750|||Vir. L.J.
Va. Law Rep.|1750|||
Va. Unpub. LEXIS|1750|||
Van Ness|1750|||
Vaux|1846|1846||
Vet. App.|1990|||
Vroom|1750|||Vr.;Vroom (N.J.);Vroom.
Vroom (G.D.W)|1750|||
Vroom (P.D.)|1750|||
Vt.|1826|||V.R.;Verm.;Verm. Rep.;Vt. Rep.
Vt. LEXIS|1750|||
Vt. Super. LEXIS|1750|||
Vt. Unpub. LEXIS|1750|||
W. Va.|1864|||W.V.;West Va.
W. Va. LEXIS|1750|||
W.L.B.|1750|||Ohio W.L. Bull.;W.L. Bull.;Weekly L. Bull.;Weekly Law Bulletin;Weekly Law Bulletin (Ohio)
W.L.J.|1750|||West. Law J.;West. Law. J.
W.L.M.|1750|||W.L. Monthly;West Law Month.;West. Law Month.
W.N.C.|1874|1899||W.N.C. (Pa.);Wkly. N.C;Wkly. Notes Cas.;Wkly. Notes Cas. (Pa.);Wkly. Notes. Cas.
W.W. Harr.|1750|||Harr.;Harr. Rep.;W.W. Harr. Del;W.W.H
WI|1750||N|
WI App|1750||N|
WL|1750|||Wl;wl
WY|1750||aN|WYO
Wage & Hour Cas. (BNA)|1750|||Wage & Hour Cas.
Wage & Hour Cas.2d (BNA)|1750|||Wage & Hour Cas. 2d
Wage Hour & Leave Rep. (BNA)|1750|||
Walk.|1855|1885||Walk.Pa.;Walker
Walk. Ch.|1750|||
Walker|1818|1832||Miss.(Walker);Walk.;Walk.Miss.
Walker|1849|1887||
Wall.|1863|1874|s|Wall.Rep.;Wall.S.C.;Wallace R.
Wall.|1863|1874||Wall. C.C;Wall. Cir. Ct.
Wall. Jr.|1750|||Wall. Jr. C.C.;Wall., Jr.;Wallace, Jr., Rept.
Wall. Jr. Append.|1750|||
Ware|1750|||Ware.
Wash.|1790|1796||Va.(Wash.);Wash. (VA);Wash. Rep.;Wash.Va.
Wash.|1889|||W.;W.St.;WASH;Wa.;Wash. Rep.;Wash.St.;Wn;Wn.
Wash. 2d|1889|||W.2d;Wa.2d;Wn. 2d
Wash. App.|1969|||W.App.;Wa.A.;Wn. App.
Wash. App. 2d|2018|||Wn. App. 2d
Wash. App. LEXIS|1750|||
Wash. C. C.|1750|||Wash. C. C. Rep.
Wash. Co.|1750|||Wash. Co (Pa.);Wash. Co. R.;Wash. Co. Rep.;Wash. Co. Repr.
Wash. LEXIS|1750|||
Wash. Terr.|1854|1888|a|Allen;W.T.;W.Ty.R.;Wash.;Wash. Rep.;Wash.T.;Wash.Ter.;Wash.Ter.N.S.;Wash.Ty.;Wn. Terr.
Wash. Terr. LEXIS|1854|1889||
Watts|1832|1840||Wa.;Watts Rep.;Watts(Pa.)
Watts & Serg.|1841|1845||W. & S.;Watts & S.
Week. Law Gaz.|1750|||Wkly. Law Gaz.;Wkly. Law Gaz. No.
Week. No.|1874|1899||Week. Notes Cas.
Wells' Notebook|1792|1830|a|Wells’ Notebook
Wend.|1828|1841||W.;Wend. Rep.;Wend.(N.Y.);Wendell;Wendell Rep.
West Coast Rep.|1750|||West Co. Rep.
West. Jur.|1750|||
Whart.|1835|1841||Wh.;Wh. Rep.;Whar.;Whar. Rep.;Whart. Rep.;Whart.Pa.;Wharton
Whart. Hom.|1750||v|
Whart. St. Tr.|1750||v|
Wheat.|1816|1827|s|Wheat. Rep.;Wheaton;Wheaton Rep.
Wheel. Cr. Cas.|1791|1825||Wheeler, Cr. Cas.;Wheeler, Crim. Cas.;Wheeler. Cr. Cas.
White & W.|1876|1883||Tex.A.Civ.;Tex.A.Civ.Cas.;Tex.App.;Tex.C.C.;Tex.Civ.Cas.;Tex.Ct.App.Dec.Civ.;W.& W.;White & W.(Tex.);White & W.Civ.Cas.Ct.App.;Wi.& Will.
Will.|1804|1805||Mass.(Will.);Will.Mass.;Williams
Willson|1883|1892||Willson Rep.
Wilson|1750|||Wils. Oreg.
Wilson|1750|||Wils. Minn.
Wilson|1750|||Wils. Ind.;Wils. Super. (Ind.)
Wilson's Red Book|1792|1830||Wilson’s Red Book
Win.|1863|1864||
Wis.|1853|||W.;W.R.;Wis. Rep.
Wis. 2d|1853||a|W.2d;Wis 2d
Wisc. App. LEXIS|1750|||
Wisc. Cir. LEXIS|1750|||
Wisc. LEXIS|1750|||
Wkly. Dig.|1750|||N. Y. Wkly. Dig.
Woodb. & M.|1750|||Wood. & Minot
Woods|1750|||Woods C.C.;Woods.
Woolw.|1750|||Wool.;Woolw. Rep.;Woolworth;Woolworth's Cir. Ct. R.
Woolw.|1750|||Woolw. Rep.
Wright|1831|1834||
Wyo.|1870|1959||W.;Wy.
Wyo. LEXIS|1750|||
Yates Sel. Cas.|1809|1809||Yates;Yates Sel.Cas.(N.Y.)
Yeates|1791|1808||Y.;Yea.;Yeates Rep.
Yer.|1828|1837||Tenn.(Yer.);Yer. Rep.;Yerg.;Yerg. Rep.;Yerg.(Tenn.)
York|1750|||York Leg. Rec.;York Leg. Rec. (Pa.);York Leg. Record;York Legal Record
`;

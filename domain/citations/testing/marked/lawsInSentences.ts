/** Laws and rules of five states and federal law in sentences; `<section|title>` marks each section. */
export const lawsInSentences = `
Plaintiff sues under section <1983|42> of Title 42 of the United States Code.
Under Federal Rule <26>(b)(1), discovery must be proportional to the needs of the case.
The motion is brought under Rule <12>(b)(6) of the Federal Rules of Civil Procedure.
Rule <702> of the Federal Rules of Evidence governs the testimony.
The debtor is entitled to relief under 11   USC  Section <521|11>.
Federal Rule of Civil Procedure <56>(a) sets the standard.
FED. R. CIV. P. <37>(e)(2) permits an adverse inference.
Pursuant to Fed. R. Bankr. P. <9019>(a), the trustee seeks approval of the settlement.
The complaint alleges violations of Title VII, 42 U.S.C. § <2000e-2|42>(a)(1).
Section <362|11>(d)(1) of Title 11, United States Code, permits relief from the stay.
The regulation, 29 C.F.R. pt. <1614|29>, applies to federal employees.
Jurisdiction rests on 28 United States Code section <1332|28>(a).
Counsel certifies compliance with FRAP <32>(a)(7)(B).
Defendant moves under FRCP <12>(b)(2) and <12>(b)(3).
Defendant demurs under CCP § <430.10>(e).
The motion is timely under C.C.P. Section <473>(b).
See Code of Civil Procedure section <1013>, subdivision (a).
CRC <3.1113>(d) limits the memorandum to fifteen pages.
California Rules of Court, rule <8.204>(a)(1)(B), requires headings.
Rule <3.1350> of the California Rules of Court requires a separate statement.
The sentence was imposed under Penal Code section <1170>, subdivision (h)(5)(A).
Evid. Code, §§ <351> and <352>, give the court that discretion.
LASC Local Rule <3.26> governs civility.
The tenant relies on Civil Code Sections <1941.1> and <1942.4>.
Section <1542> of the California Civil Code is waived.
Plaintiff moves under CPLR <3212>(b) and 22 NYCRR <202.8-g|22>.
The People served a certificate under CPL <245.50>(1).
Section <3101>(d)(1)(i) of the CPLR requires expert disclosure.
N.Y. C.P.L.R. RULE <3211>(a)(1) bars the claim.
Section <349> of the New York General Business Law prohibits deceptive acts.
The fee is set by the Rules of the Chief Administrator (22 NYCRR) § <36.4|22>(b).
Chapter <74> of the Texas Civil Practice and Remedies Code requires an expert report.
Texas Rule of Civil Procedure <91a> allows dismissal.
TEX. CIV. PRAC. & REM. CODE § <38.001>(b)(8) authorizes fees.
Section <101.021> of the Texas Tort Claims Act waives immunity.
Section <95.11>(3)(a), Florida Statutes (2021), bars the action.
Fla. Stat. § <57.105>(1) and Fla. R. Civ. P. <1.525> govern fees.
Florida Rule of Civil Procedure <1.140>(b)(6) applies.
Dismissal is proper under 735 ILCS <5/2-619.1|735> and Ill. S. Ct. R. <191>(a).
Section <2-1401> of the Code of Civil Procedure (735 ILCS <5/2-1401|735>) provides relief.
The petition invokes section <2254|28>(d) of Title 28 of the United States Code.
Federal Rules <401> and <403> bar the exhibit.
Sanctions are available under Rule <37>(b)(2)(A) of the Federal Rules of Civil Procedure.
Venue lies in this District under Title 28, United States Code, Section <1391|28>(b)(2).
The exemption appears in Section <7>(a)(1) of the Fair Labor Standards Act.
See Fed. R. Crim. P. <11>(c)(1)(C); U.S.S.G. § <3E1.1>(b).
The employer posted the notice that 8 C.F.R. § <214.2|8>(h)(4)(iii) requires.
Pursuant to Code of Civil Procedure sections <2030.300> and <2031.310>, plaintiff moves to compel.
The court may tax costs. (Code Civ. Proc., §§ <1032>, subd. (b), <1033.5>.)
RULE <3.1345> OF THE CALIFORNIA RULES OF COURT requires a separate statement.
Welfare & Institutions Code § <300>(b)(1) gives the juvenile court jurisdiction.
Defendant answers under CPLR <3018>(b) and moves under Section <3211>(a)(8) of the CPLR.
Uniform Rules for the Family Court (22 NYCRR) § <205.14|22> applies.
Section <240>(1) of the Labor Law imposes absolute liability.
Relator relies on TEX. GOV'T CODE § <22.002>(a) and TEX. R. APP. P. <52.8>(d).
Under section <154.123> of the Texas Family Code, the court may vary from the guidelines.
The lien expired under section <713.22>(1), Fla. Stat. (2020).
Florida Rule of Appellate Procedure <9.130>(a)(3)(C)(iv) allows the appeal.
Section <8> of the Illinois Marriage and Dissolution of Marriage Act (750 ILCS <5/504|750>) governs maintenance.
Respondent moved under 725 ILCS <5/114-11|725> and Illinois Supreme Court Rule <604>(d).
`;

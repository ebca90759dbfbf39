/** The sources of the rules’ facts. */
type Source = { title: string; where: string; kind: string };

/** The sources of facts that are verified. */
export const sources: Record<string, Source> = {
  'S-FRCP71': {
    title: 'FRCP 7.1 text',
    where: 'https://uscode.house.gov/ (title 28 appendix, FRCP 7.1)',
    kind: 'official',
  },
  'S-FRAP32': {
    title: 'FRAP 32 text',
    where: 'https://uscode.house.gov/ (title 28 appendix, FRAP 32)',
    kind: 'official',
  },
  'S-SCT33': {
    title: 'SCOTUS Rule 33',
    where: 'https://www.law.cornell.edu/rules/supct/rule_33',
    kind: 'mirror of official',
  },
  'S-SCTCHART': {
    title: 'SCOTUS booklet-format chart (2019 rules)',
    where: 'https://online.documentine.com/it-40-booklet/3/booklet-format-specification-chart.html',
    kind: 'copy',
  },
  'S-SCT2026PR': {
    title: 'SCOTUS press release of February 17, 2026, on revised rules effective March 16, 2026',
    where: 'https://www.supremecourt.gov/publicinfo/press/pressreleases/pr_02-17-26',
    kind: 'official',
  },
  'S-SCT2026SUM': {
    title: 'Summaries of the 2026 SCOTUS rule changes',
    where: 'https://socal-appellate.blogspot.com/ ; https://washexam.com/news/3109041/',
    kind: 'secondary',
  },
  'S-CRC2108': {
    title: 'CRC 2.108',
    where: 'http://www.courts.ca.gov/cms/rules/index.cfm?title=two&linkid=rule2_108',
    kind: 'official (2017 copy)',
  },
  'S-CRC2110': {
    title: 'CRC 2.110',
    where: 'http://www.courts.ca.gov/cms/rules/index.cfm?title=two&linkid=rule2_110',
    kind: 'official (2016 copy)',
  },
  'S-CRC2111': { title: 'Guide to CRC 2.111', where: 'https://www.efilinghelp.com/?p=9279', kind: 'secondary' },
  'S-CRC21XX': {
    title: 'Summary of CRC 2.102-2.108',
    where: 'https://courtdeadlines.com/california-legal-pleading-template/',
    kind: 'secondary',
  },
  'S-CRC1201': {
    title: 'CRC 1.201',
    where: 'http://www.courts.ca.gov/cms/rules/index.cfm?title=one&linkid=rule1_201',
    kind: 'official (2017 copy)',
  },
  'S-CCP85': {
    title: 'CCP § 85',
    where: 'https://california.public.law/codes/ca_civ_proc_code_section_85',
    kind: 'mirror (accessed Oct 2025)',
  },
  'S-CCP116': {
    title: 'CCP §§ 116.220 and 116.221',
    where: 'https://self-law.org/code/ca/code-of-civil-procedure/116-221 ; https://www.legalfina.com/ (small claims)',
    kind: 'mirror',
  },
  'S-SB71': {
    title: 'SB 71 (2023) on jurisdictional limits',
    where: 'https://app.legiplex.com/ca/legislature/2023/2023-r/bills/sb71/drafts-compare',
    kind: 'mirror',
  },
  'S-CCP116231': {
    title: 'CCP § 116.231',
    where: 'https://www.epsten.com/category/california-code-of-civil-procedure-ccp-2014/page/8/',
    kind: 'mirror (older)',
  },
  'S-CRC31113': {
    title: 'CRC 3.1113',
    where: 'https://casetext.com/rule/ca-rules-of-court/.../rule-31113-memorandum',
    kind: 'mirror',
  },
  'S-CRC31110': {
    title: 'CRC 3.1110',
    where: 'https://casetext.com/rule/ca-rules-of-court/.../rule-31110-general-format',
    kind: 'mirror',
  },
  'S-CRC8204': {
    title: 'CRC 8.204',
    where: 'https://courts.ca.gov/cms/rules/index/eight/rule8_204',
    kind: 'official (2024 copy)',
  },
  'S-CRC874': {
    title: 'CRC 8.74',
    where: 'https://print.casetext.com/rule/ca-rules-of-court/.../rule-874-format-of-electronic-documents',
    kind: 'mirror (Sep 2024)',
  },
  'S-CRC8928': {
    title: 'CRC 8.928',
    where: 'http://www.courts.ca.gov/cms/rules/index.cfm?title=eight&linkid=rule8_928',
    kind: 'official (2014 copy)',
  },
  'S-CRC2256': { title: 'CRC 2.256', where: 'https://courts.ca.gov/cms/rules/index/two/rule2_256', kind: 'official' },
  'S-CRC2259': {
    title: 'CRC 2.259',
    where: 'https://courts.ca.gov/cms/rules/index/two/rule2_259',
    kind: 'official (2024 copy)',
  },
  'S-CRC8504': {
    title: 'CRC 8.504 limits, quoted from courts.ca.gov',
    where: 'https://www.calendar-australia.com/faq/what-are-the-page-limits-for-ca-rules-of-court',
    kind: 'secondary',
  },
  'S-CAFEES': {
    title: 'California statewide fee schedule (2018) and Gov. Code 70611 and 70613; private list from 2024',
    where:
      'https://online.documentine.com/one-legal-filing-fees/ ; https://self-law.org/code/ca/government-code/70611 ; https://greatcharterlegalsupport.com/court-filing-fees',
    kind: 'mirror/secondary',
  },
  'S-NY2025': {
    title: '22 NYCRR 202.5',
    where: 'https://regulations.justia.com/states/new-york/title-22/subtitle-a/chapter-ii/part-202/section-202-5',
    kind: 'mirror (Sep 2024)',
  },
  'S-CPLR2101': { title: 'CPLR 2101', where: 'https://www.nysenate.gov/legislation/laws/CVP/2101', kind: 'official' },
  'S-NY2028B': {
    title: '22 NYCRR 202.8-b (pre-July 2025 text)',
    where: 'https://regulations.justia.com/states/new-york/title-22/subtitle-a/chapter-ii/part-202/section-202-8-b',
    kind: 'mirror (Sep 2024)',
  },
  'S-NY2028B25': {
    title: 'July 7, 2025, amendment of 22 NYCRR 202.8-b and repeal of 202.8-g',
    where:
      'https://www.hurwitzfine.com/blog/two-amendments-to-the-uniform-rules-simplifies-motion-practice-in-new-york-courts ; https://nysba.org/burden-of-proof-liberation-day',
    kind: 'secondary',
  },
  'S-NYCD17': {
    title: 'Commercial Division Rule 17',
    where:
      'https://regulations.justia.com/states/new-york/title-22/subtitle-a/chapter-ii/part-202/section-202-70/rule-202-70-17',
    kind: 'mirror (Sep 2024)',
  },
  'S-NY1245': {
    title: '22 NYCRR Part 1245 Attachment A',
    where:
      'https://regulations.justia.com/states/new-york/title-22/subtitle-b/chapter-iv/subchapter-e/part-1245/attachment-a/',
    kind: 'mirror (Mar 2024)',
  },
  'S-NY50013': {
    title: '22 NYCRR 500.13',
    where:
      'https://regulations.justia.com/states/new-york/title-22/subtitle-b/chapter-i/subchapter-a/part-500/appeals/section-500-13',
    kind: 'mirror (Sep 2024)',
  },
  'S-NY12506': {
    title: '22 NYCRR 1250.6',
    where: 'https://print.casetext.com/.../section-12506-reproduction-of-records-appendices-and-briefs',
    kind: 'mirror (Dec 2024)',
  },
  'S-NYLIM': {
    title: 'Jurisdictional limits of New York courts',
    where:
      'https://nycourts.gov/courts/cts-outside-nyc.shtml ; https://www.courts.state.ny.us/COURTS/nyc/civil/general.shtml',
    kind: 'official',
  },
  'S-NYJC': {
    title: 'Status of bill A7734 on justice court limits (referred January 2026)',
    where: 'https://vulcanbills.com/ny/2025/A07734',
    kind: 'mirror',
  },
  'S-NYSCEF': {
    title: 'NYSCEF technical rules',
    where:
      'https://www.acrophotoprint.com/blog/2018/november/new-york-e-filing-requirements-tips/ ; Queens Part 12 rules via ny-api.pharmakon.legal ; https://www.nysdivorce.com/electronic-filing-in-supreme-court-rules-and-faqs.html',
    kind: 'secondary',
  },
  'S-TX21C': {
    title: 'TRCP 21c',
    where:
      'http://texasfamilylaw.blogspot.com/2016/04/sensitive-data-in-filed-family-law.html ; https://texaslawhelp.org/article/sensitive-data',
    kind: 'secondary',
  },
  'S-TRAP99': {
    title: 'TRAP 9.9',
    where:
      'https://casetext.com/rule/texas-court-rules/texas-rules-of-appellate-procedure/.../rule-99-privacy-protection',
    kind: 'mirror (Feb 2024)',
  },
  'S-TRAP94': {
    title: 'TRAP 9.4 (text until December 1, 2024) and word limits',
    where:
      'https://e.casetext.com/rule/texas-court-rules/.../rule-94-effective-until-1212024-form ; https://www.texasappellatelawblog.com/2012/08/',
    kind: 'mirror/secondary',
  },
  'S-TRAP98': { title: 'TRAP 9.8', where: 'https://texaslegalrules.com/trap/rules/9.8', kind: 'mirror' },
  'S-TRAP95': {
    title: 'Practice notes on TRAP 9.1, 9.5, 25.1, and 32.1',
    where: 'https://appeal.pro/rules-on-drafting-texas-appellate-briefs',
    kind: 'secondary',
  },
  'S-TX21F': {
    title: 'TRCP 21(f) and JCIT standards',
    where:
      'https://www.prodocefile.com/Information/JurisdictionSpecificInfo/Help/information_for_all_jurisdicti.htm ; https://www.guadalupetx.gov/page/eFile%20Instructions%20and%20FAQs ; https://clio.com/court-info/knox-county-court',
    kind: 'secondary/official',
  },
  'S-TX190': {
    title: 'TRCP 190',
    where: 'https://casetext.com/rule/texas-court-rules/.../rule-190-discovery-limitations',
    kind: 'mirror',
  },
  'S-TX47': {
    title: 'TRCP 47 and 2021 amendment order',
    where: 'https://rulesofcivilprocedure.com/tx/47 ; https://docslib.org/doc/449056/misc-docket-no-20-9153',
    kind: 'mirror',
  },
  'S-TXJP': {
    title: 'Jurisdictional limit of Texas justice courts',
    where: 'https://legalclarity.org/how-much-are-court-filing-fees-in-texas',
    kind: 'secondary',
  },
  'S-FL2425': {
    title: 'Guides to Fla. R. Gen. Prac. & Jud. Admin. 2.425',
    where:
      'https://legalclarity.org/florida-rule-2-425-redaction-requirements-for-court-filings/ ; http://audrielaw.com/News/1039/ ; https://www.bushellappellatelaw.com/new-privacy-rules/',
    kind: 'secondary',
  },
  'S-FL2520': {
    title: 'Guide to Fla. R. Gen. Prac. & Jud. Admin. 2.520; 2025 amendments (SC2023-1401)',
    where:
      'https://www.docdraft.ai/legal-document/pleading-paper/florida ; https://tallahasseebar.org/articles/18 ; https://caselaw.findlaw.com/court/fl-supreme-court/117080666.html',
    kind: 'secondary/mirror',
  },
  'S-FL9045': {
    title: 'Fla. R. App. P. 9.045',
    where: 'https://fl.rules.legal/florida-rules-of-appellate-procedure/rule-9-045-form-of-documents/',
    kind: 'mirror',
  },
  'S-FL9210': {
    title: 'Fla. R. App. P. 9.210',
    where: 'https://www.casetext.com/rule/florida-court-rules/florida-rules-of-appellate-procedure/rule-9210-briefs',
    kind: 'mirror (2024)',
  },
  'S-FL1997': {
    title: 'Instructions for form 1.997',
    where: 'https://fill.io/FORM-1-997-INSTRUCTIONS-FOR-COMPLETING-CIVIL-COVER-SHEET-518c2477',
    kind: 'copy',
  },
  'S-FLLIM': {
    title: 'Florida county court and small claims limits',
    where: 'https://clerk.org/county.aspx ; http://ninthcircuit.org/about/divisions/civil-court',
    kind: 'official',
  },
  'S-IL138': {
    title: 'Ill. S. Ct. R. 138',
    where:
      'https://rules.legal/il/article-ii-rules-on-civil-proceedings-in-the-trial-court/part-b-pleadings-and-other-papers/rule-138-personal-identity-information',
    kind: 'mirror',
  },
  'S-IL364': {
    title: 'Ill. S. Ct. R. 364',
    where: 'https://casetext.com/rule/illinois-court-rules/.../rule-364-privacy-protection',
    kind: 'mirror (Mar 2024)',
  },
  'S-IL341': {
    title: 'Word limits of Ill. S. Ct. R. 341',
    where:
      'https://www.chicagolawbulletin.com/archives/2015/12/11/word-count-briefs-12-11-15 ; http://applawyers-thebrief.blogspot.com/2015/12/',
    kind: 'secondary',
  },
  'S-ILEFILE': {
    title: 'eFileIL Electronic Document Standards',
    where: 'http://efilinghelp.com/illinois/efileil-electronic-document-standards/',
    kind: 'copy',
  },
  'S-IL10': {
    title: 'Ill. S. Ct. R. 10',
    where: 'https://casetext.com/rule/illinois-court-rules/.../rule-10-size-and-specifications',
    kind: 'mirror (Mar 2024)',
  },
  'S-IL281': {
    title: 'Ill. S. Ct. R. 281, 282',
    where:
      'https://howtolegalhelp.com/rule-281-definition-of-small-claim ; https://howtolegalhelp.com/rule-282-commencement-of-action-representation-of-corporations',
    kind: 'mirror',
  },
  'S-IL222': {
    title: 'Ill. S. Ct. R. 222(b)',
    where: 'https://legal-resources.uslegalforms.com/r/rule-222-disclosure',
    kind: 'secondary',
  },
  'S-IL101': {
    title: 'Ill. S. Ct. R. 101, 102',
    where:
      'https://casetext.com/rule/illinois-court-rules/.../rule-101-summons-and-original-process ; https://howtolegalhelp.com/rule-102-service-of-summons-and-complaint-return',
    kind: 'mirror',
  },
  'S-ILREJ': {
    title: 'eFileIL rejection reasons',
    where: 'https://www.onelegal.com/blog/11-illinois-electronic-court-filing-rejection-reasons-explained/',
    kind: 'secondary',
  },
  'S-ILLAKE': {
    title: 'Lake County, Illinois, Rule 1-2.08 and McHenry County Rule 21.10',
    where: 'https://casetext.com/rule/illinois-court-rules/ (Lake 1-2.08, McHenry 21.10)',
    kind: 'mirror (Sep 2024)',
  },
  'S-IL12': { title: 'Ill. S. Ct. R. 12 (2014 text)', where: 'https://willcountyprose.wordpress.com/', kind: 'copy' },
  'S-ICPM33': {
    title: 'Immigration Court Practice Manual ch. 3.3',
    where: 'https://justice.gov/eoir/reference-materials/ic/chapter-3/3',
    kind: 'official',
  },
  'S-BIAPM33': {
    title: 'BIA Practice Manual ch. 3.3; 25-page limit change',
    where:
      'https://justice.gov/eoir/reference-materials/bia/chapter-3/3 ; http://myattorneyusa.com/immigration-blog/two-changes-to-board-of-immigration-appeals-practice-manual',
    kind: 'official/secondary',
  },
  'S-8CFR': { title: '8 CFR 1003.32', where: 'http://cfr.laws-info.com/text/8/1003/32', kind: 'mirror' },
  'S-EOIRFEE': {
    title: 'EOIR PM 25-35 on fees (July 2025)',
    where: 'https://nepyork.com/2025/07/09/',
    kind: 'secondary',
  },
  'S-SDNY71': {
    title: 'S.D.N.Y./E.D.N.Y. Local Civil Rule 7.1',
    where:
      'https://www.courtrules.net/courts/federal/eastern-district-new-york/local-rules/2333 ; https://lawsnap.com/courts/ny-sd/formatting-word-limits/',
    kind: 'mirror (May 2026)',
  },
  'S-NDCA34': {
    title: 'N.D. Cal. Civil L.R. 3-4',
    where: 'https://www.courtrules.net/courts/federal/northern-district-california/local-rules/690',
    kind: 'mirror',
  },
  'S-CDCA113': {
    title: 'C.D. Cal. L.R. 11-3',
    where:
      'https://www.courtrules.net/courts/federal/central-district-california/local-rules/1666 ; http://www.supnik.com/lr11.htm',
    kind: 'mirror',
  },
  'S-SDFL': {
    title: 'S.D. Fla. L.R. 5.1, 7.1',
    where: 'https://lawsnap.com/courts/fl-sd/formatting-requirements/',
    kind: 'secondary',
  },
  'S-MDFL': {
    title: 'M.D. Fla. L.R. 1.08',
    where:
      'https://docketdrafter.com/blog/florida-federal-filing-formatting-rules ; https://assoulineberlowe.wordpress.com/2021/11/23/',
    kind: 'secondary',
  },
  'S-NDIL': {
    title: 'N.D. Ill. LR 5.2, 7.1',
    where: 'https://lawsnap.com/courts/il-nd/formatting-page-limits/ ; https://www.ilnd.uscourts.gov/',
    kind: 'secondary/official (May 2026)',
  },
  'S-NDTX': {
    title: 'N.D. Tex. LR 7.1, 10.1, 56.5',
    where:
      'https://www.courtrules.net/courts/federal/northern-district-texas/local-rules/2484 ; https://www.txnd.uscourts.gov/motion-practice',
    kind: 'mirror/official',
  },
  'S-NYFEES': {
    title: 'New York fees',
    where:
      'https://www.nassaucountyny.gov/2011/Legal-Fees ; https://nycourts.gov/courts/AD1/Practice&Procedures/index.shtml ; https://law.counselstack.com/statute/ny/CCA/1911',
    kind: 'official/mirror',
  },
  'S-TXFEES': {
    title: 'Tex. Loc. Gov. Code 133.151 and 135.101',
    where:
      'https://codes.findlaw.com/tx/local-government-code/loc-gov-t-sect-135-101/ ; https://lawserver.com/law/state/texas/tx-codes/texas_local_government_code_133-151',
    kind: 'mirror',
  },
  'S-FLFEES': {
    title: 'Florida clerk fee lists',
    where: 'https://manateeclerk.com/about-us/department-fee-listing/ ; https://monroe-clerk.com/fee-schedule-main',
    kind: 'official',
  },
  'S-ILFEES': {
    title: 'Bond County, Illinois fee schedule',
    where: 'https://bondcountyil.gov/circuit-clerk/filing-fees/',
    kind: 'official',
  },
  'S-FEDFEE': {
    title: 'District court fee notices (2020: $350 + $52 = $402)',
    where: 'https://www.azd.uscourts.gov/',
    kind: 'official (older)',
  },
  'S-CRC574': { title: 'CRC 5.74', where: 'https://howtolegalhelp.com/?p=6717', kind: 'mirror' },
  'S-CRC3220': {
    title: 'CRC 3.220',
    where:
      'https://casetext.com/rule/ca-rules-of-court/title-3-civil-rules/division-3-filing-and-service/chapter-3-papers-to-be-served/rule-3220-case-cover-sheet',
    kind: 'mirror (text of September 2023)',
  },
  'S-CARLSON': {
    title: 'Carlson v. Dept. of Fish & Game (1998) 68 Cal.App.4th 1268',
    where: 'https://law.justia.com/cases/california/court-of-appeal/4th/68/1268.html',
    kind: 'opinion',
  },
  'S-IL9D': {
    title: 'Ill. S. Ct. R. 9 amendments',
    where: 'https://www.illinoiscourts.gov/News/1554/',
    kind: 'official',
  },
  'S-IL9S': {
    title: 'Circuit court rejection standards',
    where: 'https://isba.org/barnews/2024/06/illinoissupremecourtamendsrejectionstandardsforcir',
    kind: 'secondary',
  },
  'S-FL1202': {
    title: 'Fla. R. Civ. P. 1.202',
    where: 'https://bakerdonelson.com/big-changes-to-the-florida-rules-of-civil-procedure-heres-what-you-need-to-know',
    kind: 'secondary',
  },
  'S-TX166A': {
    title: 'TRCP 166a as amended in 2026',
    where:
      'https://www.segalmccambridge.com/blog/what-to-know-following-the-march-1-2026-texas-rule-change-to-summary-judgment-procedure/',
    kind: 'secondary',
  },
  'S-EOIRPM2601': {
    title: 'EOIR PM 26-01',
    where:
      'https://nepyork.com/2026/01/06/eoirs-new-memo-clarifies-annual-asylum-fee-requirements-over-35000-seekers-have-already-paid',
    kind: 'secondary',
  },
  'S-TXJCIT': {
    title: 'Tex. Att’y Gen. Op. KP-0476 on JCIT 4.8.3 and 4.8.4',
    where: 'https://ezel.ai/ag-opinions/tx/kp-0476',
    kind: 'secondary',
  },
  'S-FL2525': {
    title: 'Fla. R. Gen. Prac. & Jud. Admin. 2.525 notice',
    where: 'http://clerk.org/news.aspx',
    kind: 'court clerk’s notice',
  },
};

import type { Confidence } from '#domain/authority/CheckedFact';
import { anyOf, pattern } from '#domain/text/pattern';

/**
 * How courts number their cases. `verified` formats were seen in docket numbers that juriscraper keeps as examples
 * (github.com/freelawproject/juriscraper, August 2026), in the Florida uniform case numbering system, or in In re
 * Srivastava, No. 05-17-00998-CV (Tex. App.).
 */
export type CaseNumberFormat = {
  id: string;
  court: string;
  system?: 'federal' | 'administrative';
  jurisdiction?: string;
  county?: string;
  level: string;
  pattern: RegExp;
  examples: readonly string[];
  counterExamples: readonly string[];
  confidence: Confidence;
  /** Matches almost anything: useful for a warning, not for recognizing a number. */
  loose?: true;
};

const illinoisTypes = [
  'AD',
  'AR',
  'CC',
  'CF',
  'CH',
  'CL',
  'CM',
  'CV',
  'D',
  'DC',
  'DN',
  'DT',
  'DV',
  'ED',
  'EV',
  'F',
  'FA',
  'FC',
  'GR',
  'JA',
  'JD',
  'L',
  'LA',
  'LM',
  'MC',
  'MH',
  'MR',
  'MX',
  'OP',
  'OV',
  'P',
  'PR',
  'SC',
  'TR',
  'TX',
];
export const caseNumberFormats: readonly CaseNumberFormat[] = [
  {
    // Office digit, two-digit year, type code, five-digit number, optional judge initials and defendant number. Type
    // codes: cv civil, cr criminal, mc miscellaneous, mj magistrate, md multidistrict, po petty offense. Match
    // case-insensitively.
    id: 'US-DC',
    court: 'U.S. district courts',
    system: 'federal',
    level: 'Federal Court',
    pattern:
      /^(?:(?<office>\d{1,2}):)?(?<year>\d{2})-(?<type>[A-Za-z]{2,5})-(?<seq>\d{5,6})(?<suffix>(?:-[A-Za-z0-9]{1,6})*)$/i,
    examples: ['1:23-cv-01234', '3:24-cr-00017-RWS-1', '23-mc-00042', '4:13-cr-00133-BAE-GRS-1'],
    counterExamples: ['23-1234', '1:2023-cv-01234'],
    confidence: 'verified',
  },
  {
    // Bankruptcy case; adversary proceedings use ap or a separate number.
    id: 'US-BK',
    court: 'U.S. bankruptcy courts',
    system: 'federal',
    level: 'Federal Court',
    pattern:
      /^(?:(?<office>\d{1,2}):)?(?<year>\d{2})-(?:(?<type>bk|ap|BK|AP)-)?(?<seq>\d{5})(?<suffix>(?:-[A-Za-z0-9]{1,6})*)$/i,
    examples: ['2:23-bk-10234-NB', '23-10234'],
    counterExamples: ['23-102345678'],
    confidence: 'high',
  },
  {
    // Two-digit year and number; the Second Circuit adds a type suffix, and since 2023 numbers there may be under four
    // digits. Blocks: 5th Cir. first digit of number shows district group; 9th Cir. 35000-36999 civil from northern
    // offices (older numbers). Do not rely on blocks after the 2024 Ninth Circuit move to ACMS numbers like 24-1234.
    id: 'US-CA',
    court: 'U.S. courts of appeals',
    system: 'federal',
    level: 'Appellate Court',
    pattern: /^(?<year>\d{2})-(?<seq>\d{1,5})(?:-(?<suffix>[a-z]{2,3}))?$/i,
    examples: ['23-1234', '24-40684', '22-35000', '25-869-cv', '25-291'],
    counterExamples: ['1:23-cv-01234', '123-4567'],
    confidence: 'verified',
  },
  {
    // Term year and number. Paid cases start at 1, in forma pauperis at 5001, applications use A, motions use M.
    id: 'US-SCT',
    court: 'Supreme Court of the United States',
    system: 'federal',
    level: 'Supreme Court',
    pattern: /^(?:No\. ?)?(?:(?<term>\d{2})(?<kind>-|A|M)(?<seq>\d{1,5})|(?<orig>\d{1,3}),? Orig(?:inal|\.)?)$/i,
    examples: ['22-123', 'No. 22-535', '15-7786', '13A1003', 'No. 142, Orig.'],
    counterExamples: ['2022-123', '22/123'],
    confidence: 'verified',
  },
  {
    // Alien registration number of eight or nine digits; pad eight digits with a leading zero.
    id: 'EOIR-ANUM',
    court: 'Immigration courts, BIA, USCIS',
    system: 'administrative',
    level: 'Federal Court',
    pattern: /^A[-# ]?(?<n>\d{8,9}|\d{2,3}[- ]\d{3}[- ]\d{3})$/i,
    examples: ['A123456789', 'A-123-456-789', 'A12345678', 'A 123-456-789'],
    counterExamples: ['123456789', 'A1234567'],
    confidence: 'high',
  },
  {
    // Letter S and six digits.
    id: 'CA-SUP',
    court: 'California Supreme Court',
    jurisdiction: 'California',
    level: 'Supreme Court',
    pattern: /^S\d{6}A?$/i,
    examples: ['S275940', 'S277120A'],
    counterExamples: ['B312345'],
    confidence: 'verified',
  },
  {
    // A 1st, B 2nd, C 3rd, D 4th div 1, E 4th div 2, F 5th, G 4th div 3, H 6th district; a trailing letter marks a
    // modification.
    id: 'CA-COA',
    court: 'California Courts of Appeal',
    jurisdiction: 'California',
    level: 'Appellate Court',
    pattern: /^(?<dist>[A-H])\d{6}[A-Z]?$/i,
    examples: ['A166452', 'B312345', 'C097235', 'D081050', 'E079741', 'F085699M', 'G062075', 'H050526'],
    counterExamples: ['S275940', 'I123456'],
    confidence: 'verified',
  },
  {
    // Year, two-letter courthouse (ST Stanley Mosk, SM Santa Monica, VE Van Nuys East, LB Long Beach ...), type and
    // five digits. Type list is not complete.
    id: 'CA-LASC',
    court: 'Los Angeles Superior Court',
    jurisdiction: 'California',
    county: 'Los Angeles',
    level: 'State Court',
    pattern: /^(?<year>\d{2})(?<loc>[A-Z]{2})(?<type>CV|CP|LC|UD|PB|FL|PT|AP|SC|RO|PD|CR|TR|FV|AD|PR)(?<seq>\d{5})$/i,
    examples: ['24STCV12345', '23SMCV00412', '22STPB04567', '24VECV01234'],
    counterExamples: ['BC671284', '2024STCV12345'],
    confidence: 'high',
  },
  {
    // Cases filed before 2019: two letters and six digits.
    id: 'CA-LASC-OLD',
    court: 'Los Angeles Superior Court (older)',
    jurisdiction: 'California',
    county: 'Los Angeles',
    level: 'State Court',
    pattern: /^[A-Z]{2}\d{6}$/i,
    examples: ['BC671284', 'BS123456', 'YC069123'],
    counterExamples: ['24STCV12345'],
    confidence: 'verified',
  },
  {
    // Type prefix, year, six digits. CGC general civil, CUD eviction, FDI dissolution, PES estate.
    id: 'CA-SF',
    court: 'San Francisco Superior Court',
    jurisdiction: 'California',
    county: 'San Francisco',
    level: 'State Court',
    pattern: /^(?<type>CGC|CUD|CPF|CSM|CCH|CNC|FDI|FPT|PES|PTR|PCN)-(?<year>\d{2})-(?<seq>\d{6})$/i,
    examples: ['CGC-23-604321', 'FDI-22-796543', 'PES-21-304567'],
    counterExamples: ['23-CGC-604321'],
    confidence: 'high',
  },
  {
    // Older long form starting 37; since 2024 year, type, six digits and a location letter. New form partly from
    // memory.
    id: 'CA-SD',
    court: 'San Diego Superior Court',
    jurisdiction: 'California',
    county: 'San Diego',
    level: 'State Court',
    pattern:
      /^(?:37-(?<year>\d{4})-(?<seq>\d{8})-(?<t>[A-Z]{2}-[A-Z]{2,3}-[A-Z]{3})|(?<y2>\d{2})(?<t2>CU|CL|SC|FL|PE|UD|AP)(?<s2>\d{6})(?<loc>[CNES]))$/i,
    examples: ['37-2023-00012345-CU-BC-CTL', '24CU012345C', '24FL001234N'],
    counterExamples: ['2023-00012345'],
    confidence: 'high',
  },
  {
    // County code 30, year, eight digits, type codes.
    id: 'CA-OC',
    court: 'Orange County Superior Court',
    jurisdiction: 'California',
    county: 'Orange',
    level: 'State Court',
    pattern: /^30-(?<year>\d{4})-(?<seq>\d{8})(?:-(?<type>[A-Z]{2}(?:-[A-Z]{2,3}){0,2}))?$/i,
    examples: ['30-2023-01312345-CU-BC-CJC', '30-2022-01234567'],
    counterExamples: ['37-2023-00012345'],
    confidence: 'high',
  },
  {
    // Since 2021 year, type, six digits; older two letters and eight digits.
    id: 'CA-ALA',
    court: 'Alameda Superior Court',
    jurisdiction: 'California',
    county: 'Alameda',
    level: 'State Court',
    pattern: /^(?:(?<y>\d{2})(?<t>CV|SC|PR|CP|FL|UD)(?<s>\d{6})|[A-Z]{2}\d{8})$/i,
    examples: ['23CV012345', 'RG19012345', 'HF18923456'],
    counterExamples: ['2023CV012345'],
    confidence: 'high',
  },
  {
    // New year-type form, older form starting 34.
    id: 'CA-SAC',
    court: 'Sacramento Superior Court',
    jurisdiction: 'California',
    county: 'Sacramento',
    level: 'State Court',
    pattern: /^(?:(?<y>\d{2})(?<t>CV|SC|FL|PR|UD|FE|MI)(?<s>\d{6})|34-\d{4}-\d{8}(?:-[A-Z]{2}(?:-[A-Z]{2,3}){0,2})?)$/i,
    examples: ['23CV012345', '34-2021-00301234-CU-BC-GDS', '24FL001234'],
    counterExamples: ['34-21-301234'],
    confidence: 'high',
  },
  {
    // Year, type, six digits.
    id: 'CA-SCL',
    court: 'Santa Clara Superior Court',
    jurisdiction: 'California',
    county: 'Santa Clara',
    level: 'State Court',
    pattern: /^(?<y>\d{2})(?<t>CV|SC|FL|PR|CH|AP|JV)(?<s>\d{6})$/i,
    examples: ['23CV412345', '21FL001234', '22PR192345'],
    counterExamples: ['2023CV412345'],
    confidence: 'high',
  },
  {
    // Type, location, year, digits.
    id: 'CA-RIV',
    court: 'Riverside Superior Court',
    jurisdiction: 'California',
    county: 'Riverside',
    level: 'State Court',
    pattern: /^(?<t>CV|FL|PR|SC|UD|RI|PS|SW|MV|IN|BA)(?<loc>[A-Z]{2,3})(?<y>\d{2,4})(?<s>\d{5,6})$/i,
    examples: ['CVRI2301234', 'FLRI2201234', 'PRRI2300456'],
    counterExamples: ['RIC1234567'],
    confidence: 'uncertain',
  },
  {
    // Type, two-letter location, year and number.
    id: 'CA-SB',
    court: 'San Bernardino Superior Court',
    jurisdiction: 'California',
    county: 'San Bernardino',
    level: 'State Court',
    pattern:
      /^(?<t>CIV|SMC|FAM|PRO|LLT|FWV|FSB|FVI)[A-Z]{2,3}(?<y>\d{2})(?<s>\d{5})$|^(?:CIV|FAM|PRO|LLT)(?:SB|RS|BA|JT|MB|NE|VA)\d{7}$/i,
    examples: ['CIVSB2312345', 'FAMSB2201234'],
    counterExamples: ['CIV-23-12345'],
    confidence: 'uncertain',
  },
  {
    // Loose fallback: letters, digits and dashes, at least one digit. No statewide format; use as warn only.
    id: 'CA-ANY',
    court: 'Other California superior courts',
    jurisdiction: 'California',
    level: 'State Court',
    pattern: /^(?=.*\d)[A-Z0-9][A-Z0-9\-:. ]{4,29}$/i,
    examples: ['CV-23-001234', 'MSC21-01234', 'PC20230123', 'SCV0041234'],
    counterExamples: ['12', 'abc'],
    confidence: 'high',
    loose: true,
  },
  {
    // Number, slash, year. Leading digits often show a type or county series (65xxxx commercial New York County,
    // 15xxxx e-filed civil, 85xxxx foreclosure, 5xxxxx Kings, 7xxxxx Queens, 8xxxxx Bronx e-file, 6xxxxx Nassau and
    // Suffolk). Bronx adds E. Series meanings from knowledge.
    id: 'NY-SUP-INDEX',
    court: 'New York Supreme Court (index number)',
    jurisdiction: 'New York',
    level: 'State Court',
    pattern: /^(?<seq>\d{1,7})\/(?<year>\d{4}|\d{2})(?<e>E)?$/i,
    examples: ['123456/2024', '650123/2023', '850477/23', '512345/2024', '817237/21', '25123/2020E'],
    counterExamples: ['2024-123456', '123456-2024'],
    confidence: 'verified',
  },
  {
    // Some counties put the year first or use an E or EF prefix (Monroe E2023001234).
    id: 'NY-SUP-ALT',
    court: 'New York upstate index numbers',
    jurisdiction: 'New York',
    level: 'State Court',
    pattern: /^(?:(?<pfx>[A-Z]{1,3})[- ]?)?(?<year>\d{4})[-/](?<seq>\d{1,7})$|^[A-Z]{1,4}\d{4}-?\d{5,7}$/i,
    examples: ['EF2021-00123', '2023-50123', 'E2023001234', 'EFCA2022-001234'],
    counterExamples: ['123456/2024'],
    confidence: 'uncertain',
  },
  {
    // Prefix, six digits, year, county code.
    id: 'NY-CIV',
    court: 'NYC Civil Court',
    jurisdiction: 'New York',
    level: 'State Court',
    pattern: /^(?<pfx>CV|LT|SC|NC|TS|HP)-(?<seq>\d{6})-(?<yr>\d{2})(?:\/(?<county>NY|KI|QU|BX|RI))?$/i,
    examples: ['CV-012345-23/NY', 'LT-301234-22/KI', 'SC-000123-24/QU'],
    counterExamples: ['012345/2023'],
    confidence: 'high',
  },
  {
    // Year and number, letter suffix for later proceedings.
    id: 'NY-SUR',
    court: 'New York Surrogate Court file number',
    jurisdiction: 'New York',
    level: 'State Court',
    pattern: /^(?<year>\d{4})-(?<seq>\d{1,6})(?:\/?(?<sub>[A-Z]))?$/i,
    examples: ['2023-1234', '2022-345/A', '2024-123B'],
    counterExamples: ['1234/2023'],
    confidence: 'high',
  },
  {
    // Petition type letter, five digits, year. V custody, F support, P paternity, O family offense, N neglect.
    id: 'NY-FAM',
    court: 'New York Family Court docket',
    jurisdiction: 'New York',
    level: 'State Court',
    pattern: /^(?<t>[A-Z]{1,2})-(?<seq>\d{5})-(?<yr>\d{2})(?:\/\d{2}[A-Z]?)?$/i,
    examples: ['V-12345-23', 'F-00123-22/23A', 'NN-04567-21'],
    counterExamples: ['V12345'],
    confidence: 'high',
  },
  {
    // Indictment or criminal court docket. Slash form verified.
    id: 'NY-CRM',
    court: 'New York indictment and docket numbers',
    jurisdiction: 'New York',
    level: 'State Court',
    pattern: /^(?:IND-\d{5,6}-\d{2}(?:\/\d{3})?|CR-\d{6}-\d{2}[A-Z]{2}|\d{1,6}\/\d{2,4})$/i,
    examples: ['IND-70861-21', 'CR-012345-23NY', '951/20', '70861/21'],
    counterExamples: ['951-2020'],
    confidence: 'verified',
  },
  {
    // Case number of year and five digits; appeal number is separate.
    id: 'NY-AD1',
    court: 'Appellate Division, First Department',
    jurisdiction: 'New York',
    level: 'Appellate Court',
    pattern: /^(?<year>\d{4})-(?<seq>\d{5})$/i,
    examples: ['2024-00551', '2023-03920'],
    counterExamples: ['24-00551'],
    confidence: 'verified',
  },
  {
    // Year and five digits.
    id: 'NY-AD2',
    court: 'Appellate Division, Second Department',
    jurisdiction: 'New York',
    level: 'Appellate Court',
    pattern: /^(?<year>\d{4})-(?<seq>\d{5})$/i,
    examples: ['2024-10918', '2022-07252'],
    counterExamples: ['CV-24-1230'],
    confidence: 'verified',
  },
  {
    // Type, year, four digits; older six digits.
    id: 'NY-AD3',
    court: 'Appellate Division, Third Department',
    jurisdiction: 'New York',
    level: 'Appellate Court',
    pattern: /^(?:(?<t>CV|CR|PM)-(?<yr>\d{2})-(?<seq>\d{4})|\d{6})$/i,
    examples: ['CV-24-1230', 'CR-23-2057', '535123'],
    counterExamples: ['24-1230'],
    confidence: 'verified',
  },
  {
    // CA civil, KA criminal, CAF family, TP transferred, year, five digits.
    id: 'NY-AD4',
    court: 'Appellate Division, Fourth Department',
    jurisdiction: 'New York',
    level: 'Appellate Court',
    pattern: /^(?<t>CA|KA|CAF|TP|CAE|KAH|OP) (?<yr>\d{2})-(?<seq>\d{5})$/i,
    examples: ['CA 25-00696', 'KA 23-01234', 'CAF 22-01987'],
    counterExamples: ['25-00696'],
    confidence: 'verified',
  },
  {
    // First Dept six digits/year; Second Dept year-number county and type.
    id: 'NY-AT',
    court: 'Appellate Terms',
    jurisdiction: 'New York',
    level: 'Appellate Court',
    pattern: /^(?:\d{6}\/\d{2}|\d{4}-\d{1,4} (?:K|Q|N|W|S|OR|D|RI|RO|P) (?:C|CR))$/i,
    examples: ['571619/25', '2025-986 K C', '2022-670 Q CR'],
    counterExamples: ['571619-25'],
    confidence: 'verified',
  },
  {
    // APL number for the appeal; a short calendar number for argument; motion numbers by year. Short numbers verified,
    // APL form from knowledge.
    id: 'NY-COA',
    court: 'New York Court of Appeals',
    jurisdiction: 'New York',
    level: 'Supreme Court',
    pattern: /^(?:APL-\d{4}-\d{5}|(?:No\. ?)?\d{1,3}|SSM \d{1,3}|\d{4}-\d{3,4})$/i,
    examples: ['APL-2023-00123', 'No. 25', '25', '2024-123'],
    counterExamples: ['APL-23-123'],
    confidence: 'verified',
  },
  {
    // Year and five digits, sometimes without the dash.
    id: 'TX-HAR',
    court: 'Harris County, Texas district courts',
    jurisdiction: 'Texas',
    county: 'Harris',
    level: 'State Court',
    pattern: /^(?<year>\d{4})-?(?<seq>\d{5})(?<sub>[A-Z])?$/i,
    examples: ['2024-12345', '202412345', '2021-35910'],
    counterExamples: ['24-12345'],
    confidence: 'high',
  },
  {
    // Type, year, five digits, court letter. DC civil district, DF family, CC county court, PR probate.
    id: 'TX-DAL',
    court: 'Dallas County, Texas',
    jurisdiction: 'Texas',
    county: 'Dallas',
    level: 'State Court',
    pattern: /^(?<t>DC|DF|CC|PR|JPC|JE|JD|F|FM)-?(?<yr>\d{2})-?(?<seq>\d{5})(?:-(?<c>[A-Z0-9]{1,4}))?$/i,
    examples: ['DC-23-01234', 'DF-22-04567', 'CC-21-01093-A', 'PR-22-01234-1'],
    counterExamples: ['2023-01234'],
    confidence: 'high',
  },
  {
    // District D-1 or county C-1, type, year, six digits.
    id: 'TX-TRV',
    court: 'Travis County, Texas',
    jurisdiction: 'Texas',
    county: 'Travis',
    level: 'State Court',
    pattern: /^(?:D-1-(?<t>GN|FM|AG|DC)-(?<yr>\d{2})-(?<seq>\d{6})|C-1-(?:CV|PB|CR)-\d{2}-\d{6})$/i,
    examples: ['D-1-GN-23-001234', 'D-1-FM-22-004567', 'C-1-PB-21-001234', 'D-1-GN-15-004336'],
    counterExamples: ['D-GN-23-1234'],
    confidence: 'verified',
  },
  {
    // Year, type, number. CI district civil, CV county court, PC probate.
    id: 'TX-BEX',
    court: 'Bexar County, Texas',
    jurisdiction: 'Texas',
    county: 'Bexar',
    level: 'State Court',
    pattern: /^(?<year>\d{4})-?(?<t>CI|CV|PC|CR|FM)-?(?<seq>\d{4,6})$/i,
    examples: ['2023CI09762', '2024CV01234', '2022PC01234'],
    counterExamples: ['23CI09762'],
    confidence: 'verified',
  },
  {
    // Court number, six digits, year.
    id: 'TX-TAR',
    court: 'Tarrant County, Texas',
    jurisdiction: 'Texas',
    county: 'Tarrant',
    level: 'State Court',
    pattern: /^(?<court>\d{3})-(?<seq>\d{6})-(?<yr>\d{2})$/i,
    examples: ['017-123456-23', '325-712345-22'],
    counterExamples: ['17-123456-23'],
    confidence: 'high',
  },
  {
    // Court number, five digits, year.
    id: 'TX-COL',
    court: 'Collin and similar Texas counties',
    jurisdiction: 'Texas',
    level: 'State Court',
    pattern: /^(?<court>\d{2,3})-(?<seq>\d{5})-(?<year>\d{4})$/i,
    examples: ['470-05429-2016', '296-01234-2023'],
    counterExamples: ['470-5429-16'],
    confidence: 'verified',
  },
  {
    // Loose fallback; 254 counties choose their own form. Use as warn only.
    id: 'TX-ANY',
    court: 'Other Texas trial courts',
    jurisdiction: 'Texas',
    level: 'State Court',
    pattern: /^(?=.*\d)[A-Z0-9][A-Z0-9\-./() ]{2,29}$/i,
    examples: ['18-CV-0818', '2024-CCV00291', '13654', 'CR15635', '11-04-04686-CR(1)'],
    counterExamples: ['AB'],
    confidence: 'verified',
    loose: true,
  },
  {
    // District 01-15, year, five digits, CV or CR. Fifteenth Court opened 1 September 2024.
    id: 'TX-COA',
    court: 'Texas Courts of Appeals',
    jurisdiction: 'Texas',
    level: 'Appellate Court',
    pattern: /^(?<dist>0[1-9]|1[0-5])-(?<yr>\d{2})-(?<seq>\d{5})-(?<t>CV|CR)$/i,
    examples: ['01-24-00123-CV', '14-23-00858-CV', '15-24-00012-CV', '03-20-00519-CR'],
    counterExamples: ['16-24-00123-CV', '01-24-123-CV'],
    confidence: 'verified',
  },
  {
    // Year and four digits.
    id: 'TX-SCT',
    court: 'Supreme Court of Texas',
    jurisdiction: 'Texas',
    level: 'Supreme Court',
    pattern: /^(?<yr>\d{2})-(?<seq>\d{4})$/i,
    examples: ['23-0808', '24-1069', '26-0005'],
    counterExamples: ['23-00808'],
    confidence: 'verified',
  },
  {
    // PD petitions, WR writs, AP appeals.
    id: 'TX-CCA',
    court: 'Texas Court of Criminal Appeals',
    jurisdiction: 'Texas',
    level: 'Supreme Court',
    pattern: /^(?:PD-\d{3,4}-\d{2}|WR-\d{1,3}(?:,\d{3})*(?:-\d{2,3})?|AP-\d{1,3}(?:,\d{3})*)$/i,
    examples: ['PD-0984-19', 'WR-95,476-01', 'AP-77,123'],
    counterExamples: ['PD-984-2019'],
    confidence: 'verified',
  },
  {
    // Year, division and judge, four digits.
    id: 'TX-BIZ',
    court: 'Texas Business Court',
    jurisdiction: 'Texas',
    level: 'State Court',
    pattern: /^(?<yr>\d{2})-BC(?<div>\d{2})(?<j>[AB])-(?<seq>\d{4})$/i,
    examples: ['25-BC01B-0049', '26-BC11A-0004'],
    counterExamples: ['25-BC1-49'],
    confidence: 'verified',
  },
  {
    // County 01-67 in alphabetical order, year, court type, six digits, six optional characters for branch and
    // location; 20 characters without dashes. Types: CA circuit civil, CC county civil, SC small claims, DR family, CP
    // probate, GA guardianship, CF felony, MM misdemeanor, CT criminal traffic, DP dependency, CJ delinquency, MH
    // mental health, AP appeal, TR traffic, IN infraction, MO, CO.
    id: 'FL-UCN',
    court: 'Florida trial courts (uniform case number)',
    jurisdiction: 'Florida',
    level: 'State Court',
    pattern:
      /^(?<county>0[1-9]|[1-5]\d|6[0-7])-?(?<year>(?:19|20)\d{2})-?(?<type>[A-Z]{2})-?(?<seq>\d{6})-?(?<sfx>[A-Z0-9]{0,6})$/i,
    examples: [
      '05-2023-CA-012345',
      '48-2009-CF-000001-OAXXXX',
      '522003CA000001',
      '062015CF003888A88810',
      '132026DR000569A00104',
      '16-2026-DR-000097',
    ],
    counterExamples: ['68-2023-CA-012345', '05-23-CA-012345'],
    confidence: 'verified',
  },
  {
    // Year, type, number, or Pinellas year-number-type.
    id: 'FL-LOCAL',
    court: 'Florida local short forms',
    jurisdiction: 'Florida',
    level: 'State Court',
    pattern: /^(?:\d{4}|\d{2})-?(?:\d{4,6}-)?(?<type>CA|CC|SC|DR|FD|CI|CP|CF|MM|GA|DP)-?\d{0,6}(?:-[A-Z0-9]{1,3})*$/i,
    examples: [
      '2023-CA-009559',
      '2022-CF-005879',
      '18-004827-FD-23',
      '2022-CC-018810-O',
      '20-005183-CI',
      '2025-CA-000125',
    ],
    counterExamples: ['CA-2023-1'],
    confidence: 'verified',
  },
  {
    // District digit, D, year, four digits; before 2023 a two-digit year.
    id: 'FL-DCA',
    court: 'Florida District Courts of Appeal',
    jurisdiction: 'Florida',
    level: 'Appellate Court',
    pattern: /^(?<dist>[1-6])D(?<year>\d{4}|\d{2})-(?<seq>\d{4})$/i,
    examples: ['1D2025-3176', '6D2023-0826', '4D22-1234'],
    counterExamples: ['7D2024-0001'],
    confidence: 'verified',
  },
  {
    // SC, year, number.
    id: 'FL-SC',
    court: 'Supreme Court of Florida',
    jurisdiction: 'Florida',
    level: 'Supreme Court',
    pattern: /^SC(?<year>\d{4}|\d{2})-(?<seq>\d{1,4})$/i,
    examples: ['SC2023-1401', 'SC2024-0622', 'SC20-597'],
    counterExamples: ['2023-SC-1401'],
    confidence: 'verified',
  },
  {
    // Year, category letters, sequence. L law over $50,000 (LA from 2022 manual), LM law magistrate, SC small claims,
    // CH chancery, D/DC/DN dissolution, F/FA family, P/PR probate, CF felony, CM misdemeanor, EV eviction, OP orders
    // of protection. Category list from the Manual on Recordkeeping, from knowledge; new categories came in 2022.
    id: 'IL-CIR',
    court: 'Illinois circuit courts',
    jurisdiction: 'Illinois',
    level: 'State Court',
    pattern: pattern('i')`^(?<year>\d{4}|\d{2})[ -]?(?<type>${anyOf(illinoisTypes)})[ -]?(?<seq>\d{1,7})$`,
    examples: ['2023 L 001234', '2023L001234', '23-CH-00456', '2022SC000123', '2024LM000567', '17 CH 14502'],
    counterExamples: ['L 2023 1234'],
    confidence: 'high',
  },
  {
    // Year, division letter, and for municipal cases a district digit (M1-M6), then number.
    id: 'IL-COOK',
    court: 'Circuit Court of Cook County',
    jurisdiction: 'Illinois',
    county: 'Cook',
    level: 'State Court',
    pattern:
      /^(?<year>\d{4}|\d{2})[ -]?(?:(?<type>L|CH|D|P|M|COTD|CL|CR|AD|MI|CO)[ -]?)(?:(?<dist>[1-6])[ -]?)?(?<seq>\d{5,7})$|^\d{2}CR\d{5,7}$/i,
    examples: ['2023-L-001234', '2023L001234', '2022-M1-123456', '2023-CH-04567', '2024-D-001234', '19CR1234501'],
    counterExamples: ['L-2023-1234'],
    confidence: 'high',
  },
  {
    // District, year, four digits, WC for workers compensation.
    id: 'IL-APP',
    court: 'Illinois Appellate Court',
    jurisdiction: 'Illinois',
    level: 'Appellate Court',
    pattern: /^(?<dist>[1-5])-(?<yr>\d{2})-(?<seq>\d{4})(?<wc>WC)?(?<sfx>[A-Z]*)$/i,
    examples: ['4-19-0091', '1-18-2098', '5-24-0922', '1-22-1555WC'],
    counterExamples: ['6-24-0001', '1-2024-0001'],
    confidence: 'verified',
  },
  {
    // Six digits.
    id: 'IL-SCT',
    court: 'Supreme Court of Illinois',
    jurisdiction: 'Illinois',
    level: 'Supreme Court',
    pattern: /^\d{6}$/i,
    examples: ['125124', '130137'],
    counterExamples: ['12512'],
    confidence: 'verified',
  },
];

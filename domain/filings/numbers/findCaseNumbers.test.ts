import { expect, test } from 'vitest';
import { findCaseNumbers } from './findCaseNumbers.ts';

test.each([
  ['Case No. 09-00429-HAR', '09-00429-HAR'],
  ['CASE NO.: 2023-012345-CA-01', '2023-012345-CA-01'],
  ['Index No. 650001/2023', '650001/2023'],
  ['CAUSE NO. DC-23-01234', 'DC-23-01234'],
  ['CAUSE NO. 10-05639', '10-05639'],
  ['No. 49S00-0308-DP-392', '49S00-0308-DP-392'],
  ['04 CV 1809 (JG)(SMG)', '04 CV 1809 (JG)(SMG)'],
  ['1:20-CV-613', '1:20-CV-613'],
  ['Case No. 18 B 09232', '18 B 09232'],
  ['Case No. CV17-00016-CAS(JCx)', 'CV17-00016-CAS(JCx)'],
  ['No. MDL 15-02641-PHX-DGC', 'MDL 15-02641-PHX-DGC'],
  ['Docket No. 3:19-cv-00227-HRH', '3:19-cv-00227-HRH'],
  ['No. 2:20-cv-00123 WBS KJN', '2:20-cv-00123 WBS KJN'],
  ['CASE NO. 2023 L 001234', '2023 L 001234'],
  ['No. 2023-CH-04567', '2023-CH-04567'],
  ['CGC-22-600095', 'CGC-22-600095'],
  ['Civil Action No. 4:23-cv-00123', '4:23-cv-00123'],
  ['No. 23-129', '23-129'],
  ['NO. 01-24-00123-CV', '01-24-00123-CV'],
  ['File No. A 123-456-789', 'A 123-456-789'],
  ['Case Number: 17-2678', '17-2678'],
  ['Adv. Proc. No. 23-01045', '23-01045'],
  ['06-20975-CIV-UNGARO-BENAGES', '06-20975-CIV-UNGARO-BENAGES'],
  ['13 MAG 01072', '13 MAG 01072'],
  ['CASE NO.: 50-2023-CA-001234-XXXX-MB', '50-2023-CA-001234-XXXX-MB'],
  ['Case No. 23STCV12345', '23STCV12345'],
  ['CASE NO.: 37-2023-00012345-CU-BC-CTL', '37-2023-00012345-CU-BC-CTL'],
  ['Index No.: EF2021-00123', 'EF2021-00123'],
])('%s gives %s', (text, value) => {
  expect(findCaseNumbers(text).map((number) => number.value)).toEqual([value]);
});

test.each([
  'State Bar No. 83762',
  'Civil Case No. __________',
  'Bar. No. 1045064',
  'Case No.: 17-',
  'Telephone No. (212) 555-0199',
  'L.T. Case No. 2020-CA-001234',
  'District Case Number: 2-15-cv-00180',
  'Filing # 123456789',
  'Attorney No. 90219',
  'NO. ____',
  'Suite No. 1900',
])('%s gives none', (text) => {
  expect(findCaseNumbers(text)).toEqual([]);
});

import { expect, test } from 'vitest';
import { readTyped } from '../testing/readTyped.ts';

const cases: [text: string, related: [number: string, relation: string][]][] = [
  ['Case No. 3:25-cv-00112\nRelated Case No. 3:24-cv-00981', [['3:24-cv-00981', 'related']]],
  ['Related to Case No. 25-cv-01234-ABC', [['25-cv-01234-ABC', 'related']]],
  ['[Consolidated with Case No. 24CV00321]', [['24CV00321', 'consolidated with']]],
  ['Lead Case No. 2:24-cv-00777', [['2:24-cv-00777', 'lead case']]],
  ['L.T. Case No. 2023-019944-CA-01', [['2023-019944-CA-01', 'below']]],
  ['Appeal from the Circuit Court of Cook County\nNo. 17 CR 12345', [['17 CR 12345', 'below']]],
  [
    'On Appeal from the United States District Court\nfor the Central District of California\nNo. 2:20-cv-01234-ABC',
    [['2:20-cv-01234-ABC', 'below']],
  ],
  ['District Court No. 1:22-cv-00345', [['1:22-cv-00345', 'below']]],
  ['Lower Tribunal Case No. 2022-CA-001234', [['2022-CA-001234', 'below']]],
  ['MDL No. 2:15-md-02641', [['2:15-md-02641', 'multidistrict']]],
  ['Docket No. 2025-03317\nNassau County Index No. 604417/2022', [['604417/2022', 'below']]],
  ['(Superior Court No. 21STCV04567)', [['21STCV04567', 'below']]],
  [
    'RELATED CASES: 3:24-cv-00981 and 3:24-cv-00982',
    [
      ['3:24-cv-00981', 'related'],
      ['3:24-cv-00982', 'related'],
    ],
  ],
];

test.each(cases)('"%s" names other cases', (text, related) => {
  for (const read of Object.values(readTyped(text, 'brief', { number: '3:25-cv-00112' }))) {
    expect((read.related_cases ?? []).map(({ value, parts }) => [value, parts?.relation])).toEqual(related);
  }
});

test.each(['Case No. 3:25-cv-00112', 'There are no related cases.', 'related to the sale of 400 cars in 2025'])(
  '"%s" names none',
  (text) => {
    expect(readTyped(text, 'brief', { number: '3:25-cv-00112' }).flow.related_cases).toEqual([]);
  },
);

import { describe, expect, test } from 'vitest';
import { answeredBy, supportedBy } from './answeredBy.ts';
import { answeredInTitle } from './answeredInTitle.ts';
import {
  docketEventsOf,
  docketStyleOf,
  filingCodeNamed,
  filingCodesOf,
  isDocketEvent,
  labelOfCode,
} from './codesOf.ts';
import { codesByTitle } from './data/codesByTitle.ts';
import { codesByType } from './data/codesByType.ts';
import { docketEvents } from './data/docketEvents.ts';
import { filingCodes } from './data/filingCodes.ts';
import { declarantInTitle } from './declarantInTitle.ts';
import { docketStyles, docketText, textOf, valuesIn } from './docketText.ts';
import { filersAmong } from './filersAmong.ts';
import { filingCodeOf } from './filingCodeOf.ts';
import { mayEnter } from './mayEnter.ts';
import { nameAttachments } from './nameAttachments.ts';
import { nameEntry } from './nameEntry.ts';
import { nameFiler } from './nameFiler.ts';
import { proposeEntry } from './proposeEntry.ts';
import { sentenceCase } from './sentenceCase.ts';
import { spellValue } from './spellValue.ts';

const state = {
  name: 'Superior Court of California, County of Sample',
  level: 'State Court',
  jurisdiction: 'California',
} as const;
const federal = {
  name: 'United States District Court for the Southern District of Texas',
  level: 'Federal Court',
  jurisdiction: 'Texas',
} as const;
const ohio = { name: 'Court of Common Pleas, Sample County, Ohio', level: 'State Court', jurisdiction: null } as const;

describe('the lists of codes', () => {
  test('have 166 filing codes and 104 events, each once', () => {
    expect(new Set(filingCodes.map(({ id }) => id)).size).toBe(166);
    expect(new Set(docketEvents.map(({ id }) => id)).size).toBe(104);
    expect(filingCodes).toHaveLength(166);
    expect(docketEvents).toHaveLength(104);
  });

  test('never leave a brace, a bracket, or an empty pair of parentheses, with all values or with none', () => {
    for (const row of [...filingCodes, ...docketEvents]) {
      for (const style of docketStyles) {
        const all = Object.fromEntries(valuesIn(row, style).map(({ name }) => [name, `Value of ${name}`]));
        const needed = Object.fromEntries(
          valuesIn(row, style).map(({ name, required }) => [name, required ? 'Needed' : '']),
        );
        for (const values of [all, needed, {}]) {
          const written = docketText(row, values, style);
          if ('text' in written) {
            expect(written.text, row.id).not.toMatch(/[{}[\]]|\( *\)| {2}|\s[.,;]|null|undefined/);
            expect(written.text, row.id).toMatch(/^[\p{Lu}\d]/u);
          } else expect(written.missing.length === 0, row.id).toBe(textOf(row, style) === null);
        }
      }
    }
  });

  test('name a filing code without any value, so that every filing can be entered', () => {
    for (const row of filingCodes) {
      if (textOf(row, 'state') === null) continue;
      for (const style of docketStyles) expect(docketText(row, {}, style), row.id).toHaveProperty('text');
    }
  });

  test('are in plain sentence case', () => {
    const shouting = [...filingCodes, ...docketEvents].flatMap((row) =>
      docketStyles.flatMap((style) => (row[style] ?? '').match(/\b[A-Z]{5,}\b/g) ?? []),
    );
    expect(new Set(shouting)).toEqual(new Set(['UCCJEA', 'SLAPP']));
  });

  test('contain every code that titles and types of documents determine', () => {
    const ids = new Set<string>(filingCodes.map(({ id }) => id));
    for (const id of [...codesByTitle.map(([id]) => id), ...Object.values(codesByType)]) expect(ids).toContain(id);
  });

  test('are those of the court’s system', () => {
    const idsOf = (court: Parameters<typeof filingCodesOf>[0]) => filingCodesOf(court).map(({ id }) => id);
    expect(idsOf(state)).toContain('demurrer');
    expect(idsOf(federal)).not.toContain('demurrer');
    expect(idsOf(federal)).toContain('removal');
    expect(idsOf(ohio)).toContain('answer');
    expect(idsOf(ohio)).not.toContain('demurrer');
    expect(idsOf(ohio)).toContain('petition_dissolution');
    expect(docketEventsOf(federal).map(({ id }) => id)).toContain('text_order');
    expect(docketEventsOf(state).map(({ id }) => id)).not.toContain('expunged');
    expect(docketStyleOf(federal)).toBe('federal');
    expect(docketStyleOf(ohio)).toBe('state');
  });
});

describe('the text of an entry', () => {
  const template = { federal: 'Motion to dismiss[ by {party}].[ ({attorney})]', state: 'Return: {served}[; {reason}]' };

  test.each([
    [
      { party: 'Defendant Example Foods, Inc.', attorney: 'Okafor, Grace' },
      'Motion to dismiss by Defendant Example Foods, Inc. (Okafor, Grace)',
    ],
    [{ party: 'Defendant Roe' }, 'Motion to dismiss by Defendant Roe.'],
    [{ attorney: ' ' }, 'Motion to dismiss.'],
  ])('leaves out the clause of a missing value', (values, text) => {
    expect(docketText(template, values, 'federal')).toEqual({ text });
  });

  test('is refused where a required value is missing, with its name', () => {
    expect(docketText(template, { reason: 'moved' }, 'state')).toEqual({ missing: ['served'] });
  });

  test('contains a value as it is, never as a template', () => {
    expect(docketText(template, { served: 'A {reason}\n[B]' }, 'state')).toEqual({ text: 'Return: A reason [B]' });
  });

  test('is of the other style where the court’s has none', () => {
    expect(docketText({ federal: null, state: 'Demurrer' }, {}, 'federal')).toEqual({ text: 'Demurrer' });
  });
});

describe('the proposal for a filing', () => {
  const values = { party: 'Defendant Example Foods, Inc.', attorney: 'Okafor, Grace' };

  test.each([
    ['motion', 'DEFENDANT’S NOTICE OF MOTION AND MOTION TO COMPEL FURTHER RESPONSES', 'mtn_compel'],
    ['motion', 'Motion for Leave to File Second Amended Complaint', 'mtn_amend'],
    ['opposition', 'Opposition to Motion to Dismiss', 'opposition'],
    ['answer', 'Answer to Complaint', 'answer'],
    ['proof_of_service', 'Proof of Service of Summons', 'proof_service_summons'],
    ['proof_of_service', 'Proof of Service', null],
    [null, 'Something Else', null],
  ] as const)('of type %s titled %s has the code %s', (document_type, title, code) => {
    expect(filingCodeOf({ document_type, title }, state)?.id ?? null).toBe(code);
  });

  test('is in the style of the court', () => {
    const filing = { document_type: 'motion', title: 'MOTION TO COMPEL', values } as const;
    expect(proposeEntry(filing, state)).toEqual({
      code: 'mtn_compel',
      text: 'Motion to compel discovery; filed by Defendant Example Foods, Inc.',
    });
    expect(proposeEntry(filing, federal).text).toBe(
      'Motion to compel discovery by Defendant Example Foods, Inc. (Okafor, Grace)',
    );
  });

  test('has the document’s own title where no code applies', () => {
    const filing = {
      document_type: 'motion',
      title: 'MOTION TO TAX COSTS',
      values: { ...values, related: 'bill of costs (entry 4)' },
    } as const;
    expect(proposeEntry(filing, state)).toEqual({
      code: null,
      text: 'Motion to tax costs regarding bill of costs (entry 4); filed by Defendant Example Foods, Inc.',
    });
  });
});

describe('a value of an entry', () => {
  test.each([
    ['appearances', 'Ana Roe for Example Foods, Inc.', 'Ana Roe for Example Foods, Inc.'],
    ['appearances', 'Ruth Roe, Jr.', 'Ruth Roe, Jr.'],
    ['list', 'Three Oaks Villas, L.P.', 'Three Oaks Villas, L.P.'],
    ['what', 'Example Bank, N.A.', 'Example Bank, N.A.'],
    ['rulings', 'Motion granted.', 'Motion granted'],
    ['rulings', 'answer due in ten days.', 'answer due in ten days'],
    ['sentence', 'count 1, section 459, subdivision (a).', 'count 1, section 459, subdivision (a)'],
  ])('keeps the period of an abbreviation and not that of a sentence: %s, %s', (name, typed, spelled) => {
    expect(spellValue(name, typed)).toBe(spelled);
  });
});

test('a reply supports the motions that an opposition answers, and no other document supports any', () => {
  const codes = supportedBy(filingCodeNamed('reply_motion'));
  expect(codes).toEqual(answeredBy(filingCodeNamed('opposition')));
  expect(codes).not.toContain('opposition');
  expect(supportedBy(filingCodeNamed('opposition'))).toEqual([]);
});

describe('names on the docket', () => {
  test.each([
    [[], null],
    [[{ full_name: 'Ana Roe', role: 'Plaintiff' }], 'Plaintiff Ana Roe'],
    [['Ana Roe', 'Ben Roe'].map((full_name) => ({ full_name, role: 'Plaintiff' })), 'Plaintiffs Ana Roe and Ben Roe'],
    [
      [{ full_name: 'The People of the State of California', role: 'Prosecution' }],
      'The People of the State of California',
    ],
    [
      [
        { full_name: 'The State of Texas', role: 'Prosecution' },
        { full_name: 'Ana Roe', role: 'Defendant' },
      ],
      'The State of Texas and Defendant Ana Roe',
    ],
    [['A', 'B', 'C', 'D'].map((full_name) => ({ full_name, role: 'Beneficiary' })), 'Beneficiaries A, et al.'],
  ])('state role and name', (parties, name) => {
    expect(nameFiler(parties)).toBe(name);
  });

  test('number attachments and the entry that is answered', () => {
    expect(nameAttachments(['Exhibit A', 'Proposed order'])).toBe('Attachments: # 1 Exhibit A, # 2 Proposed order');
    expect(nameAttachments([])).toBeNull();
    expect(nameEntry({ number: 12, title: 'Motion to compel' }, 'federal')).toBe('[12] Motion to compel');
    expect(nameEntry({ number: 12, title: 'Motion to compel' }, 'state')).toBe('motion to compel (entry 12)');
    expect(nameEntry({ number: 1, title: 'Petition (civil)' }, 'state')).toBe('petition (entry 1)');
  });

  test.each([
    ['MOTION TO COMPEL DISCOVERY', 'Motion to compel discovery'],
    ['Declaration of Grace Okafor', 'Declaration of Grace Okafor'],
    ['ANSWER OF EXAMPLE FOODS, LLC', 'Answer of Example Foods, LLC'],
    ['EXHIBIT A TO DECLARATION', 'Exhibit A to declaration'],
    ['Exhibit A, Storage Agreement', 'Exhibit A, Storage agreement'],
    ['APPLICATION FOR A STAY', 'Application for a stay'],
  ])('keep their capitals in the title %s', (title, written) => {
    expect(sentenceCase(title)).toBe(written);
  });
});

describe('the parties for whom a document is filed', () => {
  const parties = [
    { full_name: 'Ana Roe', role: 'Plaintiff' },
    { full_name: 'Example Foods, Inc.', role: 'Defendant' },
    { full_name: 'Sample Builders, LLC', role: 'Defendant' },
  ];
  const names = (stated: string[]) => filersAmong(stated, parties).map(({ full_name }) => full_name);

  test.each([
    [['Plaintiff'], ['Ana Roe']],
    [['Defendants'], ['Example Foods, Inc.', 'Sample Builders, LLC']],
    [['Defendant EXAMPLE FOODS, INC.'], ['Example Foods, Inc.']],
    [['Respondent'], ['Example Foods, Inc.', 'Sample Builders, LLC']],
    [['Plaintiff and Defendant'], []],
    [['the Receiver'], []],
  ])('are those that %j names', (stated, found) => {
    expect(names(stated)).toEqual(found);
  });

  test.each([
    ['OPPOSITION TO MOTION TO COMPEL FURTHER RESPONSES', 'motion to compel further responses'],
    ['Answer to Complaint', 'complaint'],
    ['Declaration of Grace Okafor in Support of Motion to Seal', 'motion to seal'],
    ['Reply to Opposition to Motion to Compel', 'motion to compel'],
    ['Reply in Support of Motion to Compel', 'motion to compel'],
    ['Reply Brief', null],
    ['Motion to Compel', null],
  ])('answer, by the title %s, the %s', (title, answered) => {
    expect(answeredInTitle(title)).toBe(answered);
  });
});

test('the declarant is named as in the title', () => {
  expect(declarantInTitle('DECLARATION OF GRACE OKAFOR IN SUPPORT OF MOTION')).toBe('Grace Okafor');
  expect(declarantInTitle('Motion to Compel')).toBeNull();
});

describe('the events that a role may enter', () => {
  const ids = (role: string) =>
    docketEventsOf(state)
      .filter((event) => mayEnter(role, event))
      .map(({ id }) => id);

  test('are a clerk’s own, and a judge’s own', () => {
    expect(ids('clerk')).toEqual(
      expect.arrayContaining(['minute_order', 'clerks_notice', 'fee_paid', 'default_entered']),
    );
    expect(ids('clerk')).not.toContain('recusal');
    expect(ids('judge')).toContain('recusal');
    expect(ids('judge')).not.toContain('certificate_mailing');
    expect(ids('attorney')).toEqual([]);
  });

  test('are never those that correct an entry', () => {
    expect(ids('clerk')).not.toContain('entered_in_error');
    expect(isDocketEvent('minute_order')).toBe(true);
    expect(labelOfCode('minute_order')).toBe('Minute order');
    expect(labelOfCode('no_such_code')).toBeNull();
  });
});

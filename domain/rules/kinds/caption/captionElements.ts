import { anyOf, pattern } from '#domain/text/pattern';
import type { CheckedDocument } from '../../checks/Submission.ts';
import { frontOf, opensCase } from '../shared/Front.ts';
import { statementsIn } from '../shared/lookup.ts';

type Element = { name: string; shows: (document: CheckedDocument) => boolean };

const shown =
  (...signs: string[]) =>
  (document: CheckedDocument) => {
    const front = frontOf(document);
    return signs.some((sign) => front.has(sign));
  };
const states =
  (...kinds: string[]) =>
  (document: CheckedDocument) =>
    statementsIn(document, ...kinds).length > 0;
const parties = ({ reading }: CheckedDocument) =>
  reading.plaintiffs.length + reading.defendants.length + reading.claimants.length;
const county = ({ reading }: CheckedDocument) =>
  reading.location !== undefined ||
  reading.court?.parts?.county !== undefined ||
  /court of claims|justice court|city of/i.test(reading.court?.value ?? '');
const partyWords = [
  'plaintiff',
  'defendant',
  'petitioner',
  'respondent',
  'appell',
  'claimant',
  'movant',
  'intervenor',
  'husband',
  'wife',
  'father',
  'mother',
  'landlord',
  'tenant',
  'joint',
  'agreed',
  'stipulat',
  'people',
  'state',
  'government',
  'united states',
  /\bparty/,
  'parties',
  'counsel',
  'amic',
];
const ofParty = pattern('i')`${anyOf(partyWords)}`;

/** An element is missing only where neither the reader found it nor the page has words that could be it. */
const court: Element = {
  name: 'the name of the court',
  shows: (one) => one.reading.court !== undefined || shown('court')(one),
};
const sides: Element = {
  name: 'the names of the parties',
  shows: (one) => parties(one) > 0 || shown('sides', 'matter', 'role')(one),
};
const number = (name: string): Element => ({
  name,
  shows: (one) => one.reading.case_number !== undefined || opensCase(one) || shown('number')(one),
});
const title = (name: string): Element => ({
  name,
  shows: ({ reading }) => reading.title !== undefined || reading.doc_type !== undefined,
});
const counsel: Element = {
  name: 'how counsel can be reached',
  shows: states('email', 'phone', 'address'),
};
const below: Element = {
  name: 'the court below and how the case came up',
  shows: (one) => shown('below')(one) || one.reading.related_cases.length > 0,
};
const filer: Element = {
  name: 'the party for whom the paper is filed',
  shows: (one) =>
    // A first pleading is the plaintiff's.
    opensCase(one) ||
    ofParty.test(one.reading.title?.value ?? '') ||
    one.reading.counsel.length > 0 ||
    one.reading.signatures.length > 0 ||
    shown('represents')(one),
};
const place: Element = { name: 'the county', shows: (one) => county(one) || shown('county')(one) };
const judge: Element = {
  name: 'the judge',
  shows: (one) => one.reading.judge_name !== undefined || shown('judge')(one),
};
const bar: Element = {
  name: 'the bar number of counsel',
  shows: (one) => one.reading.bar_numbers.length > 0 || shown('bar')(one),
};

/** What captions and covers must show, by the rules' names for it. */
const captionElements = {
  court_name: court,
  court,
  court_location: court,
  title: sides,
  style: sides,
  caption: sides,
  case_title: sides,
  first_party_each_side: sides,
  respondent_name: sides,
  case_number: number('the case number'),
  cause_number: number('the cause number'),
  index_number_if_assigned: number('the index number'),
  appellate_number: number('the number of the appeal'),
  case_number_top_center: number('the case number'),
  docket_number_or_space: {
    name: 'the docket number or a space for it',
    shows: (one) => one.reading.case_number !== undefined || shown('number', 'number_label')(one),
  },
  pleading_designation: title('the name of the paper'),
  nature_of_paper: title('the nature of the paper'),
  document_title: title('the title of the paper'),
  brief_title: title('the title of the brief'),
  brief_title_and_party: title('the title of the brief'),
  brief_type: title('the title of the brief'),
  county: place,
  venue_county: place,
  state: { name: 'the state', shows: (one) => one.reading.court?.parts?.state !== undefined || shown('state')(one) },
  filing_party: filer,
  party: filer,
  party_represented: filer,
  nature_and_court_below: below,
  lower_tribunal: below,
  trial_court_number: {
    name: 'the number of the case in the trial court',
    shows: (one) => one.reading.related_cases.length > 0 || shown('below')(one),
  },
  trial_judge: { ...judge, name: 'the trial judge' },
  judge,
  counsel_contact: counsel,
  lead_counsel_contact: counsel,
  attorney_name_address_email: counsel,
  counsel_of_record_contact: { name: 'the counsel of record', shows: shown('record_counsel') },
  state_bar_number: bar,
  argument_request_top_right: { name: 'who argues and how long', shows: shown('argument') },
  filer_name_address: {
    name: 'the filer’s name and address',
    shows: (one) => states('address')(one) || shown('zip')(one),
  },
  eoir_id: {
    name: 'the EOIR ID of the representative',
    // Who appears without a representative has none.
    shows: (one) => shown('eoir')(one) || /pro se/i.test(one.reading.signatures[0]?.parts?.capacity ?? ''),
  },
  a_number: {
    name: 'the A-number',
    shows: (one) =>
      shown('a_number')(one) ||
      one.facts.identifiers.some(({ kind }) => kind === 'alien_number') ||
      /^A\W?\d/i.test(one.reading.case_number?.value ?? ''),
  },
  hearing_date_time_type: {
    name: 'date, time and kind of the hearing',
    shows: (one) => one.reading.hearing_date !== undefined || shown('hearing')(one),
  },
  detention_status: { name: 'DETAINED or NON-DETAINED', shows: shown('detained') },
  // Of the filer's own block
  name: { name: 'the filer’s name', shows: filer.shows },
  address: { name: 'the filer’s address', shows: states('address') },
  phone: { name: 'the filer’s telephone number', shows: states('phone') },
  email: { name: 'the filer’s e-mail address', shows: states('email') },
} satisfies Record<string, Element>;
export type CaptionElement = keyof typeof captionElements;

/** The names of the elements of a list that a paper does not show. */
export function lackingElements(document: CheckedDocument, names: readonly CaptionElement[]): string[] {
  const lacking = names.flatMap((name) => {
    const element = captionElements[name];
    return element.shows(document) ? [] : [element.name];
  });
  return [...new Set(lacking)];
}

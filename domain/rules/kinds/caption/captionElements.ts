import { anyOf, pattern } from '#domain/text/pattern';
import type { CheckedDocument } from '../../checks/Submission.ts';
import { frontOf, opensCase } from '../shared/Front.ts';
import { statementsIn } from '../shared/lookup.ts';
import type { CaptionDetail } from './messages.ts';

type Element = { detail: CaptionDetail; shows: (document: CheckedDocument) => boolean };

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

/** An element is missing only if the analysis did not find it and no text on the page could be it. */
const court: Element = {
  detail: 'court',
  shows: (one) => one.reading.court !== undefined || shown('court')(one),
};
const sides: Element = {
  detail: 'parties',
  shows: (one) => parties(one) > 0 || shown('sides', 'matter', 'role')(one),
};
const number = (detail: CaptionDetail): Element => ({
  detail,
  shows: (one) => one.reading.case_number !== undefined || opensCase(one) || shown('number')(one),
});
const title = (detail: CaptionDetail): Element => ({
  detail,
  shows: ({ reading }) => reading.title !== undefined || reading.doc_type !== undefined,
});
const counsel: Element = {
  detail: 'counsel_contact',
  shows: states('email', 'phone', 'address'),
};
const below: Element = {
  detail: 'court_below',
  shows: (one) => shown('below')(one) || one.reading.related_cases.length > 0,
};
const filer: Element = {
  detail: 'filing_party',
  shows: (one) =>
    // A first pleading is the plaintiff's.
    opensCase(one) ||
    ofParty.test(one.reading.title?.value ?? '') ||
    one.reading.counsel.length > 0 ||
    one.reading.signatures.length > 0 ||
    shown('represents')(one),
};
const place: Element = { detail: 'county', shows: (one) => county(one) || shown('county')(one) };
const judge: Element = {
  detail: 'judge',
  shows: (one) => one.reading.judge_name !== undefined || shown('judge')(one),
};
const bar: Element = {
  detail: 'counsel_bar_number',
  shows: (one) => one.reading.bar_numbers.length > 0 || shown('bar')(one),
};

/** The elements that captions and covers must show, by their names in rules. */
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
  case_number: number('case_number'),
  cause_number: number('cause_number'),
  index_number_if_assigned: number('index_number'),
  appellate_number: number('appeal_number'),
  case_number_top_center: number('case_number'),
  docket_number_or_space: {
    detail: 'docket_number',
    shows: (one) => one.reading.case_number !== undefined || shown('number', 'number_label')(one),
  },
  pleading_designation: title('document_name'),
  nature_of_paper: title('document_nature'),
  document_title: title('document_title'),
  brief_title: title('brief_title'),
  brief_title_and_party: title('brief_title'),
  brief_type: title('brief_title'),
  county: place,
  venue_county: place,
  state: { detail: 'state', shows: (one) => one.reading.court?.parts?.state !== undefined || shown('state')(one) },
  filing_party: filer,
  party: filer,
  party_represented: filer,
  nature_and_court_below: below,
  lower_tribunal: below,
  trial_court_number: {
    detail: 'trial_court_number',
    shows: (one) => one.reading.related_cases.length > 0 || shown('below')(one),
  },
  trial_judge: { ...judge, detail: 'trial_judge' },
  judge,
  counsel_contact: counsel,
  lead_counsel_contact: counsel,
  attorney_name_address_email: counsel,
  counsel_of_record_contact: { detail: 'counsel_of_record', shows: shown('record_counsel') },
  state_bar_number: bar,
  argument_request_top_right: { detail: 'oral_argument', shows: shown('argument') },
  filer_name_address: {
    detail: 'filer_name_and_address',
    shows: (one) => states('address')(one) || shown('zip')(one),
  },
  eoir_id: {
    detail: 'representative_eoir_id',
    // A person without a representative has none.
    shows: (one) => shown('eoir')(one) || /pro se/i.test(one.reading.signatures[0]?.parts?.capacity ?? ''),
  },
  a_number: {
    detail: 'a_number',
    shows: (one) =>
      shown('a_number')(one) ||
      one.facts.identifiers.some(({ kind }) => kind === 'alien_number') ||
      /^A\W?\d/i.test(one.reading.case_number?.value ?? ''),
  },
  hearing_date_time_type: {
    detail: 'hearing',
    shows: (one) => one.reading.hearing_date !== undefined || shown('hearing')(one),
  },
  detention_status: { detail: 'detention_status', shows: shown('detained') },
  // Of the filer's block
  name: { detail: 'filer_name', shows: filer.shows },
  address: { detail: 'filer_address', shows: states('address') },
  phone: { detail: 'filer_phone', shows: states('phone') },
  email: { detail: 'filer_email', shows: states('email') },
} satisfies Record<string, Element>;
export type CaptionElement = keyof typeof captionElements;

/** The listed elements that a document does not show. */
export function lackingElements(document: CheckedDocument, names: readonly CaptionElement[]): CaptionDetail[] {
  const lacking = names.flatMap((name) => {
    const { detail, shows } = captionElements[name];
    return shows(document) ? [] : [detail];
  });
  return [...new Set(lacking)];
}

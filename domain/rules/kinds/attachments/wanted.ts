import type { Wanted } from './comesWith.ts';

/** The papers that rules want along, by the names that their parameters have for them. */
export const wantedDocuments = {
  notice_of_constitutional_question: {
    name: 'a notice of constitutional question',
    title: /constitutional question/i,
    states: ['constitutional_question'],
  },
  separate_statement: {
    name: 'the separate statement of undisputed material facts',
    title: /separate statement|undisputed/i,
    states: ['separate_statement'],
  },
  separate_statement_discovery: {
    name: 'the separate statement of the items in dispute',
    title: /separate statement/i,
    states: ['separate_statement'],
  },
  meet_and_confer_declaration: {
    name: 'a declaration that the parties met and conferred',
    title: /meet[- ]and[- ]confer/i,
    states: ['certificate_of_conference'],
  },
  certificate_of_merit: {
    name: 'the certificate of merit',
    title: /certificate of merit/i,
    states: ['certificate_of_merit'],
  },
  certificate_of_merit_foreclosure: {
    name: 'the certificate of merit with note, mortgage and assignments',
    title: /certificate of merit/i,
    states: ['certificate_of_merit'],
  },
  good_faith_affirmation: {
    name: 'an affirmation of the good-faith effort to settle the dispute',
    title: /good[- ]faith/i,
    states: ['good_faith_effort', 'certificate_of_conference'],
  },
  notice_of_confidential_information: {
    name: 'a notice of confidential information',
    title: /confidential information/i,
  },
  rule_222b_affidavit: {
    name: 'the affidavit on the amount of damages under Rule 222(b)',
    title: /222|affidavit.{0,30}damages/i,
    states: ['rule_222'],
  },
  proposed_order: {
    name: 'a proposed order',
    title: /proposed.{0,40}order|order.{0,20}proposed|^order/i,
    types: ['proposed_order', 'order'],
    states: ['proposed_order'],
  },
  attorney_affidavit: {
    name: 'the affidavit of the attorney',
    title: /affidavit/i,
    types: ['affidavit'],
    states: ['certificate_of_merit'],
  },
  professional_report: {
    name: 'the report of a health professional',
    title: /report|certificate of merit/i,
    states: ['certificate_of_merit'],
  },
} satisfies Record<string, Wanted>;
export type WantedDocument = keyof typeof wantedDocuments;

/** Forms by number, with what people call them and how else they are known. */
export const wantedForms = {
  'JS 44': {
    name: 'the civil cover sheet (JS 44)',
    forms: ['JS 44', 'JS-CAND 44'],
    title: /cover ?sheet|\bjs-? ?44/i,
    types: ['cover_sheet'],
  },
  'CM-010': {
    name: 'the civil case cover sheet (CM-010)',
    forms: ['CM-010'],
    title: /cover ?sheet|\bcm-?010/i,
    types: ['cover_sheet'],
  },
  '1.997': {
    name: 'the civil cover sheet (form 1.997)',
    forms: ['1.997'],
    title: /cover ?sheet/i,
    types: ['cover_sheet'],
  },
  '12.928': {
    name: 'the family court cover sheet (form 12.928)',
    forms: ['12.928'],
    title: /cover ?sheet/i,
    types: ['cover_sheet'],
  },
  'UCS-840': { name: 'form UCS-840', forms: ['UCS-840'] },
  'SUM-100': {
    name: 'the summons (SUM-100)',
    forms: ['SUM-100', 'SUM-130'],
    title: /\bsummons\b/i,
    types: ['summons'],
  },
  'SC-100': { name: 'form SC-100', forms: ['SC-100'], title: /plaintiff'?s claim/i },
  'FL-100': { name: 'the petition on form FL-100', forms: ['FL-100', 'FL-103'], title: /petition.{0,6}marriage/i },
  'FL-110': { name: 'the summons on form FL-110', forms: ['FL-110'], title: /\bsummons\b/i, types: ['summons'] },
  'FL-105': { name: 'the UCCJEA declaration (FL-105)', forms: ['FL-105'], title: /uccjea|uniform child custody/i },
  'FL-150': {
    name: 'the income and expense declaration (FL-150) or the simplified FL-155',
    forms: ['FL-150', 'FL-155'],
    title: /income and expense|financial statement/i,
  },
  'FL-141': { name: 'the declaration of service of disclosure (FL-141)', forms: ['FL-141'] },
  'DE-111': { name: 'form DE-111', forms: ['DE-111'] },
  '12.902(d)': {
    name: 'the UCCJEA affidavit (form 12.902(d))',
    forms: ['12.902(d)'],
    title: /uccjea|uniform child custody/i,
  },
  '12.902(b)': { name: 'a financial affidavit on form 12.902(b) or 12.902(c)', forms: ['12.902(b)', '12.902(c)'] },
  '12.902(j)': {
    name: 'the notice of social security number (form 12.902(j))',
    forms: ['12.902(j)'],
    title: /notice of social security/i,
  },
  'EOIR-28': { name: 'form EOIR-28', forms: ['EOIR-28', 'EOIR-61'] },
  'EOIR-33/IC': { name: 'form EOIR-33/IC', forms: ['EOIR-33'] },
  'EOIR-26': {
    name: 'form EOIR-26',
    forms: ['EOIR-26'],
    title: /notice of appeal from a decision of an immigration judge/i,
  },
  'EOIR-27': { name: 'form EOIR-27', forms: ['EOIR-27'] },
  statewide_financial_affidavit: {
    name: 'the statewide financial affidavit',
    forms: ['DV-FA'],
    title: /statewide|approved/i,
  },
} satisfies Record<string, Wanted>;
export type WantedForm = keyof typeof wantedForms;

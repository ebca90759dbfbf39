import type { Wanted } from './Wanted.ts';

/** The documents that others require as attachments, by their names in the rules’ parameters. */
export const wantedDocuments = {
  notice_of_constitutional_question: {
    title: /constitutional question/i,
    states: ['constitutional_question'],
  },
  separate_statement: {
    title: /separate statement|undisputed/i,
    states: ['separate_statement'],
  },
  separate_statement_discovery: {
    title: /separate statement/i,
    states: ['separate_statement'],
  },
  meet_and_confer_declaration: {
    title: /meet[- ]and[- ]confer/i,
    states: ['certificate_of_conference'],
  },
  certificate_of_merit: {
    title: /certificate of merit/i,
    states: ['certificate_of_merit'],
  },
  certificate_of_merit_foreclosure: {
    title: /certificate of merit/i,
    states: ['certificate_of_merit'],
  },
  good_faith_affirmation: {
    title: /good[- ]faith/i,
    states: ['good_faith_effort', 'certificate_of_conference'],
  },
  notice_of_confidential_information: {
    title: /confidential information/i,
  },
  rule_222b_affidavit: {
    title: /222|affidavit.{0,30}damages/i,
    states: ['rule_222'],
  },
  proposed_order: {
    title: /proposed.{0,40}order|order.{0,20}proposed|^order/i,
    types: ['proposed_order', 'order'],
    states: ['proposed_order'],
  },
  attorney_affidavit: {
    title: /affidavit/i,
    types: ['affidavit'],
    states: ['certificate_of_merit'],
  },
  professional_report: {
    title: /report|certificate of merit/i,
    states: ['certificate_of_merit'],
  },
} satisfies Record<string, Wanted>;
export type WantedDocument = keyof typeof wantedDocuments;

/** The forms that must come with a document, by number, and how else they are recognized. */
export const wantedForms = {
  'JS 44': {
    forms: ['JS 44', 'JS-CAND 44'],
    title: /cover ?sheet|\bjs-? ?44/i,
    types: ['cover_sheet'],
  },
  'CM-010': {
    forms: ['CM-010'],
    title: /cover ?sheet|\bcm-?010/i,
    types: ['cover_sheet'],
  },
  '1.997': {
    forms: ['1.997'],
    title: /cover ?sheet/i,
    types: ['cover_sheet'],
  },
  '12.928': {
    forms: ['12.928'],
    title: /cover ?sheet/i,
    types: ['cover_sheet'],
  },
  'UCS-840': { forms: ['UCS-840'] },
  'SUM-100': {
    forms: ['SUM-100', 'SUM-130'],
    title: /\bsummons\b/i,
    types: ['summons'],
  },
  'SC-100': { forms: ['SC-100'], title: /plaintiff'?s claim/i },
  'FL-100': { forms: ['FL-100', 'FL-103'], title: /petition.{0,6}marriage/i },
  'FL-110': { forms: ['FL-110'], title: /\bsummons\b/i, types: ['summons'] },
  'FL-105': { forms: ['FL-105'], title: /uccjea|uniform child custody/i },
  'FL-150': {
    forms: ['FL-150', 'FL-155'],
    title: /income and expense|financial statement/i,
  },
  'FL-141': { forms: ['FL-141'] },
  'DE-111': { forms: ['DE-111'] },
  '12.902(d)': {
    forms: ['12.902(d)'],
    title: /uccjea|uniform child custody/i,
  },
  '12.902(b)': { forms: ['12.902(b)', '12.902(c)'] },
  '12.902(j)': {
    forms: ['12.902(j)'],
    title: /notice of social security/i,
  },
  'EOIR-28': { forms: ['EOIR-28', 'EOIR-61'] },
  'EOIR-33/IC': { forms: ['EOIR-33'] },
  'EOIR-26': {
    forms: ['EOIR-26'],
    title: /notice of appeal from a decision of an immigration judge/i,
  },
  'EOIR-27': { forms: ['EOIR-27'] },
  statewide_financial_affidavit: {
    forms: ['DV-FA'],
    title: /statewide|approved/i,
  },
} satisfies Record<string, Wanted>;
export type WantedForm = keyof typeof wantedForms;

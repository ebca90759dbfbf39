import type { LengthDoubts, LengthProblems } from '#domain/rules/kinds/length/messages';
import { writeCount } from '#domain/text/writeCount';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { listed, pagesNamed } from '../words.ts';

const shorten = (allowed: number) =>
  `Shorten the document to ${writeCount(allowed)} words, or ask the court for leave to file a longer one.`;

export const lengthProblems: ProblemTexts<LengthProblems> = {
  'length.stated_words_over': ({ stated, allowed }) => ({
    message: `The document states ${writeCount(stated)} words; the rule allows ${writeCount(allowed)}.`,
    remedy: shorten(allowed),
  }),
  'length.words_over': ({ counted, stated, allowed }) => ({
    message: `The text has about ${writeCount(counted)} words${stated === null ? '' : ` and its certificate states ${writeCount(stated)}`}; the rule allows ${writeCount(allowed)}.`,
    remedy: shorten(allowed),
  }),
  'length.word_certificate_missing': () => ({
    message: 'No word count certificate was found.',
    remedy:
      'Add at the end: "I certify that this document contains [number] words, counted by the word-processing system, and complies with the word limit of [rule]. [date, signature]"',
  }),
  'length.pages_over': ({ pages, allowed }) => ({
    message: `The text of the document has more than ${pages} pages; the rule allows ${allowed}.`,
    remedy: `Shorten the document to ${allowed} pages, or ask the court for leave to file a longer one.`,
  }),
  'length.attachments_over': ({ pages, on, allowed }) => ({
    message: `The attachments have ${pages} pages (${pagesNamed(on)}); the rule allows ${allowed} in total.`,
    remedy: `Attach no more than ${allowed} pages, or request leave to attach more.`,
  }),
};

export const lengthDoubts: Texts<LengthDoubts> = {
  'length.limit_depends_on_case': ({ lower }) =>
    `The document has more than ${writeCount(lower)} words; whether that limit applies depends on the type of case or witness.`,
  'length.words_near_limit': ({ counted, lower, stages }) => {
    const allowances = stages.map(({ stage, words }) => `${writeCount(words)} words for the ${stage}`);
    const allows = allowances.length === 0 ? '' : `; it allows ${listed(allowances)}`;
    return `The text has about ${writeCount(counted)} words; whether they are over the ${writeCount(lower)} that the rule allows depends on what counts${allows}.`;
  },
  'length.pages_near_limit': ({ pages, allowed }) =>
    `The document has ${pages} pages; a person must decide how many of them count toward the ${allowed} that the rule allows.`,
};

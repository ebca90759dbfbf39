import type { LayoutDoubts, LayoutProblems, NamedSize, PaperFormat } from '#domain/rules/kinds/layout/messages';
import type { LineSpacing } from '#domain/rules/kinds/layout/parameters';
import type { ProblemTexts, Texts } from '../../Catalog.ts';
import { either, listed, pagesNamed, sentence } from '../words.ts';

/** `0.75 inch`, `1 inch`, `1.5 inches` */
const long = (inches: number) => `${Math.round(100 * inches) / 100} ${inches > 1 ? 'inches' : 'inch'}`;

const formats: Record<PaperFormat, string> = {
  letter: 'letter size',
  legal: 'legal size',
  a4: 'A4',
  tabloid: 'tabloid size',
};
const sized = ({ width_in, height_in }: NamedSize) => `${width_in} by ${height_in} inches`;
const named = (size: NamedSize) => (size.format === null ? sized(size) : `${formats[size.format]} (${sized(size)})`);

const spacings: Record<LineSpacing, string> = {
  double: 'double-spaced',
  one_and_a_half: 'at least one-and-a-half-spaced',
};

function spacing(ratio: number): string {
  if (ratio < 1.4) return 'about single spacing';
  return ratio < 1.75 ? 'about one-and-a-half spacing' : 'less than double spacing';
}

const topOfFirstPage = (inches: number) => `The text of the first page begins ${long(inches)} from the top`;

export const layoutProblems: ProblemTexts<LayoutProblems> = {
  'layout.page_size': ({ pages, size, asked }) => ({
    message: `${sentence(pagesNamed(pages))} ${pages.length === 1 ? 'is' : 'are'} ${named(size)}; the rule requires ${named(asked)}.`,
    remedy: `Set the document on pages of ${sized(asked)} and create the PDF again.`,
  }),
  'layout.margin_narrow': ({ side, inches, asked, pages }) => ({
    message: `The ${side} margin is ${long(inches)} on ${pagesNamed(pages)}; the rule requires at least ${long(asked)}.`,
    remedy: `Set the ${side} margin to at least ${long(asked)} and create the PDF again.`,
  }),
  'layout.page_numbers_missing': ({ pages }) => ({
    message: `No page numbers were found on ${pagesNamed(pages)}.`,
    remedy: 'Number the pages at the bottom, beginning with 1 on the first page.',
  }),
  'layout.page_numbers_roman': ({ pages }) => ({
    message: `${pages.length} pages have Roman numerals (${pagesNamed(pages)}); the rule requires Arabic numerals throughout.`,
    remedy: 'Number every page in Arabic numerals, counting from the first page of the file.',
  }),
  'layout.page_number_off': ({ page, printed }) => ({
    message: `Page ${page} of the file is numbered ${printed}; the rule requires page numbers that count from the first page.`,
    remedy: 'Number the pages from 1 on the first page of the file, including the cover.',
  }),
  'layout.line_spacing': ({ ratio, asked }) => ({
    message: `The line spacing of the text is ${ratio} times the type size, ${spacing(ratio)}; the rule requires the text to be ${spacings[asked]}.`,
    remedy: `Set the text ${spacings[asked]}; quotations, headings, and footnotes may be more closely spaced where the rule allows.`,
  }),
  'layout.leading': ({ points, asked, type_size }) => ({
    message: `The text has ${points} points of leading; the rule requires ${asked}.`,
    remedy: `Set ${type_size}-point type on lines ${type_size + asked} points apart.`,
  }),
  'layout.type_small': ({ points, asked }) => ({
    message: `Most of the text is in ${points}-point type; the rule requires at least ${asked}-point type.`,
    remedy: `Set the body of the document in at least ${asked}-point type and create the PDF again.`,
  }),
  'layout.footnotes_small': ({ points, asked }) => ({
    message: `The footnotes are in ${points}-point type; the rule requires at least ${asked}-point type.`,
    remedy: `Set the footnotes in at least ${asked}-point type.`,
  }),
  'layout.type_narrow': ({ per_inch, allowed }) => ({
    message: `The text has ${per_inch.toFixed(1)} characters per inch; the rule allows ${allowed}.`,
    remedy: 'Set monospaced type at 12 points, or use a proportional typeface of the size that the rule requires.',
  }),
  'layout.face_without_serifs': ({ face }) => ({
    message: `The text is in ${face}, which is a sans serif typeface; the rule requires a serif typeface.`,
    remedy: 'Set the body in a serif typeface, such as Century Schoolbook or Times New Roman.',
  }),
  'layout.face': ({ face, allowed }) => ({
    message: `The text is in ${face}; the rule allows ${either(allowed)}.`,
    remedy: `Set the body of the document in ${allowed[0]} and create the PDF again.`,
  }),
  'layout.face_unlike': ({ face, alike }) => ({
    message: `The text is in ${face}, which is not like ${listed(alike)}.`,
    remedy: `Set the body of the document in ${alike[1] ?? alike[0]} and create the PDF again.`,
  }),
  'layout.lines_not_numbered': ({ pages }) => ({
    message: `The lines are not numbered on ${pagesNamed(pages)}.`,
    remedy: 'Set the document on pleading paper with line numbers at the left margin that begin with 1 on each page.',
  }),
  'layout.lines_over': ({ lines, pages, allowed }) => ({
    message: `There are ${lines} numbered lines on ${pagesNamed(pages)}; the rule allows ${allowed}.`,
    remedy: `Use pleading paper with at most ${allowed} lines.`,
  }),
  'layout.footer_missing': ({ pages }) => ({
    message: `No footer with the title of the document was found on ${pagesNamed(pages)}.`,
    remedy:
      'Put the title of the document, or a short form of it, in at least 10-point type at the bottom of each page, below the page number and a line.',
  }),
  'layout.corner_not_blank': ({ width_in, height_in }) => ({
    message: `There is text in the upper right corner of the first page (${long(width_in)} by ${long(height_in)}), which is reserved for the clerk’s stamp.`,
    remedy: `Leave the upper right corner of the first page blank: ${long(width_in)} by ${long(height_in)}.`,
  }),
  'layout.first_page_top': ({ inches, asked }) => ({
    message: `${topOfFirstPage(inches)}; the rule requires a margin of ${long(asked)} there.`,
    remedy: `Leave ${long(asked)} blank at the top of the first page.`,
  }),
};

export const layoutDoubts: Texts<LayoutDoubts> = {
  'layout.pictures_not_measured': () => 'The pages are images, on which sizes and distances are not measured.',
  'layout.margins_not_measured': () => 'The margins could not be measured.',
  'layout.line_spacing_not_measured': () => 'There is too little running text to measure the line spacing.',
  'layout.leading_not_measured': () => 'There is too little running text to measure the leading.',
  'layout.type_not_measured': () => 'The type size could not be measured.',
  'layout.corner_not_measured': () => 'The first page could not be measured.',
  'layout.corner_blank_in_some_circuits': () => 'Only some circuits require this space; see the circuit’s rules.',
  'layout.face_unknown': () => 'The names of the fonts in the file do not show which typefaces they are.',
  'layout.face_free_on_letter_paper': () =>
    'The document is not a booklet; no typeface is prescribed for letter-size paper.',
  'layout.face_perhaps_alike': ({ face, alike }) =>
    `A person must decide whether ${face} is essentially the same as ${listed(alike)}.`,
  'layout.first_page_top_if_possible': ({ inches, asked }) =>
    `${topOfFirstPage(inches)}; the rule requires ${long(asked)} where possible.`,
  'layout.footer_unclear': () => 'With one or two pages, a footer cannot be distinguished from the text.',
  'layout.footer_perhaps_title': ({ printed }) =>
    `A person must decide whether the footer “${printed}” names the document.`,
  'layout.letter_paper_by_leave': () =>
    'Whether letter-size paper is allowed (Rule 33.2) depends on leave to proceed in forma pauperis.',
};

import { describeCaseNumber } from '#domain/caseNumbers/describeCaseNumber';
import { recognizeCourt } from '#domain/courts/recognize/recognizeCourt';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import { courtParts } from '../courtParts.ts';
import type { LearnedTemplate } from '../learned/LearnedTemplate.ts';
import { patternOfSign } from '../learned/numberShape.ts';
import { printedHeading } from '../learned/printedHeading.ts';
import type { ReadField, Reading } from '../Reading.ts';
import type { DividedLines } from './divideLines.ts';

type Known = Pick<DividedLines, 'page'> & { templates: readonly LearnedTemplate[]; fields: Partial<Reading> };

/** A number that the docket printed is surer than any pattern. */
const printedByDocket: readonly string[] = ['docket-banner', 'nyscef-banner'];

/** Applies what the court's corrections taught: the meaning of a heading, and patterns of case numbers. */
export function applyTemplates({ templates, page, fields }: Known): { fields: Partial<Reading> } {
  if (templates.length === 0) return { fields };
  const { court, location } = readHeading(templates, page);
  const number = fields.case_number;
  const learned = number && isKept(number, templates) ? undefined : readNumber(templates, page);
  return {
    fields: {
      ...fields,
      ...(court && { court }),
      ...(location && { location }),
      ...(learned && { case_number: learned }),
    },
  };
}

function readHeading(templates: readonly LearnedTemplate[], page: readonly FilingLine[]) {
  const heading = printedHeading(page);
  const meant = (field: LearnedTemplate['field']): ReadField<string> | undefined => {
    const template = heading && templates.find((one) => one.field === field && one.sign === heading.sign);
    if (!heading || !template?.value) return undefined;
    const name = field === 'court' ? recognizeCourt(template.value) : undefined;
    return {
      value: template.value,
      ...readBy('learned-heading'),
      evidence: heading.lines.map((line) => evidenceOf(line, 0, line.text.length)),
      parts: { ...(name?.court === template.value && courtParts(name)), template: template.id },
    };
  };
  return { court: meant('court'), location: meant('location') };
}

/** A number that the docket printed, or that has a learned pattern already. */
function isKept({ method, value }: ReadField<string>, templates: readonly LearnedTemplate[]): boolean {
  if (printedByDocket.includes(method)) return true;
  return templates.some((one) => one.field === 'case_number' && patternOfSign(one.sign).exec(value)?.[0] === value);
}

/** The only number on the page that has a learned pattern; of several, none is chosen. */
function readNumber(templates: readonly LearnedTemplate[], page: readonly FilingLine[]): ReadField<string> | undefined {
  const found = templates
    .filter(({ field }) => field === 'case_number')
    .flatMap((template) =>
      page.flatMap((line) =>
        [...line.text.matchAll(patternOfSign(template.sign))].map((match) => ({ template, line, match })),
      ),
    );
  const [first] = found;
  if (!first || found.some(({ match }) => match[0] !== first.match[0])) return undefined;
  const { template, line, match } = first;
  return {
    value: match[0],
    ...readBy('learned-number'),
    evidence: [evidenceOf(line, match.index, match.index + match[0].length)],
    parts: { ...describeCaseNumber(match[0], undefined), template: template.id },
  };
}

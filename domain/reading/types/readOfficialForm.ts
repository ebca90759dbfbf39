import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import { type FormSeries, officialForms } from './officialForms.ts';

type Series = Omit<FormSeries, 'forms' | 'further'> & { types: ReadonlyMap<string, DocumentTypeId> };

const series: readonly Series[] = officialForms.map(({ forms, further = {}, ...rest }) => ({
  ...rest,
  types: new Map([...typesOf(forms, (numbers) => numbers), ...typesOf(further, (numbers) => numbers.split(' '))]),
}));

/** The form numbers with their types. */
function typesOf<Listed>(
  forms: Partial<Record<DocumentTypeId, Listed>>,
  numbersIn: (listed: Listed) => readonly string[],
): [string, DocumentTypeId][] {
  return (Object.keys(forms) as DocumentTypeId[]).flatMap((type) =>
    numbersIn(forms[type]!).map((number): [string, DocumentTypeId] => [plain(number), type]),
  );
}

/** Something that every form's number has, so that other lines are not examined further. */
const mayBeNumber =
  /\b(?:[A-Z]{1,5}-? ?(?:[A-Z]{1,3}-)?\d{1,4}[A-Za-z]?\b|official (?:bankruptcy )?form|pro se \d|family law .{0,20}form)/i;
const longest = 100;

/** The type of an official form, by the number that the form bears in a corner or its footer on the first page. */
export function readOfficialForm(page: readonly FilingLine[]): ReadField<DocumentTypeId> | undefined {
  for (const line of page) {
    if (line.text.length > longest || !mayBeNumber.test(line.text)) continue;
    for (const { number, needs, types } of series) {
      const form = number.exec(line.text)?.[1];
      const type = form === undefined ? undefined : types.get(plain(form));
      if (type === undefined || (needs !== undefined && !page.some(({ text }) => needs.test(text)))) continue;
      return { value: type, ...readBy('form-number'), evidence: [evidenceOf(line)] };
    }
  }
  return undefined;
}

/** `AO 440` and `AO440`, `106Sum` and `106SUM` are one number. */
function plain(number: string): string {
  return number.replace(/[\s–-]/g, '').toUpperCase();
}

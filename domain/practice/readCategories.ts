import type { Confidence } from '#domain/authority/CheckedFact';
import type { CaseType } from '#domain/courts/choices';
import type { CaseCategory } from './CourtPack.ts';
import type { Confidentiality, JuryRight } from './packChoices.ts';
import type { TitleForm } from './titleForms.ts';

/**
 * Categories from a table with a line for each: ID, code, label, group, case type, access, jury, title form,
 * confidence, authority, and a note, separated by vertical bars. `practice.test.ts` checks the values.
 */
export function readCategories(table: string): CaseCategory[] {
  return table
    .trim()
    .split('\n')
    .map((line) => {
      const [id, code, label, group, case_type, confidentiality, jury, title, confidence, authority, note] = line
        .trim()
        .split('|');
      return {
        id: id!,
        code: code!,
        label: label!,
        group: group!,
        case_type: case_type as CaseType,
        confidentiality: confidentiality as Confidentiality,
        jury: jury as JuryRight,
        title: title as TitleForm,
        confidence: confidence as Confidence,
        authority: authority ?? '',
        note: note ?? '',
        active: true,
      };
    });
}

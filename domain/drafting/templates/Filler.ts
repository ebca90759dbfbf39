import { isDate } from '#domain/days/days';
import { spellLongDay } from '#domain/days/spellDay';
import { type CaseData, type FieldName, type Forum, fieldWords, listed } from './CaseData.ts';
import { blank } from './DraftDocument.ts';
import { fieldsOf, type TemplateId } from './templates.ts';

/** Reads the values for a document; missing values become visible blanks. */
export type Filler = {
  forum: Forum;
  /** The value, or a blank. */
  text(field: FieldName): string;
  /** The value, or nothing. */
  maybe(field: FieldName): string | null;
  says(field: FieldName): boolean;
  /** One entry per line; one blank if there are none. */
  entries(field: FieldName): string[];
  /** A date in words, `March 2, 2026`, or a blank. */
  date(field: FieldName): string;
};

export function openFiller(forum: Forum, data: CaseData): Filler {
  const maybe = (field: FieldName) => data[field]?.replace(/\s+/g, ' ').trim() || null;
  return {
    forum,
    maybe,
    text: (field) => maybe(field) ?? blank,
    says: (field) => maybe(field)?.toLowerCase() === 'yes',
    entries: (field) => {
      const all = listed(data[field]);
      return all.length > 0 ? all : [blank];
    },
    date: (field) => {
      const given = maybe(field);
      return given ? inWords(given) : blank;
    },
  };
}

/** The required fields of a template that are not given, in its order, with their names. */
export function missingFields(
  template: TemplateId,
  forum: Forum,
  data: CaseData,
): { field: FieldName; label: string }[] {
  const filler = openFiller(forum, data);
  return fieldsOf(template, forum)
    .filter(({ name, required, unless }) => required && !filler.maybe(name) && !(unless && filler.says(unless)))
    .filter(({ name }) => !(name === 'circuit' && isCook(filler)))
    .filter(({ name }) => !(name === 'relief_band' && isPetitioned(filler)))
    .map(({ name }) => ({ field: name, label: fieldWords[name] }));
}

/** Cook County is a separate judicial circuit (Ill. Const. art. VI, § 7; 705 ILCS 35/1). */
export function isCook(filler: Filler): boolean {
  return filler.forum === 'Illinois' && /^(?:county of )?cook\b/i.test(filler.text('county'));
}

/** A family or probate suit. Tex. R. Civ. P. 47(c) requires no range of relief in suits under the Family Code. */
export function isPetitioned(filler: Filler): boolean {
  return filler.maybe('party_titles') === 'petitioner';
}

/** A date as documents write it; text that is not an ISO date is unchanged. */
function inWords(given: string): string {
  return isDate(given) ? spellLongDay(given) : given;
}

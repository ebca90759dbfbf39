import type { TFunction } from 'i18next';
import type { SectionRule } from '#contract/reviewSections';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { listFormat } from '#domain/intl/formats';
import { itemLabel, type Nameable } from './routedItems.ts';

const either = (items: readonly string[]) => listFormat({ type: 'disjunction' }).format(items);

/** The name of a language, `Spanish`. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;
}

/** The conditions of a rule as a sentence. */
export function ruleSentence(
  { conditions: c }: Pick<SectionRule, 'conditions'>,
  { categories, filing_codes }: Pick<Nameable, 'categories' | 'filing_codes'>,
  t: TFunction,
): string {
  const labels = (items: typeof categories, ids: readonly string[]) => either(ids.map((id) => itemLabel(items, id, t)));
  const parts = [
    c.document_types.length > 0 &&
      t('settings.sections.if.document_types', { list: either(c.document_types.map(documentTypeLabel)) }),
    c.filing_codes.length > 0 && t('settings.sections.if.filing_codes', { list: labels(filing_codes, c.filing_codes) }),
    c.case_types.length > 0 && t('settings.sections.if.case_types', { list: either(c.case_types) }),
    c.categories.length > 0 && t('settings.sections.if.categories', { list: labels(categories, c.categories) }),
    c.languages.length > 0 && t('settings.sections.if.languages', { list: either(c.languages.map(languageName)) }),
    c.filers.length > 0 &&
      t('settings.sections.if.filers', { list: either(c.filers.map((one) => t(`settings.sections.filer.${one}`))) }),
    c.bar_numbers.length > 0 && t('settings.sections.if.bar_numbers', { list: either(c.bar_numbers) }),
    c.attorney_types.length > 0 && t('settings.sections.if.attorney_types', { list: either(c.attorney_types) }),
  ].filter((part) => part !== false);
  return parts.length === 0
    ? t('settings.sections.if.none')
    : t('settings.sections.if.all', { parts: parts.join(', ') });
}

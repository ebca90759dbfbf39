import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import type { EntryToMake } from '#domain/docketing/entryStates';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { invalidInput } from '#server/kernel/invalidInput';

type Asked = InputOf<typeof decideFiling>['docket'];

/** The docket entry as the clerk confirmed it with the acceptance; null where the portal writes the proposed one. */
export function confirmEntry(asked: Asked, codes: readonly FilingCode[], today: string): EntryToMake | null {
  if (!asked) return null;
  const { code, text, filed_on = null, sealed } = asked;
  if (code !== null && !codes.some(({ id }) => id === code)) {
    throw invalidInput('docket.code', 'This court does not use this filing code.');
  }
  const filed_on_reason = asked.filed_on_reason?.trim() || null;
  if (filed_on !== null && filed_on > today) throw invalidInput('docket.filed_on', 'This date is in the future.');
  if (filed_on !== null && filed_on_reason === null) {
    throw invalidInput('docket.filed_on_reason', 'Enter why the filing date is not the one by the court’s rules.');
  }
  return {
    code,
    text,
    filed_on,
    filed_on_reason: filed_on === null ? null : filed_on_reason,
    on_behalf_of: asked.on_behalf_of || null,
    related_number: asked.related_number ?? null,
    access: sealed ? 'sealed' : 'public',
  };
}

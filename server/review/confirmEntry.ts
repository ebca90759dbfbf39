import type { InputOf } from '#contract/endpoint';
import type { decideFiling } from '#contract/review';
import type { EntryToMake } from '#domain/docketing/entryStates';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { invalidInput } from '#server/kernel/invalidInput';

type Asked = InputOf<typeof decideFiling>['docket'];

/** The docket entry as the clerk confirmed it with the acceptance; null where the portal writes the proposed one. */
export function confirmEntry(asked: Asked, codes: readonly FilingCode[]): EntryToMake | null {
  if (!asked) return null;
  const { code, text, sealed } = asked;
  if (code !== null && !codes.some(({ id }) => id === code)) {
    throw invalidInput('docket.code', 'This court does not use this filing code.');
  }
  return {
    code,
    text,
    on_behalf_of: asked.on_behalf_of || null,
    related_number: asked.related_number ?? null,
    access: sealed ? 'sealed' : 'public',
  };
}

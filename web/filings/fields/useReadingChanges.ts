import { useState } from 'react';
import type { ChangesSince } from '#contract/extractedFields';
import type { FilingDetails } from '#contract/filings';

const kept = 'assize-seen-readings';
type Seen = Record<string, string[]>;

/** The changes of the newest reading that the person has not viewed; stored in this tab. */
export function useReadingChanges(filing: FilingDetails) {
  const [seen, setSeen] = useState<Seen>(read);
  const reading = `${filing.id} ${filing.analyzed_at}`;
  const looked = seen[reading] ?? [];
  const changes: ChangesSince['changes'] = (filing.changes_since?.changes ?? []).filter(
    ({ field }) => !looked.includes(field),
  );
  const look = (fields: readonly string[]) => {
    const fresh = fields.filter((field) => changes.some((change) => change.field === field));
    if (fresh.length === 0) return;
    const after = { ...seen, [reading]: [...looked, ...fresh] };
    sessionStorage.setItem(kept, JSON.stringify(after));
    setSeen(after);
  };
  return { changes, look };
}

function read(): Seen {
  try {
    return JSON.parse(sessionStorage.getItem(kept) ?? '{}') as Seen;
  } catch {
    return {};
  }
}

import { useState } from 'react';
import type { DocketEntry } from '#contract/cases';
import { changeDocketEntry } from '#contract/docketing';
import { accessLevels } from '#domain/access/accessLevels';
import { type EntryChange, entryChanges } from '#domain/docketing/entryStates';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { toast } from '#web/ui/toast.ts';
import { useChangeDocketEntryMutation } from './docketApi.ts';

/** The changes that an entry permits in its present state. */
export function changesOf({ struck, access }: DocketEntry): EntryChange[] {
  return entryChanges.filter((change) => {
    if (change === 'struck') return !struck;
    if (change === 'sealed') return access !== 'sealed';
    return change !== 'unsealed' || access === 'sealed';
  });
}

/** The form of a change. If another clerk changed the entry first, the form keeps what was typed. */
export function useChangeEntry(caseId: string, entry: DocketEntry, onClose: () => void) {
  const [send] = useChangeDocketEntryMutation();
  // The version that the change is based on: a concurrent change is reported, not overwritten.
  const [version, setVersion] = useState(entry.version);
  const [isStale, setStale] = useState(false);
  const form = useContractForm(changeDocketEntry, {
    defaults: {
      change: 'corrected' as EntryChange,
      text: entry.description,
      code: entry.code ?? '',
      filed_on: entry.filed_on,
      reason: '',
      authority: '',
      ordered_on: '',
      access: (entry.access === 'public' ? 'parties' : 'public') as string,
    },
    toInput: ({ change, text, code, filed_on, reason, authority, ordered_on, access }) => ({
      ...{ id: caseId, number: entry.number, version, change, reason },
      ...(change === 'corrected' && { text, filed_on, ...(code && { code }) }),
      ...(change === 'nunc_pro_tunc' && { filed_on }),
      ...(change === 'restricted' && { access: accessLevels.find((one) => one === access) }),
      ...(authority.trim() && { authority }),
      ...(change !== 'corrected' && ordered_on && { ordered_on }),
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
    onRefused: ({ code, details }) => {
      const now = (details as { version?: number } | undefined)?.version;
      if (code !== 'changed_meanwhile' || !now) return;
      setVersion(now);
      setStale(true);
    },
  });
  return { form, isStale };
}

import { useState } from 'react';
import type { Section } from '#contract/pendingWork';
import type { SectionRule, SectionSettings } from '#contract/reviewSections';
import { errorText } from '#web/calls/errorText.ts';
import { useAskBeforeClosing } from '#web/ui/useAskBeforeClosing.ts';
import { useSaveSectionSettingsMutation } from './sectionSettingsApi.ts';

/** A rule of the draft, with a key that stays with it when the order changes. */
export type DraftRule = SectionRule & { key: string };
type Draft = { sections: Section[]; rules: DraftRule[] };

/** Sections and rules as the administrator is changing them; nothing is sent until they are saved together. */
export function useSectionDraft(settings: SectionSettings) {
  const [base, setBase] = useState(settings.version);
  const [draft, setDraft] = useState<Draft>(() => draftOf(settings));
  const [changed, setChanged] = useState(false);
  const [saveAll, { isLoading }] = useSaveSectionSettingsMutation();
  const [failure, setFailure] = useState<{ words: string; stale: boolean } | null>(null);
  useAskBeforeClosing(changed);
  const change = (next: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...next }));
    setChanged(true);
  };
  const take = (from: SectionSettings) => {
    setDraft(draftOf(from));
    setBase(from.version);
    setChanged(false);
    setFailure(null);
  };
  const save = async () => {
    const rules = draft.rules.map(({ section_id, conditions }) => ({ section_id, conditions }));
    const reply = await saveAll({ version: base, sections: draft.sections, rules });
    if (reply.data) return take(reply.data.settings);
    const stale = (reply.error as { code?: string }).code === 'changed_meanwhile';
    setFailure({ words: detailOf(reply.error) ?? errorText(reply.error), stale });
  };
  return { ...draft, change, changed, save, isSaving: isLoading, failure, revert: () => take(settings) };
}
export type SectionDraft = ReturnType<typeof useSectionDraft>;

function draftOf({ sections, rules }: SectionSettings): Draft {
  return {
    sections: sections.map((one) => ({ ...one })),
    rules: rules.map((rule, index) => ({ ...rule, key: `rule-${index}` })),
  };
}

/** The reason at a field, which names the section or rule. */
function detailOf(error: unknown): string | undefined {
  return (error as { details?: { fields?: { message: string }[] } }).details?.fields?.[0]?.message;
}

/** The list with one entry at another place. */
export function moved<Item>(list: readonly Item[], from: number, to: number): Item[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one !== undefined) next.splice(Math.max(0, Math.min(to, next.length)), 0, one);
  return next;
}

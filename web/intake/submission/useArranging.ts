import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DraftDetails } from '#contract/drafts';
import { type Arrangement, attachTo, makeLead, moveDocument } from '#domain/envelopes/arrangement';
import { errorText } from '#web/calls/errorText.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { latestDraft } from '../draft/latestDraft.ts';
import { savePending } from '../draft/pendingSaves.ts';
import { asLead, ownCase } from './placesOf.ts';
import { useArrangeDraftMutation, useMoveLeadMutation } from './submissionApi.ts';

export type Arranging = ReturnType<typeof useArranging>;

/** The arrangement of an open draft, each change of which is saved immediately. */
export function useArranging(draft: DraftDetails, shown: string, onLead: (leadId: string) => void) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [arrange, arranging] = useArrangeDraftMutation();
  const [separate, separating] = useMoveLeadMutation();
  const [said, setSaid] = useState('');
  const arrangement = arrangementOf(draft);
  const titles = new Map(draft.documents.flatMap((lead) => lead.documents.map((one) => [one.id, one.title] as const)));

  const send = async (change: (before: Arrangement) => Arrangement, words: string) => {
    if (!(await savePending())) return toast.error(t('filings.arrange.notSaved'));
    const latest = await dispatch(latestDraft(draft));
    const next = change(arrangementOf(latest));
    const documents = next.map(({ lead, attachments }) => ({ lead, attachments: [...attachments] }));
    const reply = await arrange({ id: draft.id, version: latest.version, documents });
    if (reply.error) return toast.error(errorText(reply.error));
    setSaid(words);
    // The document that was shown can be an attachment now.
    if (!reply.data.leads.includes(shown)) onLead(reply.data.leads[0]!);
  };
  const giveOwnCase = async (id: string) => {
    const lead = draft.documents.find((one) => one.documents.some((document) => document.id === id));
    if (!lead) return;
    if (!(await savePending())) return toast.error(t('filings.arrange.notSaved'));
    const { version } = await dispatch(latestDraft(draft));
    const reply = await separate({ id: lead.id, version, draft_id: null });
    if (reply.error) return toast.error(errorText(reply.error));
    setSaid(t('filings.arrange.separated', { title: titles.get(id) }));
    if (lead.id === shown) onLead(draft.documents.find((one) => one.id !== lead.id)!.id);
  };
  return {
    arrangement,
    said,
    isBusy: arranging.isLoading || separating.isLoading,
    describe: (id: string) => describe(arrangement, titles, id),
    move: (id: string, by: -1 | 1) =>
      void send((before) => moveDocument(before, id, by), t('filings.arrange.moved', { title: titles.get(id) })),
    put: (id: string, place: string) => {
      if (place === ownCase) return void giveOwnCase(id);
      const change = (before: Arrangement) => (place === asLead ? makeLead(before, id) : attachTo(before, id, place));
      void send(change, t('filings.arrange.moved', { title: titles.get(id) }));
    },
  };
}

const arrangementOf = ({ documents }: DraftDetails): Arrangement =>
  documents.map((lead) => ({
    lead: lead.documents.find(({ kind }) => kind === 'lead')!.id,
    attachments: lead.documents.filter(({ kind }) => kind !== 'lead').map(({ id }) => id),
  }));

function describe(arrangement: Arrangement, titles: ReadonlyMap<string, string>, id: string) {
  const of = arrangement.find(({ lead, attachments }) => lead === id || attachments.includes(id))!;
  const siblings = of.lead === id ? arrangement.map(({ lead }) => lead) : of.attachments;
  return {
    title: titles.get(id) ?? '',
    lead: of.lead,
    isFirst: siblings[0] === id,
    isLast: siblings.at(-1) === id,
  };
}

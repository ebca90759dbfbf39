import { useMemo, useState } from 'react';
import type { BinderNote } from '#contract/binders';
import { errorText } from '#web/calls/errorText.ts';
import { type PagePlace, readSheetSelection } from '#web/filings/viewer/readSelection.ts';
import { toast } from '#web/ui/toast.ts';
import { useListBinderNotesQuery, useSaveBinderNoteMutation } from './bindersApi.ts';
import type { BinderPages } from './layOutBinder.ts';

/** The judge's notes by page of the desk, and the functions that add one to the selected words or to a page. */
export function useBinderNotes(hearing: string, { pages, sections }: BinderPages) {
  const { data, error } = useListBinderNotesQuery({ id: hearing });
  const [save] = useSaveBinderNoteMutation();
  const [open, setOpen] = useState<string | null>(null);
  const notes = useMemo(() => data?.data ?? [], [data]);
  const pageOf = (note: BinderNote) => {
    const section = sections.find(({ item }) => item.id === note.document_id);
    return section && section.pages > 0 ? section.first + Math.min(note.page, section.pages) - 1 : null;
  };
  const byPage = useMemo(() => groupByPage(notes, sections), [notes, sections]);

  async function add(kind: BinderNote['kind'], page: number, place: PagePlace | null): Promise<void> {
    const of = pages[page - 1]?.of;
    const item = sections.find(({ item: one }) => one.document?.version_id === of?.document.version_id)?.item;
    if (!of || !item) return;
    const note_id = crypto.randomUUID();
    const { boxes = [], quote = '' } = place ?? {};
    const about = { document_id: item.id, version_id: of.document.version_id, page: of.number };
    const saved = await save({ id: hearing, note_id, ...about, boxes, quote: quote.slice(0, 5000), kind, version: 0 });
    if (saved.error) toast.error(errorText(saved.error));
    else if (kind === 'note') setOpen(note_id);
  }

  /** Adds a highlight or note to the selected words; without any, a note to the page in view. */
  function addHere(desk: HTMLElement | null, kind: BinderNote['kind'], page: number): void {
    const places = selectedPlaces(desk);
    for (const [number, place] of places) void add(kind, number, place);
    if (places.length === 0 && kind === 'note') void add(kind, page, null);
    if (places.length > 0) getSelection()?.removeAllRanges();
  }

  return { notes, byPage, pageOf, open, setOpen, addHere, error };
}

export type BinderNotes = ReturnType<typeof useBinderNotes>;

function selectedPlaces(desk: HTMLElement | null): [number, PagePlace][] {
  const sheets = [...(desk?.querySelectorAll<HTMLElement>('[data-page]') ?? [])];
  return sheets.flatMap((sheet) => {
    const place = readSheetSelection(sheet);
    return place ? [[Number(sheet.dataset.page), place] as [number, PagePlace]] : [];
  });
}

/** The notes on each page of the desk; those on an earlier version of a document have no place on its pages. */
function groupByPage(notes: readonly BinderNote[], sections: BinderPages['sections']): Map<number, BinderNote[]> {
  const byPage = new Map<number, BinderNote[]>();
  for (const note of notes) {
    const section = sections.find(({ item }) => item.id === note.document_id);
    if (!section || note.on_earlier_version || note.page > section.pages) continue;
    const page = section.first + note.page - 1;
    byPage.set(page, [...(byPage.get(page) ?? []), note]);
  }
  return byPage;
}

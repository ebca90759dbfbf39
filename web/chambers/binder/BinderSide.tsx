import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Binder } from '#contract/binders';
import { lazily } from '#web/ui/lazily.tsx';
import { Tabs } from '#web/ui/Tabs.tsx';
import { useSits } from '../useSits.ts';
import type { BinderSection } from './layOutBinder.ts';
import type { BinderNotes } from './useBinderNotes.ts';

const BinderCitations = lazily(async () => (await import('./BinderCitations.tsx')).BinderCitations, null);
const BinderNotesPane = lazily(async () => (await import('./BinderNotesPane.tsx')).BinderNotesPane);
const BinderParties = lazily(async () => (await import('./BinderParties.tsx')).BinderParties, null);
const BinderRuling = lazily(async () => (await import('./BinderRuling.tsx')).BinderRuling, null);
const CaseMemos = lazily(async () => (await import('../memos/CaseMemos.tsx')).CaseMemos, null);
const CaseDeadlines = lazily(async () => (await import('#web/deadlines/CaseDeadlines.tsx')).CaseDeadlines, null);

type FiledSection = ComponentProps<typeof BinderCitations>['section'];
type Props = {
  binder: Binder;
  sections: readonly BinderSection[];
  shown: BinderSection | undefined;
  notes: BinderNotes;
  onPage: (page: number) => void;
};

/** Next to the documents: notes, citations of the document in view, parties with counsel, and deadlines. */
export function BinderSide({ binder, sections, shown, notes, onPage }: Props) {
  const { t } = useTranslation();
  const sits = useSits();
  const [view, setView] = useState('notes');
  const filed = shown && shown.item.filing_id !== null ? shown : undefined;
  const contents = {
    notes: <BinderNotesPane hearing={binder.hearing.id} notes={notes} sections={sections} onPage={onPage} />,
    citations: filed ? (
      <BinderCitations key={filed.item.id} section={filed as FiledSection} onPage={onPage} />
    ) : (
      <p className="muted">{t('chambers.binder.noCitations')}</p>
    ),
    memos: binder.case ? (
      <CaseMemos caseId={binder.case.id} hearing={binder.hearing.id} motions={motionsOf(binder)} />
    ) : null,
    parties: <BinderParties binder={binder} />,
    deadlines: binder.case ? <CaseDeadlines caseId={binder.case.id} /> : null,
  };
  // A note that was opened on its page is shown in the list.
  const selected = notes.open !== null ? 'notes' : view;
  return (
    <>
      {sits && <BinderRuling hearing={binder.hearing} sections={sections} shown={shown} onPage={onPage} />}
      <Tabs
        label={t('chambers.binder.beside')}
        selected={selected}
        onSelect={(key) => {
          notes.setOpen(null);
          setView(key);
        }}
        tabs={(['notes', 'memos', 'citations', 'parties', 'deadlines'] as const).map((key) => ({
          key,
          title: t(`chambers.binder.tab.${key}`),
          content: key === selected ? contents[key] : null,
        }))}
      />
    </>
  );
}

/** The motions that are heard, and that have a filing. */
const motionsOf = ({ items }: Binder) =>
  items.flatMap(({ filing_id, title, part }) => (part === 'motion' && filing_id ? [{ id: filing_id, title }] : []));

import { useTranslation } from 'react-i18next';
import type { ParticipantDetails, ParticipantList } from '#contract/participants';
import { titleOf } from '#domain/participants/titleOf';
import { Note } from '#web/ui/Note.tsx';
import type { TypedParticipant } from './participantForm.ts';

type Props = { list: ParticipantList; typed: TypedParticipant; before: ParticipantDetails | null };

/** The title that the case will have, if it changes with this participant. */
export function TitlePreview({ list, typed, before }: Props) {
  const { t } = useTranslation();
  const changed = {
    full_name: typed.full_name.trim(),
    kind: typed.kind,
    role_id: typed.role_id,
    is_minor: typed.is_minor || typed.role_id === 'minor' || typed.role_id === 'child_subject',
    name_access: typed.is_name_protected ? ('parties' as const) : ('public' as const),
    end_kind: before?.ended?.kind ?? null,
  };
  const others = list.results.map((one) => ({ ...one, end_kind: one.ended?.kind ?? null, id: one.id }));
  const all = before
    ? others.map((one) => (one.id === before.id ? changed : one))
    : [...others, ...(changed.full_name ? [changed] : [])];
  const { case_type, system, title_form, title_is_set, title } = list;
  const next = titleOf({ case_type, system, title_form }, all);
  if (next === null || next === title) return null;
  return (
    <Note>
      {t(title_is_set ? 'participants.title.kept' : 'participants.title.becomes', {
        title: title_is_set ? title : next,
      })}
    </Note>
  );
}

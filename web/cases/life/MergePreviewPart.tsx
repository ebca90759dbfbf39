import { useTranslation } from 'react-i18next';
import type { MergePreview } from '#contract/caseRelations';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

type Props = {
  preview: MergePreview | undefined;
  error: unknown;
  admitted: readonly string[];
  onAdmit: (person_id: string, isIn: boolean) => void;
};

/** What a merge moves, and the people who would see more than before: the clerk confirms each of them. */
export function MergePreviewPart({ preview, error, admitted, onAdmit }: Props) {
  const { t } = useTranslation();
  if (error) return <CallFailure error={error as Parameters<typeof CallFailure>[0]['error']} />;
  if (!preview) return <Skeleton lines={4} />;
  if (preview.refused) return <Note tone="warn">{t(`cases.life.merge.refused.${preview.refused}`)}</Note>;
  const moving = preview.moves.filter(({ count }) => count > 0);
  return (
    <>
      <Note>
        <p>{t('cases.life.merge.moves', { number: preview.merged.case_number })}</p>
        <ul>
          {moving.map(({ kind, count }) => (
            <li key={kind}>{t(`cases.life.merge.records.${kind}`, { count })}</li>
          ))}
        </ul>
        {moving.length === 0 && <p>{t('cases.life.merge.nothing')}</p>}
        {preview.same_parties.length > 0 && (
          <p>{t('cases.life.merge.same', { names: preview.same_parties.join(', ') })}</p>
        )}
      </Note>
      {preview.gain_access.length > 0 && (
        <ChoiceGroup label={t('cases.life.merge.gain')}>
          {preview.gain_access.map(({ person_id, name, case_number }) => (
            <Checkbox
              key={person_id}
              label={t('cases.life.merge.admit', { name, number: case_number })}
              checked={admitted.includes(person_id)}
              onChange={(isIn) => onAdmit(person_id, isIn)}
            />
          ))}
        </ChoiceGroup>
      )}
    </>
  );
}

import { useTranslation } from 'react-i18next';
import type { AttorneySuggestion, ConflictRefused } from '#contract/attorneySuggestions';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';

type Props = {
  attorney: AttorneySuggestion | undefined;
  conflict: ConflictRefused;
  reason: { value: string; problem: string | undefined; onChange: (value: string) => void };
};

/** The conflicts of interest of the chosen attorney, the rules on them, and the reason to assign the case anyway. */
export function AttorneyConflicts({ attorney, conflict, reason }: Props) {
  const { t } = useTranslation();
  const { conflicts, is_neutral, authorities } = conflict;
  return (
    <>
      <div role="status">
        <Note tone="warn">
          <p className="strong">
            {attorney
              ? t('attorneys.assignment.conflict', { name: attorney.full_name })
              : t('attorneys.assignment.conflictUnnamed')}
          </p>
          <ul>
            {conflicts.map(({ words }) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <p className="small">
            {t(is_neutral ? 'attorneys.assignment.neutralRule' : 'attorneys.assignment.conflictRule', authorities)}
          </p>
        </Note>
      </div>
      <TextField
        label={t('attorneys.assignment.overrideReason')}
        hint={t('attorneys.assignment.overrideHint')}
        {...reason}
        maxLength={500}
      />
    </>
  );
}

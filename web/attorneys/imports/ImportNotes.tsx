import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { RosterImport } from '#contract/rosterImports';
import { listFormat } from '#domain/intl/formats';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Note } from '#web/ui/Note.tsx';
import styles from './imports.module.css';

/** What a person has to know before continuing: why reading failed, what is missing, what happened before. */
export function ImportNotes({ found }: { found: RosterImport }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { state, failure, failure_line, missing, same_file, stale, applied_by, applied_at, undone_by, undone_at } =
    found;
  const fields = missing.map((field) => t(`attorneys.imports.field.${field}`));
  return (
    <div className={styles.notes}>
      {failure && (
        <Note tone="warn">
          {t(`attorneys.imports.failure.${failure}`)}
          {failure_line !== null && <> {t('attorneys.imports.atLine', { line: failure_line })}</>}
        </Note>
      )}
      {state === 'ready' && missing.length > 0 && (
        <Note tone="warn">
          {t('attorneys.imports.missing', { fields: listFormat({ type: 'conjunction' }).format(fields) })}
        </Note>
      )}
      {same_file && (
        <Note tone="warn">
          {t('attorneys.imports.sameFile', { moment: format.moment(same_file.applied_at) })}{' '}
          <Link to={`/attorneys/imports/${same_file.id}`}>{t('attorneys.imports.openOther')}</Link>
        </Note>
      )}
      {stale > 0 && <Note tone="warn">{t('attorneys.imports.stale', { count: stale })}</Note>}
      {state === 'applied' && applied_at && (
        <Note>{t('attorneys.imports.appliedBy', { name: applied_by ?? '', moment: format.moment(applied_at) })}</Note>
      )}
      {state === 'undone' && undone_at && (
        <Note>
          {t('attorneys.imports.undoneBy', { name: undone_by ?? '', moment: format.moment(undone_at) })}
          {found.left_rows > 0 && <> {t('attorneys.imports.leftRows', { count: found.left_rows })}</>}
        </Note>
      )}
      {state === 'ready' && <Note>{t('attorneys.imports.casesCounted')}</Note>}
    </div>
  );
}

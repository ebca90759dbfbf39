import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CourtRecord } from '#contract/courtroom';
import { TextField } from '#web/ui/TextField.tsx';
import styles from './OfficersForm.module.css';
import type { EnterInCourt } from './useRecordQueue.ts';

type Props = { record: CourtRecord; enter: EnterInCourt };

/** The court reporter and the interpreter, who are named in the minutes. Saved when a field is left. */
export function OfficersForm({ record, enter }: Props) {
  const { t } = useTranslation();
  const [reporter, setReporter] = useState(record.reporter);
  const [interpreter, setInterpreter] = useState(record.interpreter);
  const { stage, abilities } = record;
  if (!abilities.record || (stage !== 'called' && stage !== 'in_session')) return null;
  const save = () => {
    if (reporter.trim() === record.reporter && interpreter.trim() === record.interpreter) return;
    void enter({ does: 'name_people', reporter, interpreter });
  };
  return (
    <div className={styles.officers}>
      <TextField
        label={t('courtroom.reporter')}
        value={reporter}
        onChange={setReporter}
        onBlur={save}
        optional
        maxLength={200}
      />
      <TextField
        label={t('courtroom.interpreter')}
        value={interpreter}
        onChange={setInterpreter}
        onBlur={save}
        optional
        maxLength={200}
      />
    </div>
  );
}

import { useTranslation } from 'react-i18next';
import { type AppealRecords, assembleAppealRecord, type RecordChoice } from '#contract/appealRecords';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { Note } from '#web/ui/Note.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './appeals.module.css';
import { useAssembleAppealRecordMutation } from './appealsApi.ts';

type Props = { caseId: string; found: AppealRecords; onClose: () => void };

const isOffered = ({ place }: RecordChoice) => place !== 'no_document' && place !== 'withheld';

/** The designation of a record on appeal: the reviewing court, and the entries whose documents it contains. */
export function AssembleDialog({ caseId, found, onClose }: Props) {
  const format = useFormat();
  const { t } = useTranslation();
  const [send] = useAssembleAppealRecordMutation();
  const { authority, choices, records } = found;
  const offered = choices.filter(isOffered);
  const withheld = choices.filter(({ place }) => place === 'withheld').map(({ number }) => number);
  const form = useContractForm(assembleAppealRecord, {
    defaults: {
      reviewing_court: records[0]?.reviewing_court ?? '',
      entries: offered.filter(({ place }) => place !== 'optional').map(({ number }) => number),
    },
    toInput: (values) => ({ ...values, id: caseId }),
    send,
    onSent: () => {
      toast.success(t('cases.appeals.started'));
      onClose();
    },
  });
  const chosen = new Set(form.values.entries);
  const choose = (number: number, isIn: boolean) =>
    form.set({ entries: isIn ? [...chosen, number] : [...chosen].filter((one) => one !== number) });
  const { field } = form;
  const { problem } = field('entries');
  return (
    <FormDialog form={form} title={t('cases.appeals.title')} verb={t('cases.appeals.assemble')} onClose={onClose}>
      <TextField label={t('cases.appeals.court')} {...field('reviewing_court')} />
      <ChoiceGroup label={t('cases.appeals.designated', { count: chosen.size, of: offered.length })} problem={problem}>
        <div className={styles.shortcuts}>
          <Button dense onClick={() => form.set({ entries: offered.map(({ number }) => number) })}>
            {t('cases.appeals.all')}
          </Button>
          {authority && <span className="small muted">{t('cases.appeals.authority', { authority })}</span>}
        </div>
        <div className={styles.entries}>
          {offered.map(({ number, filed_on, text, place }) => (
            <Checkbox
              key={number}
              label={[`${number}. ${text}`, format.day(filed_on), place === 'required' && t('cases.appeals.required')]
                .filter(Boolean)
                .join(' · ')}
              checked={chosen.has(number)}
              disabled={place === 'required'}
              onChange={(isIn) => choose(number, isIn)}
            />
          ))}
        </div>
      </ChoiceGroup>
      {withheld.length > 0 && (
        <Note tone="info">{t('cases.appeals.withheld', { count: withheld.length, entries: withheld.join(', ') })}</Note>
      )}
    </FormDialog>
  );
}

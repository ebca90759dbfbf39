import { useTranslation } from 'react-i18next';
import { type CaseAccess, changeCaseAccess } from '#contract/access';
import { type AccessLevel, accessLevels } from '#domain/access/accessLevels';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ChoiceGroup } from '#web/ui/ChoiceGroup.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeCaseAccessMutation, useReadCaseAccessQuery } from '../casesApi.ts';
import { AccessHistory } from './AccessHistory.tsx';

type Props = { caseId: string; onClose: () => void };

/** Changes who may read a case, by an order or a statute, and whom the order names. */
export function AccessDialog({ caseId, onClose }: Props) {
  const { t } = useTranslation();
  const { currentData: access, error } = useReadCaseAccessQuery({ id: caseId });
  if (access) return <AccessForm caseId={caseId} access={access} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('cases.access.title')}>
      {error ? <CallFailure error={error} /> : <Skeleton lines={5} />}
    </Dialog>
  );
}

const grounds = ['order', 'law'] as const;

function AccessForm({ caseId, access, onClose }: Props & { access: CaseAccess }) {
  const { t } = useTranslation();
  const [send] = useChangeCaseAccessMutation();
  const form = useContractForm(changeCaseAccess, {
    defaults: {
      level: access.level as AccessLevel,
      basis: 'order' as (typeof grounds)[number],
      ...{ authority: '', reason: '', ordered_on: '', named: access.named.map(({ id }) => id) },
    },
    toInput: ({ ordered_on, ...values }) => ({
      ...{ ...values, id: caseId, version: access.version },
      ...(ordered_on && { ordered_on }),
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const { level, basis, named } = form.values;
  const toggle = (id: string, on: boolean) =>
    form.set({ named: on ? [...named, id] : named.filter((one) => one !== id) });
  return (
    <FormDialog form={form} title={t('cases.access.title')} verb={t('cases.access.save')} onClose={onClose}>
      <Select
        label={t('cases.access.level')}
        hint={t(`cases.access.about.${level}`)}
        value={level}
        onChange={(value) => form.set({ level: accessLevels.find((one) => one === value) ?? access.level })}
        problem={form.problems.level}
        options={accessLevels.map((value) => ({ value, label: t(`cases.access.levels.${value}`) }))}
      />
      {access.usual !== 'public' && (
        <Note>{t('cases.access.usual', { level: t(`cases.access.levels.${access.usual}`) })}</Note>
      )}
      {(level === 'court' || level === 'sealed' || named.length > 0) && access.candidates.length > 0 && (
        <ChoiceGroup label={t('cases.access.named')} hint={t('cases.access.namedHint')} problem={form.problems.named}>
          {access.candidates.map(({ id, full_name }) => (
            <Checkbox
              key={id}
              label={full_name}
              checked={named.includes(id)}
              onChange={(checked) => toggle(id, checked)}
            />
          ))}
        </ChoiceGroup>
      )}
      <Select
        label={t('cases.access.basis')}
        value={basis}
        onChange={(value) => form.set({ basis: grounds.find((one) => one === value) ?? 'order' })}
        options={grounds.map((value) => ({ value, label: t(`cases.access.bases.${value}`) }))}
      />
      <TextField
        label={t('cases.change.authority')}
        hint={t('cases.change.authorityHint')}
        {...form.field('authority')}
        maxLength={400}
      />
      {basis === 'order' && <TextField label={t('cases.change.orderedOn')} type="date" {...form.field('ordered_on')} />}
      <TextArea label={t('cases.reason')} rows={2} {...form.field('reason')} maxLength={1000} />
      <AccessHistory changes={access.changes} />
    </FormDialog>
  );
}

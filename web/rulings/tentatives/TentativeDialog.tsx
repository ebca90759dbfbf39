import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PendingMotion } from '#contract/rulings';
import { saveTentative, type TentativeRuling } from '#contract/tentativeRulings';
import { may } from '#domain/identity/permissions';
import { type DispositionId, dispositions } from '#domain/rulings/dispositions';
import { nameMotion } from '#domain/rulings/nameMotion';
import { usualFirst } from '#domain/rulings/usualFirst';
import { errorText } from '#web/calls/errorText.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { RulingDetailFields } from '../RulingDetailFields.tsx';
import { detailsOf, type RulingValues, usualValues } from '../rulingValues.ts';
import { LazyTentativeMark } from './LazyTentativeMark.ts';
import { useSaveTentativeMutation, useWithdrawTentativeMutation } from './tentativesApi.ts';

type Props = {
  motion: PendingMotion;
  hearing: { id: string } | null;
  today: string;
  onClose: () => void;
};

/** The tentative ruling on a motion: the disposition, the text, and whether the judge directs argument. */
export function TentativeDialog({ motion, hearing, today, onClose }: Props) {
  const { t } = useTranslation();
  const [send] = useSaveTentativeMutation();
  const { tentative } = motion;
  const offered = usualFirst(motion.tentative_choices);
  const isDraft = !useAppSelector((state) => may(capacityOf(state.user), 'rulings:make'));
  const [disposition, setDisposition] = useState<DispositionId>(tentative?.disposition ?? offered[0]!);
  const [directs_argument, setDirected] = useState(tentative?.directs_argument ?? false);
  const form = useContractForm(saveTentative, {
    defaults: valuesOf(motion, today),
    toInput: (values: RulingValues) => ({
      ...{ id: motion.filing_id, version: tentative?.version ?? 0, disposition, directs_argument },
      ...{ reasons: values.reasons, details: detailsOf(disposition, values) },
      ...(hearing && { hearing_id: hearing.id }),
    }),
    send,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  return (
    <FormDialog
      form={form}
      title={t('rulings.tentative.title', { motion: nameMotion(motion, motion.style) })}
      verb={t(`rulings.tentative.${isDraft ? 'saveDraft' : tentative?.state === 'published' ? 'revise' : 'save'}`)}
      onClose={onClose}
    >
      {tentative && <LazyTentativeMark tentative={tentative} />}
      <Select
        label={t('rulings.dialog.disposition')}
        value={disposition}
        onChange={(id) => setDisposition(id as DispositionId)}
        options={offered.map((value) => ({ value, label: dispositions[value].label }))}
      />
      <RulingDetailFields disposition={disposition} form={form} />
      <TextArea
        label={t('rulings.tentative.text')}
        hint={t(isDraft ? 'rulings.tentative.draftHint' : 'rulings.tentative.textHint')}
        {...form.field('reasons')}
        optional
        rows={8}
        maxLength={20_000}
        autoFocus
      />
      <Checkbox label={t('rulings.tentative.direct')} checked={directs_argument} onChange={setDirected} />
      {tentative && <Withdraw tentative={tentative} onClose={onClose} />}
    </FormDialog>
  );
}

function valuesOf(motion: PendingMotion, today: string): RulingValues {
  const usual = usualValues(motion, today);
  if (!motion.tentative) return usual;
  const { reasons, details } = motion.tentative;
  const { granted = '', denied = '', conditions = '', referred_to = '', days_to_amend } = details;
  const days = days_to_amend === undefined ? usual.days_to_amend : String(days_to_amend);
  return { ...usual, reasons, granted, denied, conditions, referred_to, days_to_amend: days };
}

function Withdraw({ tentative: { id }, onClose }: { tentative: TentativeRuling; onClose: () => void }) {
  const { t } = useTranslation();
  const [withdraw, { isLoading }] = useWithdrawTentativeMutation();
  const send = async () => {
    const reply = await withdraw({ id });
    if (reply.error) return toast.error(errorText(reply.error));
    toast.success(reply.data.message);
    return onClose();
  };
  return (
    <div>
      <Button dense kind="danger" busy={isLoading} onClick={() => void send()}>
        {t('rulings.tentative.withdraw')}
      </Button>
    </div>
  );
}

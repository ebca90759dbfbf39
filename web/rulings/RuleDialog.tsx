import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { makeRuling, type PendingMotion } from '#contract/rulings';
import { type DispositionId, dispositions } from '#domain/rulings/dispositions';
import { nameMotion } from '#domain/rulings/nameMotion';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { toast } from '#web/ui/toast.ts';
import { firstEmptyNeed, RulingDetailFields } from './RulingDetailFields.tsx';
import { RulingPreview } from './RulingPreview.tsx';
import { useMakeRulingMutation } from './rulingsApi.ts';
import { type RulingValues, toRuling, usualValues } from './rulingValues.ts';

type Props = {
  motion: PendingMotion;
  first: DispositionId;
  /** The reasons with which it begins, as a bench memo proposes them. */
  reasons?: string;
  hearing: { id: string; hearing_date: string } | null;
  today: string;
  onClose: () => void;
  /** Sends the ruling elsewhere than to be held for the judge. */
  send?: Parameters<typeof useContractForm<typeof makeRuling, RulingValues>>[1]['send'];
};

/** A ruling on one motion: the disposition, what it needs, and reasons, with the docket text. Enter makes the ruling. */
export function RuleDialog({ motion, first, reasons = '', hearing, today, onClose, send }: Props) {
  const { t } = useTranslation();
  const [make] = useMakeRulingMutation();
  const [chosen, setChosen] = useState<DispositionId | null>(null);
  const disposition = chosen ?? first;
  const form = useContractForm(makeRuling, {
    defaults: { ...usualValues(motion, today), reasons },
    toInput: (values: RulingValues) => toRuling(motion, disposition, values, hearing),
    send: send ?? make,
    onSent: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const submitOnEnter = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit();
  };
  return (
    <FormDialog
      form={form}
      title={t('rulings.dialog.title', { motion: nameMotion(motion, motion.style) })}
      verb={t('rulings.dialog.button')}
      onClose={onClose}
    >
      <p className="muted small">
        {motion.case_number}, {motion.case_title}
      </p>
      <Select
        label={t('rulings.dialog.disposition')}
        value={disposition}
        onChange={(id) => setChosen(id as DispositionId)}
        options={motion.allowed.map((value) => ({ value, label: dispositions[value].label }))}
      />
      <RulingDetailFields disposition={disposition} form={form} autoFocus={chosen === null} />
      <TextArea
        label={t('rulings.dialog.reasons')}
        hint={t('rulings.dialog.reasonsHint')}
        {...form.field('reasons')}
        optional
        rows={4}
        maxLength={20_000}
        autoFocus={firstEmptyNeed(first) === undefined}
        onKeyDown={submitOnEnter}
      />
      <RulingPreview motion={motion} disposition={disposition} values={form.values as RulingValues} hearing={hearing} />
    </FormDialog>
  );
}

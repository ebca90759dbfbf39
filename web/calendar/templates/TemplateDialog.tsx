import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addWeekTemplate, changeWeekTemplate, type PlannedCall, type WeekTemplate } from '#contract/weekTemplates';
import type { CallError } from '#web/calls/CallError.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from '../calendar.module.css';
import {
  useAddWeekTemplateMutation,
  useChangeWeekTemplateMutation,
  usePreviewWeekTemplateMutation,
} from '../calendarApi.ts';
import { useCourtNow } from '../useCourtNow.ts';
import { PlannedWeeks } from './PlannedWeeks.tsx';
import { TemplateFields } from './TemplateFields.tsx';
import { inputOf, type TemplateValues, valuesOf } from './templateValues.ts';

type Props = {
  /** Null for a new one. */
  template: WeekTemplate | null;
  onClose: () => void;
  /** With the calls that have hearings and were not changed. */
  onSaved: (unchanged: readonly PlannedCall[]) => void;
};

/** Adds or changes a recurring calendar call, with a preview of the weeks ahead. */
export function TemplateDialog({ template, onClose, onSaved }: Props) {
  const { t } = useTranslation();
  const { date: today } = useCourtNow();
  const [add] = useAddWeekTemplateMutation();
  const [change] = useChangeWeekTemplateMutation();
  const [preview, previewing] = usePreviewWeekTemplateMutation();
  const [shown, setShown] = useState<{ of: string; calls: PlannedCall[]; until: string } | null>(null);
  const settings = {
    defaults: valuesOf(template, today),
    onSent: ({ message, unchanged }: { message: string; unchanged: PlannedCall[] }) => {
      toast.success(message);
      onSaved(unchanged);
    },
  };
  const added = useContractForm(addWeekTemplate, { ...settings, toInput: inputOf, send: add });
  const changed = useContractForm(changeWeekTemplate, {
    ...settings,
    toInput: (values: TemplateValues) => ({ ...inputOf(values), id: template?.id, version: template?.version }),
    send: change,
  });
  const form = template ? changed : added;
  const current = JSON.stringify(form.values);
  const show = async () => {
    form.clearProblems();
    const given = { ...inputOf(form.values), ...(template && { id: template.id }) };
    const reply = await preview(given as Parameters<typeof preview>[0]);
    if (reply.error) form.showRefusal(reply.error as CallError);
    else setShown({ of: current, calls: reply.data.data, until: reply.data.until });
  };

  return (
    <FormDialog
      form={form}
      title={template ? t('lists.change', { name: template.title }) : t('calendar.templates.add')}
      verb={t('lists.save')}
      onClose={onClose}
      className={`stack ${styles.hearingForm}`}
    >
      <TemplateFields form={form} />
      <div>
        <Button onClick={() => void show()} busy={previewing.isLoading}>
          {t('calendar.templates.preview')}
        </Button>
      </div>
      {shown?.of === current && <PlannedWeeks calls={shown.calls} until={shown.until} />}
    </FormDialog>
  );
}

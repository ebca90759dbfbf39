import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChangedHearing, type Hearing } from '#contract/hearings';
import type { CallError } from '#web/CallError.ts';
import { errorText } from '#web/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { toast } from '#web/ui/toast.ts';
import { useChangeHearingMutation, useListJudgesQuery } from './calendarApi.ts';
import { HearingFields } from './HearingFields.tsx';
import { toChanges, valuesOf } from './hearingValues.ts';
import { TimeRefusal } from './TimeRefusal.tsx';
import { useHearingForm } from './useHearingForm.ts';

type Props = { hearing: Hearing; today: string; onClose: () => void };

/** Moves or changes a hearing, with a reason for the people concerned. */
export function ChangeHearing({ hearing, today, onClose }: Props) {
  const { t } = useTranslation();
  const form = useHearingForm(valuesOf(hearing));
  // The hearing as it was when the dialog opened, until the person has seen a concurrent change.
  const [start, setStart] = useState(hearing);
  const { data: judges = [] } = useListJudgesQuery();
  const [save, { isLoading }] = useChangeHearingMutation();

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isLoading) return;
    const changes = toChanges(form.values, start, judges);
    const payload = { id: hearing.id, version: start.version, reason: form.values.reason, ...changes };
    if (!form.check(ChangedHearing, payload)) return;
    const reply = await save(payload);
    if (reply.error) {
      const error = reply.error as CallError;
      form.showRefusal(error);
      const current = (error.details as { current?: Hearing } | undefined)?.current;
      if (current) setStart(current);
      return void toast.error(errorText(error));
    }
    toast.success(reply.data.message);
    onClose();
  };
  const toggle = (id: string, appears: boolean) => {
    const others = (form.values.attorney_ids ?? []).filter((one) => one !== id);
    form.change({ attorney_ids: appears ? [...others, id] : others });
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('calendar.change.title', { number: hearing.case_number })}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button type="submit" form="change-hearing" kind="primary" busy={isLoading}>
            {t('calendar.change.save')}
          </Button>
        </>
      }
    >
      <form id="change-hearing" className="stack hearing-form" noValidate onSubmit={(event) => void send(event)}>
        <p className="muted">{hearing.case_title}</p>
        <HearingFields form={form} today={today} />
        {hearing.attorneys.length > 0 && (
          <fieldset className="counsel">
            <legend>{t('calendar.field.attorney_ids')}</legend>
            {hearing.attorneys.map(({ id, full_name }) => (
              <Checkbox
                key={id}
                label={full_name}
                checked={form.values.attorney_ids?.includes(id) ?? false}
                onChange={(appears) => toggle(id, appears)}
              />
            ))}
            {form.problems.attorney_ids && <p className="problem">{form.problems.attorney_ids}</p>}
          </fieldset>
        )}
        <TimeRefusal form={form} />
        <TextField
          label={t('calendar.field.reason')}
          value={form.values.reason}
          onChange={(reason) => form.change({ reason })}
          problem={form.problems.reason}
          hint={t('calendar.change.reasonHint')}
          maxLength={500}
        />
      </form>
    </Dialog>
  );
}

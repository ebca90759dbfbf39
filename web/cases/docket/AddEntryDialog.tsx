import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { DocketOptions, EnterableEvent } from '#contract/docketing';
import { accessLevels } from '#domain/access/accessLevels';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { ComboBox } from '#web/ui/ComboBox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useReadDocketOptionsQuery } from './docketApi.ts';
import { EntryPaper } from './EntryPaper.tsx';
import { EventValues } from './EventValues.tsx';
import { useAddEntry } from './useAddEntry.ts';

type Props = { caseId: string; onClose: () => void };

/** A new entry of the court: its event, the values of its text, its date, and its document. */
export function AddEntryDialog({ caseId, onClose }: Props) {
  const { t } = useTranslation();
  const { data, error } = useReadDocketOptionsQuery({ id: caseId });
  if (data) return <EntryForm caseId={caseId} options={data} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('cases.entry.add')}>
      {error ? <CallFailure error={error} /> : <Skeleton lines={5} />}
    </Dialog>
  );
}

function EntryForm({ caseId, options, onClose }: Props & { options: DocketOptions }) {
  const { t } = useTranslation();
  const form = useAddEntry({ caseId, options, onAdded: onClose });
  const event = options.events.find(({ id }) => id === form.values.event);
  const isClosed = options.case_status === 'closed' && event?.effect !== 'reopened';
  return (
    <FormDialog form={form} title={t('cases.entry.add')} verb={t('cases.entry.add')} onClose={onClose}>
      <ComboBox
        label={t('cases.entry.event')}
        hint={t('cases.entry.eventHint')}
        problem={form.problems.event}
        value={form.values.event || null}
        onChange={(id) => form.set({ event: id ?? '', text: null })}
        options={options.events.map(({ id, label }) => ({ value: id, label }))}
      />
      {event && (
        <>
          {event.confidence === 'uncertain' && <Note>{t('cases.entry.uncertain')}</Note>}
          <EventValues caseId={caseId} event={event} options={options} form={form} />
          <TextField label={t('cases.entry.filedOn')} type="date" max={options.today} {...form.field('filed_on')} />
          <Select
            label={t('cases.entry.onBehalfOf')}
            optional
            {...form.field('on_behalf_of')}
            placeholder={t('cases.entry.noParty')}
            options={options.parties.map((value) => ({ value, label: value }))}
          />
          {event.effect === 'closed' && (
            <Select
              label={t('cases.field.disposition')}
              {...form.field('disposition')}
              placeholder={t('cases.close.choose')}
              options={options.dispositions.map((value) => ({ value, label: value }))}
            />
          )}
          {event.proposes && <Checkbox label={effectOf(t, event.proposes)} {...form.toggle('changes_case')} />}
          {form.problems.changes_case && <Note tone="warn">{form.problems.changes_case}</Note>}
          {isClosed && (
            <TextArea
              label={t('cases.entry.closedReason')}
              hint={t('cases.entry.closedReasonHint')}
              {...form.field('reason')}
              maxLength={1000}
            />
          )}
          {event.group !== 'internal' && (
            <Select
              label={t('cases.entry.access')}
              value={form.values.access}
              onChange={(access) => form.set({ access: accessLevels.find((one) => one === access) ?? 'public' })}
              options={accessLevels.map((value) => ({
                value,
                label: t(`cases.access.levels.${value}`),
              }))}
            />
          )}
          <EntryPaper form={form} event={event} />
        </>
      )}
    </FormDialog>
  );
}

function effectOf(t: TFunction, effect: NonNullable<EnterableEvent['proposes']>): string {
  if (effect.kind === 'active') return t('cases.entry.makesActive');
  return t('cases.entry.makesInactive', { why: t(`cases.life.inactive.${effect.reason}`) });
}

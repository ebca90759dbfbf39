import { useTranslation } from 'react-i18next';
import type { DocketEntry } from '#contract/cases';
import type { DocketOptions, EntryWithHistory } from '#contract/docketing';
import { accessLevels } from '#domain/access/accessLevels';
import { may } from '#domain/identity/permissions';
import { CallFailure } from '#web/calls/CallFailure.tsx';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { capacityOf } from '#web/session/capacityOf.ts';
import { useAppSelector } from '#web/store.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useReadDocketEntryQuery, useReadDocketOptionsQuery } from './docketApi.ts';
import { EntryHistory } from './EntryHistory.tsx';
import { EntryNotices } from './EntryNotices.tsx';
import { changesOf, useChangeEntry } from './useChangeEntry.ts';

type Props = { caseId: string; number: number; onClose: () => void };

/** One entry for court staff: correct it, strike it, date it nunc pro tunc, seal it, and see what it said before. */
export function EntryDialog({ caseId, number, onClose }: Props) {
  const { t } = useTranslation();
  const { currentData: found, error } = useReadDocketEntryQuery({ id: caseId, number });
  if (found) return <ChangeForm caseId={caseId} found={found} onClose={onClose} />;
  return (
    <Dialog isOpen onClose={onClose} title={t('cases.change.title', { number })}>
      {error ? <CallFailure error={error} /> : <Skeleton lines={5} />}
    </Dialog>
  );
}

type FormProps = { caseId: string; found: EntryWithHistory; onClose: () => void };

function ChangeForm({ caseId, found: { entry, history }, onClose }: FormProps) {
  const { t } = useTranslation();
  const { data: options } = useReadDocketOptionsQuery({ id: caseId });
  const { form, isStale } = useChangeEntry(caseId, entry, onClose);
  const certifies = useAppSelector((state) => may(capacityOf(state.user), 'docket:certify'));
  const { change } = form.values;
  const byOrder = change === 'struck' ? options?.strike_by_order : null;
  return (
    <FormDialog
      form={form}
      title={t('cases.change.title', { number: entry.number })}
      verb={t(`cases.change.verbs.${change}`)}
      kind={change === 'struck' ? 'danger' : 'primary'}
      onClose={onClose}
    >
      {isStale && <Note tone="warn">{t('cases.change.stale')}</Note>}
      <Select
        label={t('cases.change.what')}
        value={change}
        onChange={(value) => form.set({ change: changesOf(entry).find((one) => one === value) ?? 'corrected' })}
        problem={form.problems.change}
        options={changesOf(entry).map((value) => ({ value, label: t(`cases.change.choices.${value}`) }))}
      />
      {change === 'corrected' ? (
        <>
          <Select
            label={t('cases.change.code')}
            required={false}
            {...form.field('code')}
            placeholder={t('cases.change.noCode')}
            options={codesFor(entry, options).map(({ id, label }) => ({ value: id, label }))}
          />
          <TextArea label={t('cases.entry.text')} {...form.field('text')} maxLength={4000} />
        </>
      ) : (
        <p>{entry.description}</p>
      )}
      {change === 'restricted' && (
        <Select
          label={t('cases.entry.access')}
          {...form.field('access')}
          options={accessLevels.map((value) => ({ value, label: t(`cases.access.levels.${value}`) }))}
        />
      )}
      {(change === 'corrected' || change === 'nunc_pro_tunc') && (
        <TextField
          label={t(change === 'corrected' ? 'cases.entry.filedOn' : 'cases.change.effectiveOn')}
          type="date"
          max={options?.today}
          {...form.field('filed_on')}
        />
      )}
      <TextArea label={t('cases.reason')} rows={2} {...form.field('reason')} maxLength={1000} />
      <TextField
        label={t('cases.change.authority')}
        hint={t('cases.change.authorityHint')}
        optional={change === 'corrected'}
        {...form.field('authority')}
        maxLength={400}
      />
      {change !== 'corrected' && (
        <TextField
          label={t('cases.change.orderedOn')}
          hint={byOrder ? t('cases.change.byOrder', { authority: byOrder }) : undefined}
          type="date"
          max={options?.today}
          optional={change !== 'nunc_pro_tunc' && !byOrder}
          {...form.field('ordered_on')}
        />
      )}
      {certifies && <EntryNotices caseId={caseId} number={entry.number} />}
      <EntryHistory history={history ?? []} />
    </FormDialog>
  );
}

/** Filing codes for the entry of a filing, events without an effect on the case for others; always the present one. */
function codesFor({ kind, code, code_label }: DocketEntry, options: DocketOptions | undefined) {
  const events = options?.events.filter(({ effect, needs_signed_order }) => effect === 'none' && !needs_signed_order);
  const offered = (kind === 'filing' ? options?.filing_codes : events) ?? [];
  const isOffered = code === null || offered.some(({ id }) => id === code);
  return isOffered ? offered : [{ id: code, label: code_label ?? code }, ...offered];
}

import { useTranslation } from 'react-i18next';
import { moveToSection } from '#contract/pendingWork';
import type { ReviewOptions } from '#contract/review';
import { errorText } from '#web/calls/errorText.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Select } from '#web/ui/Select.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useMoveToSectionMutation, useReadPendingWorkQuery } from './sectionsApi.ts';
import type { SayInLine } from './useMessageLine.ts';

type Props = { filingId: string; section: ReviewOptions['section']; say: SayInLine; onClose: () => void };

/** Moves the open filing to another section; the reason is optional, and the move can be undone. */
export function MoveDialog({ filingId, section, say, onClose }: Props) {
  const { t } = useTranslation();
  const { data } = useReadPendingWorkQuery();
  const [move] = useMoveToSectionMutation();
  const others = (data?.sections ?? []).filter(
    (one) => (one.section?.id ?? null) !== section.id && !one.section?.archived,
  );
  const form = useContractForm(moveToSection, {
    defaults: { to: '', reason: '' },
    toInput: ({ to, reason }) => ({
      id: filingId,
      from: section.id,
      to: to === 'none' ? null : to,
      ...(reason && { reason }),
    }),
    send: (input) => move(input),
    onSent: ({ message, section: now, before }) => {
      const back = async () => {
        const reply = await move({ id: filingId, from: now?.id ?? null, to: before });
        if (reply.error) say({ kind: 'error', words: errorText(reply.error) });
        else say({ kind: 'success', words: reply.data.message });
      };
      say({ kind: 'success', words: message, undo: () => void back() });
      onClose();
    },
  });
  return (
    <FormDialog form={form} title={t('review.sections.move')} onClose={onClose} verb={t('review.sections.moveVerb')}>
      <p className="muted">
        {t('review.sections.now', { name: section.name ?? t('review.sections.unassigned') })}{' '}
        {section.moved_by && t('review.sections.movedBy', { by: section.moved_by })}
      </p>
      <Select
        label={t('review.sections.to')}
        {...form.field('to')}
        placeholder={t('review.sections.choose')}
        options={[
          ...others.map((one) => ({
            value: one.section?.id ?? 'none',
            label: one.section?.name ?? t('review.sections.unassigned'),
          })),
          ...(section.moved_by ? [{ value: 'rules', label: t('review.sections.byRules') }] : []),
        ]}
      />
      <TextField label={t('review.sections.reason')} optional required={false} {...form.field('reason')} />
      <p className="muted small">{t('review.sections.stays')}</p>
    </FormDialog>
  );
}

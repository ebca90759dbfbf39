import { useTranslation } from 'react-i18next';
import { makeSeparatorSheet, printSeparatorSheet } from '#contract/batches';
import { type SheetKind, sheetKinds } from '#domain/counter/separatorSheet';
import { type PaperChannel, paperChannels } from '#domain/filings/intakeChannels';
import { addressOfCall } from '#web/calls/buildRequest.ts';
import { printPdf } from '#web/filings/printPdf.ts';
import { FormDialog } from '#web/forms/FormDialog.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { lazily } from '#web/ui/lazily.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { useMakeSeparatorSheetMutation } from '../counterApi.ts';
import { type CaseValues, caseInput } from '../intake/caseValues.ts';
import { type FilerValues, filerInput, noFiler } from '../intake/filerValues.ts';

const CaseFields = lazily(async () => (await import('../intake/CaseFields.tsx')).CaseFields, <Skeleton lines={2} />);
const FilerFields = lazily(async () => (await import('../intake/FilerFields.tsx')).FilerFields, <Skeleton lines={8} />);

type SheetValues = FilerValues & CaseValues & { kind: SheetKind; channel: PaperChannel };

/** Makes a separator sheet and opens it for printing. */
export function SheetDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const [make] = useMakeSeparatorSheetMutation();
  const defaults: SheetValues = { ...noFiler, kind: 'lead', channel: 'mail', case: null, case_type: '' };
  const form = useContractForm(makeSeparatorSheet, {
    defaults,
    toInput: inputOf,
    send: (input) => make(input),
    onSent: ({ sheet_id: id }) => {
      printPdf(addressOfCall(printSeparatorSheet, { id }), 'Separator sheet.pdf');
      onClose();
    },
  });
  const { values, set } = form;
  return (
    <FormDialog form={form} title={t('counter.sheet.title')} verb={t('counter.sheet.print')} onClose={onClose}>
      <Select
        label={t('counter.sheet.kind')}
        value={values.kind}
        onChange={(kind) => set({ kind: sheetKinds.find((one) => one === kind) ?? 'lead' })}
        options={sheetKinds.map((value) => ({ value, label: t(`counter.sheet.kinds.${value}`) }))}
      />
      {values.kind === 'attachment' ? (
        <Note>{t('counter.sheet.attachmentText')}</Note>
      ) : (
        <>
          <Select
            label={t('counter.intake.channel')}
            value={values.channel}
            onChange={(channel) => set({ channel: paperChannels.find((one) => one === channel) ?? 'mail' })}
            options={paperChannels.map((value) => ({ value, label: t(`filings.channels.${value}`) }))}
          />
          <CaseFields form={form} />
          <FilerFields form={form} caseId={values.case?.id ?? null} />
        </>
      )}
    </FormDialog>
  );
}

function inputOf({ kind, channel, ...values }: SheetValues) {
  if (kind === 'attachment') return { kind };
  return {
    ...filerInput(values),
    ...{ kind, channel },
    ...caseInput(values),
  };
}

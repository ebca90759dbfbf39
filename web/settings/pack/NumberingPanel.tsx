import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseSequence } from '#contract/caseNumbers';
import { type ReadCourtPack, savePackNumbering } from '#contract/packs';
import { caseTypes } from '#domain/courts/choices';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { Button } from '#web/ui/Button.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { Select } from '#web/ui/Select.tsx';
import { toast } from '#web/ui/toast.ts';
import { Loaded } from '../Loaded.tsx';
import { Setting } from '../Setting.tsx';
import { NextNumberDialog } from './NextNumberDialog.tsx';
import { useListCaseSequencesQuery, useSavePackNumberingMutation } from './packApi.ts';
import { SequenceTable } from './SequenceTable.tsx';

/** Which format each case type has, and the next number of each sequence. */
export function NumberingPanel({ read }: { read: ReadCourtPack }) {
  const { t } = useTranslation();
  const { data, error } = useListCaseSequencesQuery();
  const [raising, raise] = useState<CaseSequence | null>(null);
  return (
    <Panel title={t('settings.pack.numbering.heading')} padded={false}>
      <Setting id="case_numbers">
        <NumberingForm read={read} />
      </Setting>
      <Loaded data={data} error={error}>
        {({ sequences }) => <SequenceTable sequences={sequences} onRaise={raise} />}
      </Loaded>
      {raising && <NextNumberDialog sequence={raising} onClose={() => raise(null)} />}
    </Panel>
  );
}

function NumberingForm({ read: { pack, version } }: { read: ReadCourtPack }) {
  const { t } = useTranslation();
  const [save] = useSavePackNumberingMutation();
  const start: Record<string, string> = Object.fromEntries(caseTypes.map((type) => [type, pack.numbering[type] ?? '']));
  const form = useContractForm(savePackNumbering, {
    defaults: { numbering: start },
    toInput: ({ numbering }) => ({
      version,
      numbering: Object.fromEntries(Object.entries(numbering).map(([type, format]) => [type, format || null])),
    }),
    send: save,
    onSent: ({ message }) => toast.success(message),
  });
  const { numbering } = form.values;
  const offered = pack.number_formats.filter(({ active }) => active).map(({ id, label }) => ({ value: id, label }));
  return (
    <form className="stack" {...form.props}>
      <p className="small muted">{t('settings.pack.numbering.intro')}</p>
      <FormFailure>{form.failure ?? form.problems.numbering}</FormFailure>
      <div className="form-grid">
        {caseTypes.map((type) => (
          <Select
            key={type}
            label={type}
            required={false}
            placeholder={t('settings.pack.numbering.given')}
            options={offered}
            value={numbering[type] ?? ''}
            onChange={(format) => form.set({ numbering: { ...numbering, [type]: format } })}
          />
        ))}
      </div>
      <div>
        <Button type="submit" kind="primary" busy={form.isSending} disabled={!form.isDirty}>
          {t('settings.save')}
        </Button>
      </div>
    </form>
  );
}

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocketOptions, EnterableEvent } from '#contract/docketing';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { useReadDocketEntryQuery } from './docketApi.ts';
import { type AddEntryForm, fieldsOf, proposedText } from './useAddEntry.ts';

type Props = { caseId: string; event: EnterableEvent; options: DocketOptions; form: AddEntryForm };

const inputTypes = { day: 'date', time: 'time', entry: 'number', amount: 'text', line: 'text', words: 'text' } as const;

/** The values of an event's text, and the text that they make. The clerk may edit it. */
export function EventValues({ caseId, event, options, form }: Props) {
  const { t } = useTranslation();
  const { values, text } = form.values;
  const number = Number(values.related);
  const related = useReadDocketEntryQuery({ id: caseId, number }, { skip: !(number >= 1) });
  const proposed = proposedText(form.values, options, related.currentData?.entry);
  // The form sends the text that the clerk sees, which depends on the related entry.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proposal is a change
  useEffect(() => {
    if (form.values.proposed !== proposed.text) form.set({ proposed: proposed.text });
  }, [proposed.text]);
  const set = (name: string, value: string) => form.set({ values: { ...values, [name]: value } });
  const missing = proposed.missing.map((name) => t(`cases.entry.value.${name}`, { defaultValue: name }));
  return (
    <>
      {fieldsOf(event, options).map(({ name, required, kind }) => {
        const field = {
          label: t(`cases.entry.value.${name}`, { defaultValue: name }),
          optional: !required,
          value: values[name] ?? options.known[name] ?? '',
          onChange: (value: string) => set(name, value),
        };
        if (kind === 'words') return <TextArea key={name} {...field} maxLength={3000} />;
        const unknown = kind === 'entry' && related.error ? t('cases.entry.noSuchEntry') : undefined;
        return <TextField key={name} {...field} type={inputTypes[kind]} problem={unknown} />;
      })}
      <TextArea
        label={t('cases.entry.text')}
        hint={
          text === null && missing.length > 0 ? t('cases.entry.missing', { names: missing }) : t('cases.entry.textHint')
        }
        problem={form.problems.text}
        value={text ?? proposed.text}
        onChange={(text) => form.set({ text })}
        maxLength={4000}
      />
    </>
  );
}

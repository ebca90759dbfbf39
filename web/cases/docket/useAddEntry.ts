import { useTranslation } from 'react-i18next';
import type { DocketEntry } from '#contract/cases';
import { addDocketEntry, type DocketOptions, type EnterableEvent } from '#contract/docketing';
import { type DocketValues, docketText, valuesIn } from '#domain/docketing/docketText';
import { nameEntry } from '#domain/docketing/nameEntry';
import { spellValue } from '#domain/docketing/spellValue';
import { valueKind } from '#domain/docketing/valueKinds';
import { api } from '#web/calls/api.ts';
import { sendFiles } from '#web/calls/sendFiles.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import type { Problems } from '#web/forms/useForm.ts';
import { useAppDispatch } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';

export type EntryValues = {
  event: string;
  /** The values of the template, as typed. */
  values: Record<string, string>;
  /** The text that the values make. */
  proposed: string;
  /** The clerk's own text; null while it is the proposed one. */
  text: string | null;
  filed_on: string;
  on_behalf_of: string;
  access: DocketEntry['access'];
  disposition: string;
  /** Whether the proposed change of the case's status is made. */
  changes_case: boolean;
  reason: string;
  paper: 'none' | 'write' | 'upload';
  document_text: string;
  document: File | null;
};

type Adding = { caseId: string; options: DocketOptions; onAdded: () => void };

/** The form of a new entry. The text follows the values until the clerk edits it. */
export function useAddEntry({ caseId, options, onAdded }: Adding) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const form = useContractForm(addDocketEntry, {
    defaults: emptyEntry(options),
    check: (values): Problems<EntryValues> => ({
      ...(!values.event && { event: t('cases.entry.noEvent') }),
      ...(needsFile(values, options) && !values.document && { document: t('cases.entry.noFile') }),
    }),
    toInput: (values) => inputOf(caseId, values, options),
    send: (input) => sendFiles(addDocketEntry, input),
    onSent: ({ message }) => {
      toast.success(message);
      dispatch(api.util.invalidateTags(['Cases']));
      onAdded();
    },
  });
  return form;
}
export type AddEntryForm = ReturnType<typeof useAddEntry>;

function needsFile({ event, paper }: EntryValues, { events }: DocketOptions): boolean {
  return paper === 'upload' || events.some(({ id, needs_signed_order }) => id === event && needs_signed_order);
}

const emptyEntry = ({ today }: DocketOptions): EntryValues => ({
  event: '',
  values: {},
  proposed: '',
  text: null,
  filed_on: today,
  on_behalf_of: '',
  access: 'public',
  disposition: '',
  changes_case: true,
  reason: '',
  paper: 'none',
  document_text: '',
  document: null,
});

function inputOf(id: string, values: EntryValues, { events }: DocketOptions) {
  const { event, filed_on, on_behalf_of, access, disposition, reason, paper, document_text, document } = values;
  const related_number = values.values.related?.trim();
  return {
    ...{ id, event, filed_on, access },
    text: values.text ?? values.proposed,
    ...(on_behalf_of && { on_behalf_of }),
    ...(related_number && { related_number }),
    ...(disposition && { disposition }),
    ...(values.changes_case && events.some((one) => one.id === event && one.proposes) && { changes_case: 'yes' }),
    ...(reason.trim() && { reason }),
    ...(paper === 'write' && { document_text }),
    ...(paper === 'upload' && document && { document }),
  };
}

/** The values that an event's text uses, as the form asks for them. */
export function fieldsOf(event: EnterableEvent, { style }: DocketOptions) {
  return valuesIn(event, style).map(({ name, required }) => ({ name, required, kind: valueKind(name) }));
}

/** The proposed text of an entry, or the values that it lacks. */
export function proposedText(
  { event: id, values }: Pick<EntryValues, 'event' | 'values'>,
  { events, known, style }: DocketOptions,
  related?: DocketEntry,
): { text: string; missing: string[] } {
  const event = events.find((one) => one.id === id);
  if (!event) return { text: '', missing: [] };
  const spelled: DocketValues = Object.fromEntries(
    valuesIn(event, style).map(({ name }) => [
      name,
      name === 'related' ? relatedWords(values, style, related) : spellValue(name, values[name] ?? known[name] ?? ''),
    ]),
  );
  const written = docketText(event, spelled, style);
  return 'text' in written ? { text: written.text, missing: [] } : { text: '', missing: written.missing };
}

function relatedWords(values: EntryValues['values'], style: DocketOptions['style'], related?: DocketEntry): string {
  const number = Number(values.related);
  if (!number || related?.number !== number) return '';
  return nameEntry({ number, title: related.code_label ?? related.description.split(/[;,.]/)[0]! }, style);
}

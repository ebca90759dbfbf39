import { type CaseIssuance, type Issuable, type IssuedInstrument, issueInstrument } from '#contract/issuance';
import {
  type InstrumentField,
  type InstrumentKind,
  type InstrumentValues,
  instrumentFields,
} from '#domain/issuance/instrumentKinds';
import { useContractForm } from '#web/forms/useContractForm.ts';
import { whenDone } from '../life/whenDone.ts';
import { useIssueInstrumentMutation } from './issuanceApi.ts';

/** The values of the form: those of every instrument, of which it shows the chosen one’s. */
export type IssueValues = Record<InstrumentField, string> & {
  kind: InstrumentKind | '';
  party_id: string;
  /** What the clerk verified, by item of the checklist. */
  reasons: Record<string, string>;
};

type Issuing = { caseId: string; issuance: CaseIssuance; before: IssuedInstrument | null; onClose: () => void };

const blank = Object.fromEntries(instrumentFields.map((name) => [name, ''])) as Record<InstrumentField, string>;

/** The form of a new instrument. The record fills in the values when the instrument is chosen. */
export function useIssueForm({ caseId, issuance, before, onClose }: Issuing) {
  const [send] = useIssueInstrumentMutation();
  const offered = (kind: string) => issuance.issuable.find((one) => one.kind === kind);
  const form = useContractForm(issueInstrument, {
    defaults: {
      ...blank,
      ...(before && valuesFor(offered(before.kind))),
      ...{ kind: (before?.kind ?? '') as IssueValues['kind'], reasons: {} },
      party_id: before ? onlyParty(offered(before.kind)) : '',
    } as IssueValues,
    toInput: (values: IssueValues) => ({
      ...{ id: caseId, version: issuance.version, kind: values.kind },
      ...(values.party_id && { party_id: values.party_id }),
      ...(before && { alias_of: before.id }),
      values: chosenValues(values, offered(values.kind)),
      confirmed: Object.entries(values.reasons).flatMap(([item, reason]) =>
        reason.trim() ? [{ item, reason: reason.trim() }] : [],
      ),
    }),
    send,
    onSent: whenDone(onClose),
  });
  const choose = (kind: string) => {
    const one = offered(kind);
    form.set({ ...blank, ...valuesFor(one), kind: one?.kind ?? '', party_id: onlyParty(one), reasons: {} });
  };
  return { ...form, choose, chosen: offered(form.values.kind) };
}
export type IssueForm = ReturnType<typeof useIssueForm>;

const valuesFor = (one: Issuable | undefined): Partial<Record<InstrumentField, string>> => one?.values ?? {};

const onlyParty = (one: Issuable | undefined): string => (one?.parties?.length === 1 ? one.parties[0]!.id : '');

/** The values that the instrument prints. */
export function chosenValues(values: IssueValues, one: Issuable | undefined): InstrumentValues {
  const names = one ? [...one.required, ...one.optional] : [];
  return Object.fromEntries(names.flatMap((name) => (values[name].trim() ? [[name, values[name].trim()]] : [])));
}

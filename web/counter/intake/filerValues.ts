import type { PaperFilerKind } from '#domain/filings/PaperFiler';

/** The filer as typed. Fields of another kind of filer are kept, and not sent. */
export type FilerValues = {
  filer_kind: PaperFilerKind;
  attorney_id: string;
  participant_id: string;
  name: string;
  address: string;
  phone: string;
  email: string;
};

export const noFiler: FilerValues = {
  filer_kind: 'person',
  attorney_id: '',
  participant_id: '',
  name: '',
  address: '',
  phone: '',
  email: '',
};

/** The filer as the contract takes it. */
export function filerInput(values: FilerValues) {
  const { filer_kind, attorney_id, participant_id, name, address, phone, email } = values;
  return {
    ...{ filer_kind, address, phone, email },
    ...(filer_kind === 'person' && { name }),
    ...(filer_kind === 'attorney' && attorney_id && { attorney_id }),
    ...(filer_kind === 'participant' && participant_id && { participant_id }),
  };
}

import { type ReasonCode, reasonCodes } from '#domain/acceptance/reviewReasons';

/** What a filer can do about a return. `document`: replace one document of the envelope with a corrected one. */
export const cures = ['document', 'case', 'document_type', 'fields', 'attachment', 'fee', 'answer'] as const;
export type Cure = (typeof cures)[number];

/** What cures a return: whether only another document does, the cures that fit its reason, and all others. */
export type CuresOfReturn = { needs_document: boolean; first: readonly Cure[]; also: readonly Cure[] };

/** Grounds that are defects of the document itself, so that only another document cures them. */
const inTheDocument: readonly ReasonCode[] = [
  'caption_wrong',
  'documents_combined',
  'document_split',
  'proposed_order',
  'illegible',
  'format_wrong',
  'sensitive_data',
  'unsigned',
  'not_searchable',
];

/** The cures that fit each reason, the most likely one first. */
const fitting: Record<ReasonCode, readonly Cure[]> = {
  case_number_wrong: ['case', 'document'],
  caption_wrong: ['document'],
  documents_combined: ['document', 'attachment'],
  document_split: ['document'],
  proposed_order: ['document', 'attachment'],
  illegible: ['document'],
  barred: ['answer', 'attachment'],
  fee_missing: ['fee', 'attachment'],
  wrong_court: ['answer', 'case'],
  information_wrong: ['fields', 'document_type', 'case'],
  format_wrong: ['document'],
  sensitive_data: ['document'],
  cover_sheet: ['attachment'],
  unsigned: ['document'],
  not_searchable: ['document'],
  duplicate: ['answer'],
  not_e_filed: ['attachment', 'answer'],
  untimely: ['attachment', 'answer'],
  filers_request: ['document', 'answer'],
  other: ['answer', 'document', 'attachment'],
};

/** Cures about the caption, which an attachment does not have. */
const ofCaption: readonly Cure[] = ['case', 'document_type', 'fields'];

/** What cures a return for this reason. An attachment that was returned alone has no caption and no separate fee. */
export function curesOf(reason: string | null, { isAttachment }: { isAttachment: boolean }): CuresOfReturn {
  const code = isReason(reason) ? reason : 'other';
  const applies = (cure: Cure) =>
    isAttachment ? !ofCaption.includes(cure) && cure !== 'fee' : cure !== 'fee' || fitting[code].includes('fee');
  const first = fitting[code].filter(applies);
  return {
    needs_document: inTheDocument.includes(code),
    first: first.length > 0 ? first : ['answer'],
    also: cures.filter((cure) => applies(cure) && !first.includes(cure) && (cure !== 'answer' || first.length > 0)),
  };
}

const isReason = (reason: string | null): reason is ReasonCode => reasonCodes.some((code) => code === reason);

/** What the filer has prepared for a resubmission. `changed`: values that differ from those on record at the return. */
export type Prepared = {
  replaces: boolean;
  attachments: number;
  changed: number;
  answer: string;
  /** Whether the fee was paid, or its waiver requested, since the return. */
  settled: boolean;
};

/** Why what is prepared does not cure the return; null if it can be submitted. The clerk decides whether it suffices. */
export function whyIncomplete(reason: string | null, prepared: Prepared): 'document' | 'anything' | null {
  const { needs_document } = curesOf(reason, { isAttachment: false });
  if (needs_document) return prepared.replaces ? null : 'document';
  const { replaces, attachments, changed, answer, settled } = prepared;
  return replaces || attachments > 0 || changed > 0 || settled || answer.trim() !== '' ? null : 'anything';
}

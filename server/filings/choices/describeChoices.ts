import type { FilersChoices } from '#contract/filersChoices';
import { findCaseForSystem } from '#server/cases/findCaseForSystem';
import type { filings } from '#server/db/schema/filings';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findFilingCodes } from '#server/packs/findCodes';
import { findPack } from '#server/packs/findPack';
import { findReadDocuments } from '../filingRepository.ts';
import {
  findDocumentChoicesForSystem,
  findEnvelopeChoicesForSystem,
  type StoredEnvelopeChoices,
} from './choiceRepository.ts';

type Filing = typeof filings.$inferSelect;

/**
 * What the filer chose for a filing that the viewer has access to, as the clerk sees it; null if the filer chose nothing
 * and wrote no note. Documents that the viewer does not read are left out.
 */
export async function describeChoices(db: Db, viewer: Actor, filing: Filing): Promise<FilersChoices | null> {
  const chosen = filing.attached_to === null ? await findEnvelopeChoicesForSystem(db, filing.envelope_id) : undefined;
  const documents = await findReadDocuments(db, viewer, [filing.id]);
  const ofDocuments = await findDocumentChoicesForSystem(
    db,
    documents.map(({ document }) => document.id),
  );
  if (!chosen && ofDocuments.size === 0) return null;
  const [codes, { pack }] = await Promise.all([findFilingCodes(db, filing.court_id), findPack(db, filing.court_id)]);
  const labelOf = (id: string | null | undefined) => codes.find((one) => one.id === id)?.label ?? null;
  const lead = ofDocuments.get(documents.find(({ document }) => document.kind === 'lead')?.document.id ?? '');
  const described = {
    destination: chosen?.destination ?? null,
    case_number: chosen?.case_number ?? (await numberOf(db, filing, chosen)),
    case_type: chosen?.case_type ?? null,
    category: pack.categories.find(({ id }) => id === chosen?.category)?.label ?? null,
    code: labelOf(lead?.code),
    on_behalf_of: lead?.on_behalf_of ?? [],
    note_to_clerk: chosen?.note_to_clerk ?? '',
    attachments: documents.flatMap(({ document: { id, title } }) => {
      const own = ofDocuments.get(id);
      if (!own || own === lead) return [];
      return [{ document_id: id, title, position: own.position, code: labelOf(own.code) }];
    }),
    marks: documents.flatMap(({ document: { id, title, mark, redacts } }) => {
      const pair = documents.find(({ document }) => document.id === redacts);
      return mark === null ? [] : [{ document_id: id, title, mark, redacts: pair?.document.title ?? null }];
    }),
  };
  return hasContent(described) ? described : null;
}

async function numberOf(db: Db, { court_id }: Filing, chosen: StoredEnvelopeChoices | undefined) {
  if (!chosen?.case_id) return null;
  return (await findCaseForSystem(db, court_id, chosen.case_id))?.case_number ?? null;
}

const hasContent = ({ on_behalf_of, attachments, marks, ...others }: FilersChoices): boolean =>
  on_behalf_of.length > 0 || attachments.length > 0 || marks.length > 0 || Object.values(others).some(Boolean);

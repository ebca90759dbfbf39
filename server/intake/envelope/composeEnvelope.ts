import type { DraftEnvelope, EnvelopeDocument } from '#contract/draftEnvelope';
import { type CaseType, caseTypes } from '#domain/courts/choices';
import type { FilingCode } from '#domain/docketing/FilingCode';
import { filingCodeOf } from '#domain/docketing/filingCodeOf';
import type { RepresentedParty } from '#domain/docketing/ownParties';
import { documentTypeLabel } from '#domain/documentTypes/label';
import { openQuestions } from '#domain/envelopes/openQuestions';
import { proposeDescription, proposePosition } from '#domain/envelopes/proposePosition';
import { sureFrom } from '#domain/filings/certainty';
import { usedFilingCodes } from '#domain/practice/codesOfPack';
import { proposeCategory } from '#domain/practice/proposeCategory';
import type { StoredCourt } from '#server/courts/findCourt';
import {
  type DraftChoices,
  findDocumentChoicesForSystem,
  type StoredDocumentChoices,
  type StoredEnvelopeChoices,
} from '#server/filings/choices/choiceRepository';
import type { StoredDocument, StoredFiling } from '#server/filings/filingRepository';
import type { Actor } from '#server/kernel/actor';
import type { Db } from '#server/kernel/Database';
import { findPack } from '#server/packs/findPack';
import { captionOf, codeOfLead, filersOf, partiesOf, quoteOf, type ReadLead, readLeads } from './describeLead.ts';
import { describeMarks, isUnmarked } from './describeMarks.ts';
import { findDestination, findOwnPartiesOf } from './findDestination.ts';

type Known = { court: StoredCourt; codes: readonly FilingCode[]; choices: ReadonlyMap<string, StoredDocumentChoices> };

/** A draft as it would be filed, with the choices of its owner. */
export async function composeEnvelope(
  db: Db,
  viewer: Actor,
  { envelope, chosen }: DraftChoices,
  leads: readonly StoredFiling[],
): Promise<DraftEnvelope> {
  const { court, pack } = await findPack(db, viewer.court_id);
  const read = await readLeads(db, leads);
  const documents = leads.flatMap((lead) => lead.documents.map(({ document }) => document.id));
  const choices = await findDocumentChoicesForSystem(db, documents);
  const known = { court, choices, codes: usedFilingCodes(court, pack) };
  // The document that names a case determines it, or else the first one.
  const main = read.find(({ stored }) => stored.filing.case_number !== null) ?? read[0]!;
  const code = choiceOfCode(main, known);
  const found = await findDestination(db, viewer, main, { chosen, opens_case: code?.opens_case ?? null });
  // The caption of a copy names a case of the court for which it was written.
  const destination = { ...found, certain: found.certain && (!envelope.copied_from || found.proposed === 'case') };
  const case_type = caseTypeOf(main, chosen);
  const effective = case_type.chosen ?? case_type.proposed;
  const proposed = proposeCategory(pack.categories, { title: main.stored.filing.title, case_type: effective });
  const applies = pack.categories.find(({ id }) => id === (chosen?.category ?? proposed));
  const category = { chosen: chosen?.category ?? null, proposed, label: applies?.label ?? null };
  const own = await findOwnPartiesOf(db, viewer, destination.case?.id ?? null);
  const described = read.flatMap((lead) => describeDocuments(viewer, lead, own, known));
  return {
    id: envelope.id,
    court_id: court.id,
    version: chosen?.version ?? 0,
    draft_version: envelope.version,
    destination,
    case_type,
    category,
    parties: partiesOf(main, court),
    documents: described,
    note_to_clerk: chosen?.note_to_clerk ?? '',
    client_matter: chosen?.client_matter ?? '',
    questions: openQuestions({
      destination,
      case_type: case_type.chosen ?? (case_type.certain ? case_type.proposed : null),
      category: category.chosen ?? category.proposed,
      has_categories: pack.categories.some((one) => one.active && one.case_type === effective),
      leads: described.flatMap(describeForQuestions),
      unmarked: described.filter(isUnmarked).map(({ document_id }) => document_id),
    }),
  };
}

function choiceOfCode(lead: ReadLead, known: Known): FilingCode | null {
  const chosen = known.choices.get(leadOf(lead).document.id)?.code;
  return known.codes.find(({ id }) => id === chosen) ?? codeOfLead(lead, known.court, known.codes).code;
}

const leadOf = ({ stored }: ReadLead) => stored.documents.find(({ document }) => document.kind === 'lead')!;

/** The case type that the filer chose, here or with the upload, or else the one that was read. */
function caseTypeOf({ stored: { filing }, reading }: ReadLead, chosen: StoredEnvelopeChoices | undefined) {
  const read = reading?.case_type;
  const known: CaseType | null = caseTypes.find((one) => one === read?.value) ?? null;
  return {
    chosen: chosen?.case_type ?? null,
    proposed: filing.case_type ?? known,
    certain: filing.case_type !== null || (known !== null && (read?.confidence ?? 0) >= sureFrom),
  };
}

function describeDocuments(
  viewer: Actor,
  lead: ReadLead,
  own: readonly RepresentedParty[],
  known: Known,
): EnvelopeDocument[] {
  const code = choiceOfCode(lead, known);
  const marks = describeMarks(lead.stored.documents, known.choices, code);
  return lead.stored.documents.map((stored) => {
    const { document, version } = stored;
    const about = {
      ...{ document_id: document.id, lead_id: document.filing_id, kind: document.kind, title: document.title },
      type: version.type === null ? null : documentTypeLabel(version.type),
      ...(marks.get(document.id) ?? { mark: null, redacts: null }),
    };
    const choices = known.choices.get(document.id);
    return document.kind === 'lead'
      ? { ...about, ...describeLead(viewer, lead, own, known, choices) }
      : { ...about, ...describeAttachment(stored, known, choices) };
  });
}

function describeLead(
  viewer: Actor,
  lead: ReadLead,
  own: readonly RepresentedParty[],
  { court, codes }: Known,
  choices: StoredDocumentChoices | undefined,
) {
  const { code, certain } = codeOfLead(lead, court, codes);
  const { filing } = lead.stored;
  return {
    ...(filing.doc_type !== null && { type: filing.doc_type }),
    title: filing.title ?? filing.document_name,
    is_read: lead.reading !== null,
    code: { chosen: choices?.code ?? null, proposed: code?.id ?? null, certain },
    evidence: quoteOf(lead.reading?.title ?? lead.reading?.doc_type),
    position: null,
    description: null,
    on_behalf_of: {
      chosen: choices?.on_behalf_of ?? null,
      ...filersOf(viewer, lead, { captioned: captionOf(lead, court), own }),
    },
  };
}

/** An attachment without a separate code is entered with its lead document, so that none is asked. */
function describeAttachment(
  { document, version }: StoredDocument,
  { court, codes }: Known,
  choices: StoredDocumentChoices | undefined,
) {
  const found = filingCodeOf({ document_type: version.type, title: document.title }, court);
  return {
    is_read: version.read_at !== null,
    code: {
      chosen: choices?.code ?? null,
      proposed: codes.find(({ id }) => id === found?.id)?.id ?? null,
      certain: true,
    },
    evidence: null,
    position: {
      chosen: choices?.position ?? null,
      proposed: proposePosition({ type: version.type, title: document.title }),
    },
    description: { chosen: choices?.description ?? null, proposed: proposeDescription(document.title) },
    on_behalf_of: null,
  };
}

function describeForQuestions({ document_id, is_read, code, on_behalf_of }: EnvelopeDocument) {
  if (on_behalf_of === null) return [];
  const { chosen, proposed, candidates } = on_behalf_of;
  return [
    {
      ...{ document_id, is_read, code },
      on_behalf_of: { chosen: chosen !== null, proposed: proposed?.length ?? 0, candidates: candidates.length },
    },
  ];
}

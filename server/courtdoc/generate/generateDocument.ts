import type { DocumentInput } from '#contract/courtdoc';
import { cleanFileName } from '#domain/documents/cleanFileName';
import { maxDocumentBytes, mediaTypeOf } from '#domain/documents/fileFormats';
import { layOutDraft } from '#domain/drafting/layout/layOutDraft';
import { composeDraft } from '#domain/drafting/templates/composeDraft';
import { recordActivity } from '#server/activity/recordActivity';
import { findCase } from '#server/cases/caseRepository';
import { generatedDocuments } from '#server/db/schema/courtdoc';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { describeGenerated } from './describeGenerated.ts';
import { measureText } from './fonts.ts';
import { writeDocx } from './writeDocx.ts';
import { writePdf } from './writePdf.ts';

type Asked = DocumentInput & { format: 'pdf' | 'docx'; case_id?: string | undefined };

/**
 * Generates a document from a template as PDF or DOCX, and stores the exact bytes in the user's history. Missing values
 * appear as blanks and are listed in `document.missing`; nothing is invented.
 */
export async function generateDocument(
  needs: Needs<'db' | 'config' | 'now' | 'blobs'>,
  actor: Actor,
  { template_id, jurisdiction, case_data, format, case_id }: Asked,
) {
  const { db, blobs, now } = needs;
  if (case_id !== undefined) await findCase(db, actor, case_id);
  const at = now();
  const { draft, missing } = composeDraft(template_id, jurisdiction, case_data);
  const sheets = format === 'pdf' ? layOutDraft(draft, measureText) : null;
  const bytes = sheets ? await writePdf(sheets, draft.name, at) : await writeDocx(draft);
  const stored = await blobs.put(oneChunk(bytes), maxDocumentBytes);
  const file_name = cleanFileName(`${draft.name.replace(/[\\/:*?"<>|[\]]+/g, '')}.${format}`);

  return db.transaction(async (tx) => {
    const [kept] = await tx
      .insert(generatedDocuments)
      .values({
        person_id: actor.person_id,
        court_id: actor.court_id,
        case_id: case_id ?? null,
        template_id,
        forum: jurisdiction,
        format,
        title: draft.name,
        case_data,
        missing: missing.map(({ field }) => field),
        sha256: stored.sha256,
        file_name,
        file_size: stored.size,
        pages: sheets?.length ?? null,
        generated_at: at,
      })
      .returning();
    await recordActivity(tx, needs, actor, {
      action: 'document_generated',
      subject_type: 'generated_document',
      subject_id: kept!.id,
      values: {},
      concerns: actor.person_id,
    });
    return { document: describeGenerated(kept!), bytes, file_name, media_type: mediaTypeOf[format] };
  });
}

async function* oneChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

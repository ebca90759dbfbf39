import type { z } from 'zod';
import { lessonOf } from '#domain/reading/learned/learnTemplate';
import { refusedDocument } from '#server/filings/failAnalysis';
import { findLastCorrectionForSystem, findLeadDocumentForSystem } from '#server/filings/findCorrectedDocument';
import type { Needs } from '#server/kernel/needs';
import type { learnJob } from '#server/learning/learnJob';
import { removeLessonForSystem, saveLessonForSystem } from '#server/learning/saveLesson';

type Asked = z.infer<typeof learnJob.payload>;

/**
 * Learns from the corrections that a member of the court's staff made in a filing: what the document prints, and what
 * the person entered. A correction that was changed since by someone else, or that restored the original reading,
 * teaches nothing.
 */
export async function learnFromCorrections(
  needs: Needs<'db' | 'config' | 'now' | 'blobs' | 'engine'>,
  { filing_id, corrected_by, fields }: Asked,
): Promise<void> {
  const { db, blobs, engine } = needs;
  const lead = await findLeadDocumentForSystem(db, filing_id);
  if (!lead) return;
  const { court_id, document_name, sha256, file_name: name } = lead;
  try {
    const front = await engine.readFront({ path: blobs.path(sha256), name, sha256 });
    await db.transaction(async (tx) => {
      for (const field of fields) {
        const last = await findLastCorrectionForSystem(tx, filing_id, field);
        const { new_value = null, machine_value = null } = last ?? {};
        const lesson =
          last?.corrected_by !== corrected_by || new_value === null || new_value === machine_value
            ? null
            : lessonOf({ filing_id, field, value: new_value }, front);
        if (!last || !lesson) await removeLessonForSystem(tx, filing_id, field);
        else
          await saveLessonForSystem(tx, needs, {
            ...lesson,
            ...{ court_id, document_name, corrected_by, corrected_at: last.corrected_at },
          });
      }
    });
  } catch (error) {
    if (!refusedDocument(error)) throw error;
  }
}

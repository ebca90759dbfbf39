import path from 'node:path';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { dayMs } from '#domain/days/days';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { typeLabeled } from '#domain/documentTypes/label';
import { say } from '#domain/messages/say';
import { enterOnDocket } from '#server/cases/enterOnDocket';
import { attorneys } from '#server/db/schema/attorneys';
import { caseAssignments, cases, parties } from '#server/db/schema/cases';
import { directoryPeople } from '#server/db/schema/directory';
import { documents, documentVersions, envelopes, filings } from '#server/db/schema/filings';
import { partyCounsel } from '#server/db/schema/participants';
import type { Db } from '#server/kernel/Database';
import { openFileBlobStore } from '#server/storage/fileBlobStore';
import { addHearing } from '#server/testing/addHearing';
import { makePdf } from '#server/testing/makeFiles';
import { inDatabase } from './inDatabase.ts';
import type { RunningPortal } from './startPortal.ts';

export type Matter = { case_id: string; hearing_id: string; motion_id: string; case_number: string; title: string };
type Place = { judge_id: string; judge: string; counsel_id: string; counsel: string; filed_by: string };

const court_id = 'alder-superior';
const names = ['Rowe', 'Pike', 'Vale', 'Moss', 'Lark', 'Reese', 'Hale', 'Reed', 'Dell', 'Frost', 'Wells'];
const received_at = new Date(Date.now() - 20 * dayMs);
const filed_on = received_at.toISOString().slice(0, 10);

type Files = { motion: { bytes: Buffer; pages: number }; order: { bytes: Buffer; pages: number } };

const shortFiles = (): Files => ({
  motion: {
    bytes: makePdf(['MOTION TO COMPEL FURTHER RESPONSES', 'Responses to the first set are overdue.'], 4),
    pages: 4,
  },
  order: {
    bytes: makePdf(['[PROPOSED] ORDER', 'The motion to compel is GRANTED.', 'Sanctions of $900 are due.'], 1),
    pages: 1,
  },
});

/**
 * Matters of Judge Reyes’s today, at most eleven, half an hour apart: each a motion to compel and its proposed order by
 * Alex Q. Example for the plaintiff, against a defendant without a lawyer who has a mailing address. `filesOf` gives the
 * documents of each matter.
 */
export async function fillMorning(
  portal: Pick<RunningPortal, 'dataDir'>,
  today: string,
  count = 6,
  filesOf: (index: number) => Files = shortFiles,
): Promise<Matter[]> {
  const blobs = await openFileBlobStore(path.join(portal.dataDir, 'blobs'));
  const store = async ({ bytes, pages }: Files['motion']) => {
    const { sha256, size } = await blobs.put(Readable.from([bytes]), 1e8);
    return { sha256, file_size: size, pages };
  };
  return inDatabase(portal, async (db) => {
    const [judge] = await db
      .select()
      .from(directoryPeople)
      .where(eq(directoryPeople.email, 'a.reyes@alder.example.com'));
    const [counsel] = await db.select().from(attorneys).where(eq(attorneys.full_name, 'Alex Q. Example'));
    const place = {
      judge_id: judge!.id,
      judge: judge!.full_name,
      counsel_id: counsel!.id,
      counsel: counsel!.full_name,
      filed_by: counsel!.person_id!,
    };
    const matters: Matter[] = [];
    for (const [index, name] of names.slice(0, count).entries()) {
      const files = filesOf(index);
      const [motion, order] = [await store(files.motion), await store(files.order)];
      matters.push(await addMatter(db, place, { index, name, today, motion, order }));
    }
    return matters;
  });
}

type Stored = { sha256: string; file_size: number; pages: number };
type Adding = { index: number; name: string; today: string; motion: Stored; order: Stored };

async function addMatter(db: Db, place: Place, { index, name, today, motion, order }: Adding): Promise<Matter> {
  const { judge_id, judge, counsel_id } = place;
  const about = { case_number: `26CV0950${index}`, title: `${name} v. Specimen Works` };
  const [made] = await db
    .insert(cases)
    .values({ ...about, court_id, title_is_set: true, case_type: 'Civil Complaint', opened_on: '2026-01-05', judge_id })
    .returning();
  const case_id = made!.id;
  const [plaintiff] = await db
    .insert(parties)
    .values([
      { case_id, full_name: `Ada ${name}`, role: 'Plaintiff', role_id: 'plaintiff', side: 'initiating', position: 0 },
      {
        ...{ case_id, full_name: 'Specimen Works', role: 'Defendant', role_id: 'defendant', side: 'responding' },
        ...{ position: 1, address: '9 Placeholder Road, Alder, CA 90000' },
      },
    ])
    .returning();
  await db.insert(caseAssignments).values({ case_id, attorney_id: counsel_id });
  await db.insert(partyCounsel).values({ party_id: plaintiff!.id, attorney_id: counsel_id, full_name: place.counsel });
  const [envelope] = await db
    .insert(envelopes)
    .values({ submitted_by: place.filed_by, submitted_at: received_at })
    .returning();
  const filed = { case_id, envelope_id: envelope!.id };
  const motion_id = await addFiling(db, place, {
    ...{ ...filed, label: 'Motion', title: 'Motion to Compel', file: motion, code: 'mtn_compel' },
  });
  await addFiling(db, place, {
    ...{ ...filed, label: 'Proposed Order', title: '[Proposed] Order Granting Motion to Compel' },
    ...{ file: order, code: 'proposed_order' },
  });
  const hearing = await addHearing(db, {
    ...{ court_id, case_id, judge_id, judge, case_title: about.title, case_number: about.case_number },
    ...{ case_type: 'Civil Complaint', event_type: 'Motion Hearing', venue: 'Department 4', duration_minutes: 20 },
    ...{
      hearing_date: today,
      hearing_time: `${String(9 + Math.floor(index / 2)).padStart(2, '0')}:${index % 2 ? '30' : '00'}`,
    },
  });
  return { case_id, hearing_id: hearing.id, motion_id, ...about };
}

type NewFiling = { case_id: string; envelope_id: string; label: string; title: string; file: Stored; code: string };

async function addFiling(
  db: Db,
  { filed_by }: Place,
  { case_id, envelope_id, label, title, file, code }: NewFiling,
): Promise<string> {
  const document_type = typeLabeled(label) as DocumentTypeId;
  const [filing] = await db
    .insert(filings)
    .values({
      ...{
        court_id,
        case_id,
        envelope_id,
        filed_by,
        state: 'docketed',
        doc_type: label,
        document_type,
        title,
        received_at,
      },
      ...{ document_name: `${label}.pdf`, case_type: 'Civil Complaint', priority: 'low' },
      priority_reason: say('not_analyzed'),
    })
    .returning();
  const [document] = await db
    .insert(documents)
    .values({ filing_id: filing!.id, kind: 'lead', position: 0, title })
    .returning();
  await db.insert(documentVersions).values({
    ...{ document_id: document!.id, number: 1, ...file, file_name: `${label}.pdf`, file_type: 'pdf' },
    ...{ type: document_type, uploaded_by: filed_by, uploaded_at: received_at },
  });
  await db.transaction((tx) =>
    enterOnDocket(tx, case_id, {
      ...{ code, text: title, filed_on, kind: 'filing', entered_at: received_at, filing_id: filing!.id },
      description: say('docket.written', { text: title }),
    }),
  );
  return filing!.id;
}

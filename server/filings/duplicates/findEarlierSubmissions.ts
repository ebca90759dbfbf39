import { and, desc, eq, lt, ne, notInArray, or, type SQL, sql } from 'drizzle-orm';
import { dateInZone } from '#domain/days/dateInZone';
import { bandsOf, type Fingerprint, likenessOf } from '#domain/documentFacts/fingerprintOf';
import type { Reading } from '#domain/reading/Reading';
import type { EarlierSubmission } from '#domain/rules/checks/Submission';
import { hasBareNumber } from '#server/db/bareNumber';
import { documents, documentVersions, filings } from '#server/db/schema/filings';
import { documentFingerprints } from '#server/db/schema/fingerprints';
import type { Db } from '#server/kernel/Database';
import { type Seer, visibleFilings } from '#server/visibility/visibleFilings';
import { toColumn } from './writeFingerprint.ts';

export type Resubmitted = {
  /** The filing itself, which is not its own duplicate; null before filing. */
  filing_id: string | null;
  court_id: string;
  time_zone: string;
  at: Date;
  sha256: string;
  fingerprint: Fingerprint | null;
  reading: Pick<Reading, 'case_number' | 'plaintiffs' | 'defendants'>;
};

/** Texts that share less are two documents, if of one template. */
const nearly = 0.9;
const mostReported = 5;
/** More of one person's documents than these are never so much alike and of one case. */
const mostCompared = 400;
/** A returned or withdrawn filing may be sent again. */
const over = ['returned', 'rejected', 'withdrawn'] as const;

/**
 * Earlier filings of the same court whose lead document is the same file, says the same, or nearly the same in the same case; only
 * those that the filer may see. A filing's own earlier versions, and what was returned, rejected or withdrawn, are none.
 */
export async function findEarlierSubmissions(db: Db, filer: Seer, paper: Resubmitted): Promise<EarlierSubmission[]> {
  const rows = await db
    .select({
      filing_id: filings.id,
      document_name: filings.document_name,
      received_at: filings.received_at,
      sha256: documentVersions.sha256,
      words: documentFingerprints.words,
      sketch: documentFingerprints.sketch,
    })
    .from(documentVersions)
    .innerJoin(documents, eq(documents.id, documentVersions.document_id))
    .innerJoin(filings, eq(filings.id, documents.filing_id))
    .leftJoin(documentFingerprints, eq(documentFingerprints.version_id, documentVersions.id))
    .where(
      and(
        sql`${documentVersions.id} in (${alike(paper)})`,
        isInForce,
        eq(documents.kind, 'lead'),
        eq(filings.court_id, paper.court_id),
        visibleFilings(filer),
        lt(filings.received_at, paper.at),
        notInArray(filings.state, [...over]),
        paper.filing_id === null ? undefined : ne(filings.id, paper.filing_id),
        or(
          eq(documentVersions.sha256, paper.sha256),
          eq(documentFingerprints.words, paper.fingerprint?.words ?? ''),
          isOfSameMatter(paper),
        ),
      ),
    )
    .orderBy(desc(filings.received_at))
    .limit(mostCompared);
  return rows
    .flatMap((row) => compare(paper, row))
    .sort((one, other) => other.share - one.share || rank[one.same] - rank[other.same])
    .slice(0, mostReported);
}

const rank = { file: 0, text: 1, nearly: 2 } as const;

/** A replaced version is not on file. */
const isInForce = sql`not exists (select 1 from ${documentVersions} later
  where later.document_id = ${documents.id} and later.number > ${documentVersions.number})`;

/**
 * Versions with the same bytes, the same text, or a common band of their sketches: each found with a separate index.
 */
function alike({ sha256, fingerprint }: Resubmitted): SQL {
  const sameFile = sql`select v.id from ${documentVersions} v where v.sha256 = ${sha256}`;
  if (fingerprint === null) return sameFile;
  const bands = sql.raw(`'{${bandsOf(fingerprint.sketch).join(',')}}'::integer[]`);
  return sql`${sameFile}
    union select f.version_id from ${documentFingerprints} f where f.words = ${fingerprint.words}
    union select f.version_id from ${documentFingerprints} f where f.bands && ${bands}`;
}

/**
 * The same case number; or, where one of the two has none, the same first names on both sides. Two documents from one template for
 * other people are alike and no duplicates.
 */
function isOfSameMatter({ reading }: Resubmitted): SQL {
  const number = reading.case_number?.value ?? null;
  const [plaintiff, defendant] = [reading.plaintiffs[0]?.value ?? null, reading.defendants[0]?.value ?? null];
  const sameNumber = number === null ? sql`false` : hasBareNumber(filings.case_number, number);
  return sql`case when ${filings.case_number} is not null and ${number}::text is not null
    then ${sameNumber}
    else lower(${filings.plaintiffs}[1]) = lower(${plaintiff}::text) and lower(${filings.defendants}[1]) = lower(${defendant}::text) end`;
}

type Row = {
  filing_id: string;
  document_name: string;
  received_at: Date;
  sha256: string;
  words: string | null;
  sketch: number[] | null;
};

function compare(paper: Resubmitted, row: Row): EarlierSubmission[] {
  const { sha256, fingerprint, time_zone } = paper;
  const { filing_id, document_name, received_at } = row;
  const earlier = { filing_id, document_name, received_on: dateInZone(received_at, time_zone), document: 0 };
  if (row.sha256 === sha256) return [{ ...earlier, same: 'file', share: 1 }];
  if (fingerprint === null || row.sketch === null) return [];
  if (row.words === fingerprint.words) return [{ ...earlier, same: 'text', share: 1 }];
  const share = likenessOf(fingerprint.sketch.map(toColumn), row.sketch);
  return share >= nearly ? [{ ...earlier, same: 'nearly', share }] : [];
}

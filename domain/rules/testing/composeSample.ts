import type { Jurisdiction } from '#domain/courts/choices';
import { gatherTextFacts } from '#domain/documentFacts/gatherTextFacts';
import { asPages } from '#domain/documents/testing/typedDocument';
import { readFiling } from '#domain/reading/readFiling';
import type { CheckedDocument, CheckForum, Submission } from '../checks/Submission.ts';
import { flawlessFacts } from '../checks/testing/flawlessFacts.ts';
import type { SampleDocument } from '../kinds/Sample.ts';
import type { Rule } from '../Rule.ts';
import { flawlessDocument } from './flawlessDocument.ts';

const today = '2026-11-02';

/** The submission of a sample document: read by the real reader, with a flawless file's facts except as the sample states. */
export function composeSample(rule: Rule, sample: SampleDocument): Submission {
  const forum: CheckForum = { ...forumOfRule(rule), ...sample.forum };
  const text = `${sample.text ?? flawlessDocument(forum)}${sample.also === undefined ? '' : `\n\n${sample.also}`}`;
  const lead = composeDocument('Paper.pdf', 'lead', text, sample);
  const supporting = (sample.supporting ?? []).map((one) => composeDocument(one.name, 'supporting', one.text, {}));
  const represented = sample.filer?.represented ?? true;
  return {
    forum,
    on: sample.on ?? today,
    documents: [lead, ...supporting],
    chosen: sample.chosen ?? { jurisdiction: null, court_level: null, case_type: null },
    record: sample.record ?? null,
    filer: sample.filer ?? { represented, name: null, roster: [], roster_known: false },
    earlier: sample.earlier ?? [],
    deadline: sample.deadline ?? null,
    ledgers: sample.ledgers ?? null,
    court: sample.court ?? { ai_disclosure: null, languages: ['en' as const] },
  };
}

function composeDocument(
  name: string,
  kind: 'lead' | 'supporting',
  typed: string,
  { facts, pdf }: Pick<SampleDocument, 'facts' | 'pdf'>,
): CheckedDocument {
  const text = asPages(typed);
  const reading = readFiling(text, { today });
  const plain = flawlessFacts(text.layout === 'pages' ? text.pages.length : 1);
  const { file, words, layout, ...rest } = facts ?? {};
  const made = gatherTextFacts(text, reading);
  return {
    name,
    kind,
    reading,
    facts: {
      ...made,
      ...rest,
      words: { ...made.words, ...words },
      file: {
        ...plain.file,
        ...file,
        pdf: plain.file.pdf === null ? null : { ...plain.file.pdf, ...file?.pdf, ...pdf },
      },
      layout: layout === null ? null : { ...plain.layout!, ...layout },
      unseen: rest.unseen ?? [],
    },
  };
}

/** The court that a rule is about, or a trial court of California for rules of every court. */
function forumOfRule({ applies_to, id }: Rule): CheckForum {
  const [jurisdiction] = applies_to.jurisdiction;
  const [court_id] = applies_to.court_ids;
  const [case_type] = applies_to.case_types;
  const ofEvery = id.startsWith('AZ-');
  return {
    jurisdiction:
      jurisdiction === '*' || jurisdiction === undefined ? homeOf(court_id) : (jurisdiction as Jurisdiction),
    court_level: ofEvery ? 'State Court' : applies_to.court_level[0]!,
    court_system: ofEvery ? 'state' : applies_to.court_system,
    court_id: court_id === '*' || court_id === undefined ? null : court_id,
    court_name: 'Court of the sample',
    case_type: case_type === '*' || case_type === undefined ? 'Civil Complaint' : case_type,
  };
}

function homeOf(courtId: string | undefined): Jurisdiction {
  const homes: Record<string, Jurisdiction> = { ny: 'New York', tx: 'Texas', fl: 'Florida', il: 'Illinois' };
  return homes[courtId?.slice(0, 2) ?? ''] ?? 'California';
}

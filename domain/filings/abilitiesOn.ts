import { type Capacity, may } from '#domain/identity/permissions';
import { type AnalysisState, type FilingState, hasEnded } from './states.ts';

/** What one person may do with one filing that this person may see. */
export type Abilities = { correct: boolean; reanalyze: boolean; add_documents: boolean; withdraw: boolean };

type Asker = { capacity: Capacity; person_id: string };
type Filing = { filed_by: string; state: FilingState; analysis_state: AnalysisState };

/** At the counter they take papers for the filer. A judge adds nothing to what a party has filed. */
const takesPapers: readonly Capacity[] = ['clerk', 'court_administrator'];

/** Decides what the asker may do now. Papers come and go only while the court has not decided; the filer alone withdraws. */
export function abilitiesOn(filing: Filing, asker: Asker): Abilities {
  const own = filing.filed_by === asker.person_id;
  const undecided = filing.state === 'received';
  const corrects = may(asker.capacity, 'filings:correct') && hasEnded(filing.analysis_state);
  const files = may(asker.capacity, 'filings:file');
  return {
    correct: corrects && filing.state !== 'withdrawn',
    // What the court decided on was what stood there; a machine does not change it afterwards.
    reanalyze: corrects && undecided,
    add_documents: files && undecided && (own || takesPapers.includes(asker.capacity)),
    withdraw: files && undecided && own,
  };
}

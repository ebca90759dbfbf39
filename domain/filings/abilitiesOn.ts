import { type Capacity, may } from '#domain/identity/permissions';
import { type AnalysisState, type FilingState, hasEnded, undecidedStates } from './states.ts';

/** What a person may do with a filing that the person has access to. */
export type Abilities = {
  correct: boolean;
  prioritize: boolean;
  reanalyze: boolean;
  add_documents: boolean;
  withdraw: boolean;
  /** File the draft with the court, or discard it. */
  file: boolean;
};

type Viewer = { capacity: Capacity; person_id: string };
type Filing = { filed_by: string; state: FilingState; analysis_state: AnalysisState };

/** At the counter, clerks receive documents for the filer. A judge adds nothing to a party's filing. */
const takesDocuments: readonly Capacity[] = ['clerk', 'court_administrator'];

/**
 * Decides what the user may do now. After the court has decided, a filer can change nothing: the filing stays as
 * decided, and court staff correct errors in its data. Only the filer can withdraw it.
 */
export function abilitiesOn(filing: Filing, viewer: Viewer): Abilities {
  const own = filing.filed_by === viewer.person_id;
  if (filing.state === 'draft') return abilitiesOnDraft(own, hasEnded(filing.analysis_state), viewer);
  const waits = filing.state === 'received';
  const reads = may(viewer.capacity, 'filings:correct') && hasEnded(filing.analysis_state);
  const staff = may(viewer.capacity, 'filings:prioritize');
  const files = may(viewer.capacity, 'filings:file');
  const correct = reads && (staff ? filing.state !== 'withdrawn' : undecidedStates.includes(filing.state));
  return {
    correct,
    prioritize: correct && staff,
    // The court decided on the earlier reading; a later one does not change it.
    reanalyze: reads && waits,
    add_documents: files && waits && (own || takesDocuments.includes(viewer.capacity)),
    withdraw: files && waits && own,
    file: false,
  };
}

/** A draft is its owner's alone. Its priority is the court's to set once it is filed. */
function abilitiesOnDraft(own: boolean, hasBeenRead: boolean, { capacity }: Viewer): Abilities {
  const files = own && may(capacity, 'filings:file');
  const reads = own && may(capacity, 'filings:correct') && hasBeenRead;
  return { correct: reads, prioritize: false, reanalyze: reads, add_documents: files, withdraw: false, file: files };
}

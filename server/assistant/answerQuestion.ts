import type { Answer } from '#domain/assistant/Answer';
import { type Intent, recognizeIntent } from '#domain/assistant/recognizeIntent';
import { routeQuestion } from '#domain/assistant/routeQuestion';
import { may } from '#domain/identity/permissions';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { haveNone } from './haveNone.ts';
import { tellActiveCases } from './tellActiveCases.ts';
import { tellCase, tellCaseDeadlines, tellCaseHearings } from './tellCase.ts';
import { tellLacking, tellOwnFilings } from './tellFilings.ts';
import { tellHearings } from './tellHearings.ts';
import { tellPendingDockets } from './tellPendingDockets.ts';
import { tellUrgent } from './tellUrgent.ts';

type Reading = Needs<'db' | 'now'>;

/**
 * Answers a question from the portal's data, within the user's permissions, or else routes it by keyword. The text of
 * filings is data and is never interpreted as a question.
 */
export async function answerQuestion(needs: Reading, asker: Actor, question: string): Promise<Answer> {
  const { today } = await readCourt(needs.db, needs.now(), asker.court_id);
  const intent = recognizeIntent(question, today);
  if (!intent) return routeQuestion(question, asker.capacity);
  if (!may(asker.capacity, 'filings:read')) return haveNone('in your role you see no filings, cases or hearings.');
  return tell(needs, asker, intent);
}

function tell(needs: Reading, asker: Actor, intent: Intent): Promise<Answer> {
  switch (intent.kind) {
    case 'pending_dockets':
      return tellPendingDockets(needs, asker, intent.case_type);
    case 'active_cases':
      return tellActiveCases(needs, asker, intent.case_type);
    case 'urgent':
      return tellUrgent(needs, asker, intent.days);
    case 'case_status':
      return tellCase(needs, asker, intent.case_number);
    case 'case_hearings':
      return tellCaseHearings(needs, asker, intent.case_number);
    case 'case_deadlines':
      return tellCaseDeadlines(needs, asker, intent.case_number);
    case 'filing_lacks':
      return tellLacking(needs, asker, intent.case_number);
    case 'own_filings':
      return tellOwnFilings(needs, asker);
    case 'hearings':
      return tellHearings(needs, asker, intent);
  }
}

import type { Answer } from '#domain/assistant/Answer';
import { type Intent, recognizeIntent } from '#domain/assistant/recognizeIntent';
import { routeQuestion } from '#domain/assistant/routeQuestion';
import { may } from '#domain/identity/permissions';
import { readCourt } from '#server/courts/readCourt';
import type { Actor } from '#server/kernel/actor';
import type { Needs } from '#server/kernel/needs';
import { answerActiveCases } from './answerActiveCases.ts';
import { answerCase, answerCaseDeadlines, answerCaseHearings } from './answerCase.ts';
import { answerLacking, answerOwnFilings } from './answerFilings.ts';
import { answerHearings } from './answerHearings.ts';
import { answerPendingDockets } from './answerPendingDockets.ts';
import { answerUrgent } from './answerUrgent.ts';
import { haveNone } from './haveNone.ts';

type Reading = Needs<'db' | 'now'>;

/**
 * Answers a question from the portal's data, within the user's permissions, or else routes it by keyword. The text of
 * filings is data and is never interpreted as a question.
 */
export async function answerQuestion(needs: Reading, viewer: Actor, question: string): Promise<Answer> {
  const { today } = await readCourt(needs.db, needs.now(), viewer.court_id);
  const intent = recognizeIntent(question, today);
  if (!intent) return routeQuestion(question, viewer.capacity);
  if (!may(viewer.capacity, 'filings:read'))
    return haveNone('your role does not have access to filings, cases, or hearings.');
  return answer(needs, viewer, intent);
}

function answer(needs: Reading, viewer: Actor, intent: Intent): Promise<Answer> {
  switch (intent.kind) {
    case 'pending_dockets':
      return answerPendingDockets(needs, viewer, intent.case_type);
    case 'active_cases':
      return answerActiveCases(needs, viewer, intent.case_type);
    case 'urgent':
      return answerUrgent(needs, viewer, intent.days);
    case 'case_status':
      return answerCase(needs, viewer, intent.case_number);
    case 'case_hearings':
      return answerCaseHearings(needs, viewer, intent.case_number);
    case 'case_deadlines':
      return answerCaseDeadlines(needs, viewer, intent.case_number);
    case 'filing_lacks':
      return answerLacking(needs, viewer, intent.case_number);
    case 'own_filings':
      return answerOwnFilings(needs, viewer);
    case 'hearings':
      return answerHearings(needs, viewer, intent);
  }
}

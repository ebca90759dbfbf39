import type { FastifyInstance } from 'fastify';
import * as contract from '#contract/caseLife';
import * as relations from '#contract/caseRelations';
import * as judges from '#contract/judgeAssignment';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { assignJudge } from './judges/assignJudge.ts';
import { challengeJudge } from './judges/challengeJudge.ts';
import { decideChallenge } from './judges/decideChallenge.ts';
import { listCasesWithoutJudge } from './judges/listCasesWithoutJudge.ts';
import { endCoverage, setCoverage } from './judges/manageCoverage.ts';
import { addJudgeRule, changeJudgeRule, removeJudgeRule } from './judges/manageJudgeRules.ts';
import { readJudgeAssignment } from './judges/readJudgeAssignment.ts';
import { readJudgeSuggestions } from './judges/readJudgeSuggestions.ts';
import { waiveDisqualification } from './judges/waiveDisqualification.ts';
import { changeCaseState } from './life/changeCaseState.ts';
import { disposeParty } from './life/disposeParty.ts';
import { readCaseLife } from './life/readCaseLife.ts';
import { decideTransfer, listIncomingTransfers, listTransferCourts } from './relations/decideTransfer.ts';
import { endRelation, relateCases } from './relations/relateCases.ts';
import { spreadEntry } from './relations/spreadEntry.ts';
import { transferCase } from './relations/transferCase.ts';

/** The states of cases, their judges, and their relations, and the rules by which judges are assigned. */
export function caseLifeRoutes(app: FastifyInstance, services: Services): void {
  serve(app, contract.readCaseLife, (actor, { id }) => readCaseLife(services, actor, id));
  serve(app, contract.changeCaseState, (actor, change) => changeCaseState(services, actor, change));
  serve(app, contract.disposeParty, (actor, disposed) => disposeParty(services, actor, disposed));
  serve(app, contract.assignJudge, (actor, order) => assignJudge(services, actor, order));
  serve(app, contract.challengeJudge, (actor, entered) => challengeJudge(services, actor, entered));
  serve(app, contract.waiveDisqualification, (clerk, asked) => waiveDisqualification(services, clerk, asked));
  serve(app, contract.decideChallenge, (actor, decided) => decideChallenge(services, actor, decided));
  serve(app, contract.listCasesWithoutJudge, (viewer) => listCasesWithoutJudge(services, viewer));
  serve(app, relations.relateCases, (actor, pair) => relateCases(services, actor, pair));
  serve(app, relations.endRelation, (actor, ended) => endRelation(services, actor, ended));
  serve(app, relations.spreadEntry, (actor, spread) => spreadEntry(services, actor, spread));
  serve(app, relations.listTransferCourts, (actor) => listTransferCourts(services, actor));
  serve(app, relations.transferCase, (actor, sent) => transferCase(services, actor, sent));
  serve(app, relations.listIncomingTransfers, (actor) => listIncomingTransfers(services, actor));
  serve(app, relations.decideTransfer, (actor, decided) => decideTransfer(services, actor, decided));

  serve(app, judges.readJudgeSuggestions, (viewer, { id }) => readJudgeSuggestions(services, viewer, id));
  serve(app, judges.readJudgeAssignment, (actor) => readJudgeAssignment(services, actor));
  serve(app, judges.addJudgeRule, (actor, rule) => addJudgeRule(services, actor, rule));
  serve(app, judges.changeJudgeRule, (actor, rule) => changeJudgeRule(services, actor, rule));
  serve(app, judges.removeJudgeRule, (actor, { id }) => removeJudgeRule(services, actor, id));
  serve(app, judges.setCoverage, (actor, coverage) => setCoverage(services, actor, coverage));
  serve(app, judges.endCoverage, (actor, { id }) => endCoverage(services, actor, id));
}

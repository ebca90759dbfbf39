import type { FastifyInstance } from 'fastify';
import * as access from '#contract/access';
import * as numbers from '#contract/caseNumbers';
import * as contract from '#contract/cases';
import { serve } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { changeCaseAccess } from './access/changeCaseAccess.ts';
import { readCaseAccess } from './access/readCaseAccess.ts';
import { readCaseDetails } from './caseRepository.ts';
import { changeCaseStatus } from './changeCaseStatus.ts';
import { changeCategory } from './changeCategory.ts';
import { editParties } from './editParties.ts';
import { listCases } from './listCases.ts';
import { listCaseSequences, setNextNumber } from './manageSequences.ts';
import { readCaseActivity, readDocket } from './readDocket.ts';

/** The court's cases with their parties and dockets. */
export function caseRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serve(app, contract.listCases, (actor, asked) => listCases(services, actor, asked));
  serve(app, contract.readCase, (actor, { id }) => readCaseDetails(db, actor, id));
  serve(app, contract.readDocket, (actor, asked) => readDocket(db, actor, asked));
  serve(app, contract.readCaseActivity, (actor, { id }) => readCaseActivity(db, actor, id));
  serve(app, contract.changeCaseStatus, (actor, change) => changeCaseStatus(services, actor, change));
  serve(app, contract.changeCategory, (actor, change) => changeCategory(services, actor, change));
  serve(app, numbers.listCaseSequences, (actor) => listCaseSequences(services, actor));
  serve(app, numbers.setNextNumber, (actor, asked) => setNextNumber(services, actor, asked));
  serve(app, access.readCaseAccess, (actor, asked) => readCaseAccess(db, actor, asked));
  serve(app, access.changeCaseAccess, (actor, change) => changeCaseAccess(services, actor, change));
  serve(app, contract.editParties, (actor, edit) => editParties(services, actor, edit));
}

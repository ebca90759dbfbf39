import type { FastifyInstance } from 'fastify';
import * as acceptanceContract from '#contract/acceptanceSettings';
import * as courtContract from '#contract/courtSettings';
import * as datesContract from '#contract/filingDateSettings';
import * as profileContract from '#contract/profile';
import * as responseContract from '#contract/responseTimes';
import * as serviceContract from '#contract/serviceSettings';
import * as contract from '#contract/settings';
import * as tentativeContract from '#contract/tentativeSettings';
import * as uploadContract from '#contract/uploadSettings';
import { findCourtSettings } from '#server/courts/findCourtSettings';
import { serve } from '#server/http/serve';
import { describePreferences, findPreferences } from '#server/identity/preferenceRepository';
import type { Services } from '#server/kernel/needs';
import { readAcceptanceRules, saveAcceptanceSettings } from './acceptanceRules.ts';
import { changePassword } from './changePassword.ts';
import { readFilingDateRules, saveFilingDateSettings } from './filingDateRules.ts';
import { readProfile } from './readProfile.ts';
import { readResponseTimes, saveResponseTime } from './responseTimes.ts';
import { saveCourtSettings } from './saveCourtSettings.ts';
import { savePreferences } from './savePreferences.ts';
import { saveProfile } from './saveProfile.ts';
import { readServiceRules, saveServiceSettings } from './serviceRules.ts';
import { readTentativeRules, saveTentativeSettings } from './tentativeRules.ts';
import { readUploadRules, saveUploadSettings } from './uploadRules.ts';

/** Personal settings, and the settings of a court. */
export function settingsRoutes(app: FastifyInstance, services: Services): void {
  const { db } = services;
  serve(app, contract.readPreferences, async (actor) =>
    describePreferences(await findPreferences(db, actor.person_id), actor.capacity),
  );
  serve(app, contract.savePreferences, (actor, change) => savePreferences(services, actor, change));
  serve(app, profileContract.readProfile, (actor) => readProfile(db, actor));
  serve(app, profileContract.saveProfile, (actor, change) => saveProfile(services, actor, change));
  serve(app, profileContract.changePassword, (actor, asked) => changePassword(services, actor, asked));
  serve(app, courtContract.readCourtSettings, (actor) => findCourtSettings(db, actor.court_id));
  serve(app, datesContract.readFilingDateRules, (actor) => readFilingDateRules(services, actor));
  serve(app, datesContract.saveFilingDateSettings, (actor, change) => saveFilingDateSettings(services, actor, change));
  serve(app, serviceContract.readServiceRules, (actor) => readServiceRules(services, actor));
  serve(app, serviceContract.saveServiceSettings, (actor, change) => saveServiceSettings(services, actor, change));
  serve(app, tentativeContract.readTentativeRules, (actor) => readTentativeRules(services, actor));
  serve(app, tentativeContract.saveTentativeSettings, (actor, change) =>
    saveTentativeSettings(services, actor, change),
  );
  serve(app, uploadContract.readUploadRules, (actor) => readUploadRules(services, actor));
  serve(app, uploadContract.saveUploadSettings, (actor, change) => saveUploadSettings(services, actor, change));
  serve(app, acceptanceContract.readAcceptanceRules, (actor) => readAcceptanceRules(services, actor));
  serve(app, acceptanceContract.saveAcceptanceSettings, (actor, change) =>
    saveAcceptanceSettings(services, actor, change),
  );
  serve(app, responseContract.readResponseTimes, (actor) => readResponseTimes(services, actor));
  serve(app, responseContract.saveResponseTime, (actor, change) => saveResponseTime(services, actor, change));
  serve(app, courtContract.saveCourtSettings, (actor, change) => saveCourtSettings(services, actor, change));
}

import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { DraftEnvelope } from '#contract/draftEnvelope';
import { ReviewOptions } from '#contract/review';
import { documentChoices, envelopeChoices } from '#server/db/schema/filerChoices';
import { documents } from '#server/db/schema/filings';
import { addTo, draftAs, fileDraftAs } from '#server/testing/fileAs';
import { makePdf } from '#server/testing/makeFiles';
import { aComplaint, anAnswer } from '#server/testing/papers';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

// They wait for analyses, not for a time: a machine under load only takes longer.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());
beforeEach(() => {
  court.clock.now = new Date(court.clock.now.getTime() + 60_000);
});

const attorney = () => court.as('attorney');
const clerk = () => court.as('clerk');
const envelopeOf = async (id: string) => (await attorney().get(`/documents/${id}/`)).json().draft.id as string;
const pathOf = (envelope: string) => `/documents/drafts/${envelope}/envelope/`;
const read = async (envelope: string) => DraftEnvelope.parse((await attorney().get(pathOf(envelope))).json());
const options = async (id: string) => ReviewOptions.parse((await clerk().get(`/review/${id}/`)).json());

test('print', async () => {
  const id = await draftAs(attorney());
  const envelope = await envelopeOf(id);
  console.log(JSON.stringify((await attorney().get(pathOf(envelope))).json(), null, 1));
  const other = await draftAs(attorney(), [['main_document', anAnswer(), 'Answer.pdf']]);
  console.log(JSON.stringify((await attorney().get(pathOf(await envelopeOf(other)))).json(), null, 1));
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileDraftAs, sendDocuments } from '#server/testing/fileAs';
import { startTestServer, type TestServer } from '#server/testing/startTestServer';

let court: TestServer;
beforeAll(async () => {
  court = await startTestServer({ jobs: true });
});
afterAll(() => court.stop());

const indictment = `UNITED STATES DISTRICT COURT
NORTHERN DISTRICT OF CALIFORNIA

UNITED STATES OF AMERICA,             )   Case No. 3:26-cr-00112-ABC
            Plaintiff,                )   INDICTMENT
     v.                               )
JONAS TREWIN,                         )
            Defendant.                )
______________________________________)
The Grand Jury charges:
`;
const file = (choices: Record<string, string>) =>
  sendDocuments(court.as('attorney'), [
    ['main_document', indictment, 'Indictment.txt'],
    ...Object.entries(choices).map(([name, value]) => [name, value] as [string, string]),
  ]);

test('the response to a filing with wrong selections shows what the document states, and the selections are kept', async () => {
  const reply = await file({ case_type: 'Civil Complaint', jurisdiction: 'Texas', court_level: 'State Court' });
  expect(reply.statusCode).toBe(201);
  expect(reply.json().contradictions).toMatchObject([
    {
      choice: 'jurisdiction',
      chosen: 'Texas',
      says: 'California',
      message: expect.stringMatching(/^You chose Texas; /),
    },
    { choice: 'court_level', chosen: 'State Court', says: 'Federal Court' },
    { choice: 'case_type', chosen: 'Civil Complaint', says: 'Criminal' },
  ]);
  const { id } = reply.json().analysis;
  await fileDraftAs(court.as('attorney'), id);
  const seen = (await court.as('clerk').get(`/documents/${id}/`)).json();
  expect(seen).toMatchObject({ case_type: 'Civil Complaint', jurisdiction: 'Texas' });
  expect(seen.contradictions.map((one: { message: string }) => one.message)[0]).toMatch(/^The filer chose Texas; /);
  // Advice alone: what makes the filing incomplete is not touched by it.
  expect(seen.confidence_reasons.join(' ')).not.toContain('chose');

  await court.as('clerk').put(`/documents/edit/${id}/`, { court: 'District Court of Travis County, Texas' });
  const corrected = (await court.as('clerk').get(`/documents/${id}/`)).json();
  expect(corrected.contradictions.map((one: { choice: string }) => one.choice)).toEqual(['case_type']);
});

test('a filing with right choices, or none, is contradicted by nothing', async () => {
  const right = { case_type: 'Criminal', jurisdiction: 'California', court_level: 'Federal Court' };
  expect((await file(right)).json().contradictions).toEqual([]);
  expect((await file({})).json().contradictions).toEqual([]);
});

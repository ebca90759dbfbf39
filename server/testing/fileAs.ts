import { setTimeout as pause } from 'node:timers/promises';
import { type FormPart, formOf } from './formOf.ts';
import { aComplaint } from './papers.ts';
import type { TestServer } from './startTestServer.ts';

type Knock = ReturnType<TestServer['as']>;

/** Sends documents to be filed; by default the complaint of the sample court alone. */
export async function sendDocuments(
  knock: Knock,
  parts: FormPart[] = [['main_document', aComplaint(), 'Complaint.pdf']],
  headers: Record<string, string> = {},
) {
  const form = await formOf(...parts);
  return knock.post('/documents/analyze/', form.payload, { ...form.headers, ...headers });
}

/** Files documents, waits until they were read, and gives the filing's id. */
export async function fileAs(knock: Knock, parts?: FormPart[]): Promise<string> {
  const reply = await sendDocuments(knock, parts);
  if (reply.statusCode === 202) return waitUntilRead(knock, reply.json().job.filing_id);
  if (reply.statusCode !== 201) throw new Error(`Filing was answered with ${reply.statusCode}: ${reply.body}`);
  return reply.json().analysis.id;
}

/** On a loaded machine the analysis can outlast the call; it continues afterward. */
async function waitUntilRead(knock: Knock, id: string): Promise<string> {
  for (;;) {
    const { analysis_state } = (await knock.get(`/documents/${id}/`)).json();
    if (analysis_state === 'done' || analysis_state === 'failed') return id;
    await pause(100);
  }
}

/** Sends supporting documents to a filing. */
export async function addTo(knock: Knock, filingId: string, parts: FormPart[]) {
  const form = await formOf(...parts);
  return knock.put(`/documents/analyze/${filingId}/supporting`, form.payload, form.headers);
}

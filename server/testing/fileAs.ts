import { setTimeout as pause } from 'node:timers/promises';
import { type FormPart, formOf } from './formOf.ts';
import { aComplaint } from './papers.ts';
import type { TestServer } from './startTestServer.ts';

type Knock = ReturnType<TestServer['as']>;

/** Sends documents, which are a draft until they are filed; by default the complaint of the sample court alone. */
export async function sendDocuments(
  knock: Knock,
  parts: FormPart[] = [['main_document', aComplaint(), 'Complaint.pdf']],
  headers: Record<string, string> = {},
) {
  const form = await formOf(...parts);
  return knock.post('/documents/analyze/', form.payload, { ...form.headers, ...headers });
}

/** Files documents once they were read, and gives the filing's id. */
export async function fileAs(knock: Knock, parts?: FormPart[]): Promise<string> {
  const id = await draftAs(knock, parts);
  await fileDraftAs(knock, id);
  return id;
}

/** Files the draft of a lead document with whatever doubts there are about it. */
export async function fileDraftAs(knock: Knock, id: string): Promise<void> {
  const { draft } = (await knock.get(`/documents/${id}/`)).json();
  const filed = await knock.post(`/documents/${id}/file/`, { version: draft.version, confirmed_doubts: true });
  if (filed.statusCode !== 201) throw new Error(`Filing was answered with ${filed.statusCode}: ${filed.body}`);
}

/** Makes a draft of documents, waits until they were read, and gives the id of the lead document. */
export async function draftAs(knock: Knock, parts?: FormPart[]): Promise<string> {
  const reply = await sendDocuments(knock, parts);
  if (reply.statusCode === 202) return waitUntilRead(knock, reply.json().job.filing_id);
  if (reply.statusCode !== 201) throw new Error(`Analysis was answered with ${reply.statusCode}: ${reply.body}`);
  return reply.json().analysis.id;
}

/** On a loaded machine the analysis can outlast the call; it continues afterward. */
export async function waitUntilRead(knock: Knock, id: string): Promise<string> {
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

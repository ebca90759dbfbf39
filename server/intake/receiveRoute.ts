import type { FastifyInstance } from 'fastify';
import { analyzeDocuments } from '#contract/filings';
import { maxAdditionalDocuments } from '#domain/documents/fileFormats';
import { fileDocuments } from '#server/filings/fileDocuments';
import { prefersAsync } from '#server/filings/prefersAsync';
import { readIdempotencyKey } from '#server/filings/readIdempotencyKey';
import { type ExpectedFiles, receiveFiles } from '#server/filings/receiveFiles';
import { parseInput, serveFiles } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { answerAnalysis, describeJob } from './answerAnalysis.ts';

const expected: ExpectedFiles = {
  main_document: { atMost: 1, tooMany: () => new Refusal('too_many_main_documents') },
  supporting_documents: { atMost: maxAdditionalDocuments, tooMany: () => new Refusal('too_many_documents') },
};

/** Receives documents as a draft, and answers with their analysis or with the job that makes it. */
export function receiveRoute(app: FastifyInstance, services: Services, stopping: AbortSignal): void {
  serveFiles(app, analyzeDocuments, async (actor, { request, reply }) => {
    const idempotency_key = readIdempotencyKey(request);
    const { fields, files } = await receiveFiles(request, services.blobs, expected);
    const { envelope = null, ...choices } = parseInput(analyzeDocuments, fields);
    const submission = { files, choices, idempotency_key, draft: { envelope_id: envelope } };
    const filed = await fileDocuments(services, actor, submission);
    const inBackground = prefersAsync(request);
    if (inBackground) reply.header('preference-applied', 'respond-async');
    const answer = inBackground ? describeJob(filed.filing_id) : await answerAnalysis(services, actor, filed, stopping);
    if ('job' in answer) reply.status(202);
    return answer;
  });
}

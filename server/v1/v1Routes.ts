import type { FastifyInstance } from 'fastify';
import { listApiCalls as listCallsOfKey } from '#contract/apiAccess';
import * as contract from '#contract/v1';
import { analyzeWithoutFiling } from '#server/courtdoc/analysis/analyzeWithoutFiling';
import { generateDocument } from '#server/courtdoc/generate/generateDocument';
import { admitAnalysis, admitWithinBudget } from '#server/documents/admitAnalysis';
import { prefersAsync } from '#server/filings/prefersAsync';
import { readIdempotencyKey } from '#server/filings/readIdempotencyKey';
import { type ExpectedFiles, receiveFiles } from '#server/filings/receiveFiles';
import { parseInput, serve } from '#server/http/serve';
import { toAttachment } from '#server/http/toAttachment';
import { invalidInput } from '#server/kernel/invalidInput';
import type { Services } from '#server/kernel/needs';
import { queueAnalysis, readAnalysisJob } from './analysisJobs.ts';
import { answerProblems } from './answerProblems.ts';
import { chosenOf, describeAnalysis } from './describeAnalysis.ts';
import { fileInCourts } from './fileInCourts.ts';
import { listApiCalls } from './listApiCalls.ts';
import { listCourts } from './listCourts.ts';
import { readCaseStatus } from './readCaseStatus.ts';
import { serveKey } from './serveKey.ts';

const oneFile: ExpectedFiles = {
  file: { atMost: 1, tooMany: () => invalidInput('file', 'Send exactly one document.') },
};
const papers: ExpectedFiles = {
  filingDocuments: { atMost: 3, tooMany: () => invalidInput('filingDocuments', 'Send at most 3 documents.') },
};

/** /api/v1, which other systems call with a key. */
export async function v1Routes(app: FastifyInstance, services: Services): Promise<void> {
  serve(app, listCallsOfKey, (viewer, asked) => listApiCalls(services, viewer, asked));

  await app.register(
    async (v1) => {
      answerProblems(v1);

      serveKey(v1, services, contract.analyzeDocument, async (caller, { request, reply }) => {
        const { fields, files } = await receiveFiles(request, services.blobs, oneFile);
        const choices = parseInput(contract.analyzeDocument, fields);
        const [file] = files;
        if (!file) throw invalidInput('file', 'Send the document in this field.');
        if (prefersAsync(request)) {
          admitWithinBudget(services, caller.actor);
          const job = await queueAnalysis(services, caller, file, choices);
          reply.status(202).headers({ location: job.location, 'preference-applied': 'respond-async' });
          return job;
        }
        admitAnalysis(services, caller.actor);
        const papers = { file, supporting: [], chosen: chosenOf(choices) };
        return describeAnalysis(await analyzeWithoutFiling(services, caller.actor, papers), choices);
      });

      serveKey(v1, services, contract.readAnalysisJob, (caller, { request }) =>
        readAnalysisJob(services, caller, parseInput(contract.readAnalysisJob, request.params).jobId),
      );

      serveKey(v1, services, contract.listCourts, (caller) => listCourts(services.db, caller));

      serveKey(v1, services, contract.fileInCourts, async (caller, { request }) => {
        const idempotency_key = readIdempotencyKey(request);
        const { fields, files } = await receiveFiles(request, services.blobs, papers);
        const asked = parseInput(contract.fileInCourts, fields);
        const { arrived_at: received_at } = request;
        return fileInCourts(services, caller, { ...asked, files, idempotency_key, received_at });
      });

      serveKey(v1, services, contract.readCaseStatus, ({ actor }, { request }) => {
        const asked = { ...(request.query as object), ...(request.params as object) };
        return readCaseStatus(services, actor, parseInput(contract.readCaseStatus, asked));
      });

      serveKey(v1, services, contract.generateCourtDocument, async ({ actor }, { request, reply }) => {
        const asked = parseInput(contract.generateCourtDocument, request.body ?? {});
        const { document, bytes, file_name, media_type } = await generateDocument(services, actor, {
          template_id: asked.templateId,
          case_data: asked.caseData,
          jurisdiction: asked.jurisdiction,
          format: asked.format,
        });
        reply.headers({
          'content-type': media_type,
          'content-disposition': toAttachment(file_name),
          'x-missing-fields': document.missing.map(({ field }) => field).join(','),
        });
        return Buffer.from(bytes);
      });
    },
    { prefix: '/api/v1' },
  );
}

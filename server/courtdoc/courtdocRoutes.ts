import type { FastifyInstance } from 'fastify';
import * as checks from '#contract/checks';
import * as contract from '#contract/courtdoc';
import { listRequirements as requirementsEndpoint } from '#contract/courtdocRequirements';
import { maxAdditionalDocuments } from '#domain/documents/fileFormats';
import { findMatchingCases } from '#server/cases/findMatchingCases';
import { findOwnCheck } from '#server/checks/findOwnCheck';
import { admitAnalysis } from '#server/documents/admitAnalysis';
import { type ExpectedFiles, receiveFiles } from '#server/filings/receiveFiles';
import { cacheForVisitors } from '#server/http/cacheForVisitors';
import { parseInput, serve, serveFilesOrStream, servePublic, serveRaw } from '#server/http/serve';
import type { Services } from '#server/kernel/needs';
import { Refusal } from '#server/kernel/Refusal';
import { analyzeWithoutFiling } from './analysis/analyzeWithoutFiling.ts';
import { describeOwnAnalysis } from './analysis/describeOwnAnalysis.ts';
import { streamOwnAnalysis } from './analysis/streamOwnAnalysis.ts';
import { describeGenerated } from './generate/describeGenerated.ts';
import { generateDocument } from './generate/generateDocument.ts';
import { prefillDocument } from './generate/prefillDocument.ts';
import { renderPreview } from './generate/renderPreview.ts';
import { downloadOwnDocument } from './history/downloadOwnDocument.ts';
import { fileOwnDocument } from './history/fileOwnDocument.ts';
import { findOwnAnalysis, findOwnGenerated } from './history/findOwn.ts';
import { forgetOwnDocument } from './history/forgetOwnDocument.ts';
import { listHistory } from './history/listHistory.ts';
import { listRequirements } from './listRequirements.ts';
import { readOwnReport, readReport } from './report/readReport.ts';
import { sendReport } from './report/sendReport.ts';

const ownDocuments: ExpectedFiles = {
  document: { atMost: 1, tooMany: () => new Refusal('one_document_only') },
  supporting_documents: { atMost: maxAdditionalDocuments, tooMany: () => new Refusal('too_many_documents') },
};

const mostChoices = 20;

/** The document tool: analysis without filing, documents from templates, filing requirements, one's own history, reports on checks. */
export function courtdocRoutes(app: FastifyInstance, services: Services): void {
  serveFilesOrStream(app, contract.analyzeWithoutFiling, async (actor, { request }) => {
    admitAnalysis(services, actor);
    const { fields, files } = await receiveFiles(request, services.blobs, ownDocuments);
    const {
      court_level = null,
      jurisdiction = null,
      case_type = null,
    } = parseInput(contract.analyzeWithoutFiling, fields);
    const papers = {
      file: files.find(({ field }) => field === 'document'),
      supporting: files.filter(({ field }) => field === 'supporting_documents'),
      chosen: { court_level, jurisdiction, case_type },
    };
    const run = async (onStep?: (step: contract.OwnAnalysisStep) => void) => ({
      message: 'Document analyzed successfully',
      analysis: await analyzeWithoutFiling(services, actor, papers, onStep),
    });
    if (!papers.file || !request.headers.accept?.includes('text/event-stream')) return { answer: await run() };
    const onFault = (err: unknown) => request.log.error({ err }, 'fault');
    return { stream: streamOwnAnalysis({ run, request_id: request.id, onFault }) };
  });
  serve(app, contract.readOwnAnalysis, async (viewer, { id }) =>
    describeOwnAnalysis(await findOwnAnalysis(services, viewer, id), await findOwnCheck(services.db, id)),
  );

  serve(app, contract.previewDocument, async (_viewer, paper) => renderPreview(paper));
  serve(app, contract.generateDocument, async (actor, asked) => {
    const { document } = await generateDocument(services, actor, asked);
    return { message: `${document.file_name} was created`, document };
  });
  serve(app, contract.readGeneratedDocument, async (viewer, { id }) =>
    describeGenerated(await findOwnGenerated(services.db, viewer, id)),
  );
  serve(app, contract.listCasesToDraftFor, async (viewer, { q }) => ({
    data: (await findMatchingCases(services.db, viewer, q, mostChoices)).map(({ id, case_number, title }) => ({
      id,
      case_number,
      title,
    })),
  }));
  serve(app, contract.prefillDocument, (viewer, { case_id }) => prefillDocument(services, viewer, case_id));

  servePublic(app, requirementsEndpoint, async (caller, asked, { reply }) => {
    cacheForVisitors(caller, reply);
    return listRequirements(asked);
  });

  serve(app, contract.listHistory, (viewer, asked) => listHistory(services, viewer, asked));
  serve(app, contract.fileOwnDocument, async (actor, asked) => ({
    message: 'Documents received. The analysis is in progress.',
    filing_id: await fileOwnDocument(services, actor, asked),
  }));
  serve(app, contract.forgetOwnDocument, (actor, asked) => forgetOwnDocument(services, actor, asked));
  serveRaw(app, contract.downloadOwnDocument, (viewer, asked, { reply }) =>
    downloadOwnDocument(services, viewer, asked, reply),
  );

  serveRaw(app, checks.readCheckReport, async (viewer, { id, format }, { reply }) =>
    sendReport(await readReport(services, viewer, id), format, reply),
  );
  serveRaw(app, checks.readOwnReport, async (viewer, { id, format }, { reply }) =>
    sendReport(await readOwnReport(services, viewer, id), format, reply),
  );
}

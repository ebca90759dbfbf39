import { writeCompliance, writeSupportingState } from '#contract/messages/writeMessages';
import { complianceOfMain, complianceOfSupporting } from '#domain/filings/complianceOf';

type Named<Document> = Document & { document_name: string };
type Main = Named<Parameters<typeof complianceOfMain>[0]>;
type Supporting = Named<Parameters<typeof complianceOfSupporting>[0]>;

/** The result of the check of a filing's documents, in the form of the API. */
export function describeCompliance({ document_name, ...main }: Main, supporting: readonly Supporting[]) {
  return {
    main_document: { document_name, compliance_check: { message: writeCompliance(complianceOfMain(main)) } },
    supporting_documents: supporting.map(({ document_name, ...document }) => {
      const says = complianceOfSupporting(document);
      return { document_name, compliance_check: writeSupportingState(says), message: writeCompliance(says) };
    }),
  };
}

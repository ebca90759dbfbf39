/** word-extractor 1.0.4 has no types; these cover the part that is used here. */
declare module 'word-extractor' {
  type Document = {
    getBody(): string;
    getHeaders(options?: { includeFooters?: boolean }): string;
    getFooters(): string;
    getFootnotes(): string;
    getEndnotes(): string;
    getAnnotations(): string;
    getTextboxes(options?: { includeHeadersAndFooters?: boolean; includeBody?: boolean }): string;
  };
  export default class WordExtractor {
    extract(source: string | Buffer): Promise<Document>;
  }
}

import type { DocumentFacts } from '#domain/documentFacts/DocumentFacts';

/**
 * The facts of a file that violates no rule: a searchable letter-size PDF in 12 point, double spaced, an inch of
 * margin.
 */
export function flawlessFacts(pages: number): Pick<DocumentFacts, 'file' | 'layout'> {
  const numbers = Array.from({ length: pages }, (_, index) => index + 1);
  return {
    file: {
      format: 'pdf',
      size: 180_000,
      pages,
      pages_without_text: [],
      pdf: {
        encrypted: false,
        bookmarks: [],
        form_fields: 0,
        active_content: [],
        attachments: [],
        signatures: 0,
        links: [],
      },
    },
    layout: {
      page_sizes: [{ width: 612, height: 792, pages: numbers }],
      measured: numbers,
      margins: numbers.map((page) => ({ page, left: 72, right: 72, top: 72, bottom: 72 })),
      font_sizes: [{ size: 12, share: 1 }],
      footnote_size: null,
      fonts: [{ name: 'Times New Roman', share: 1 }],
      line_spacing: 2.3,
      line_numbered: [],
      page_numbers: numbers.map((page) => ({ page, printed: String(page) })),
      footer: null,
      first_page_top: 72,
    },
  };
}

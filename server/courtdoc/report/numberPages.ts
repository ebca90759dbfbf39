/** Writes the title and the number of each page into the margin below, where automatic page breaks do not reach. */
export function numberPages(document: PDFKit.PDFDocument, title: string, margin: number): void {
  const { start, count } = document.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    document.switchToPage(start + index);
    document.page.margins.bottom = 0;
    document.markContent('Artifact', { type: 'Pagination' });
    document
      .font('regular')
      .fontSize(8)
      .text(`${title} · ${index + 1} of ${count}`, margin, document.page.height - 44, { lineBreak: false });
    document.endMarkedContent();
  }
}

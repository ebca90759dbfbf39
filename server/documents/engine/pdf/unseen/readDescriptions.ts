import type { Pdfium } from '../pdfium.ts';
import { readText } from './readText.ts';
import { callsOf } from './unseenCalls.ts';

const mostElements = 3000;
const mostTexts = 200;

/** The descriptions of pictures and passages (Alt, ActualText, titles) that a tagged page carries for those who listen to it. */
export function readDescriptions(pdfium: Pdfium, page: number): string[] {
  const calls = callsOf(pdfium);
  const tree = calls.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return [];
  const texts = new Set<string>();
  const waiting: number[] = [];
  for (let at = Math.min(calls.FPDF_StructTree_CountChildren(tree), mostElements) - 1; at >= 0; at--) {
    waiting.push(calls.FPDF_StructTree_GetChildAtIndex(tree, at));
  }
  for (let count = 0; waiting.length > 0 && count < mostElements && texts.size < mostTexts; count++) {
    const element = waiting.pop()!;
    if (element === 0) continue;
    for (const read of [
      calls.FPDF_StructElement_GetAltText,
      calls.FPDF_StructElement_GetActualText,
      calls.FPDF_StructElement_GetTitle,
    ]) {
      const text = readText(pdfium, (buffer, length) => read(element, buffer, length)).trim();
      if (text !== '') texts.add(text);
    }
    const children = Math.min(calls.FPDF_StructElement_CountChildren(element), mostElements);
    for (let at = children - 1; at >= 0; at--) waiting.push(calls.FPDF_StructElement_GetChildAtIndex(element, at));
  }
  calls.FPDF_StructTree_Close(tree);
  return [...texts];
}

import type { DocumentRefusalCode } from './documentRefusals.ts';

/** Thrown inside the engine when a document cannot be taken; crosses the worker's border as plain data. */
export class DocumentRefused extends Error {
  readonly code: DocumentRefusalCode;
  readonly details: Record<string, unknown>;

  constructor(code: DocumentRefusalCode, details: Record<string, unknown> = {}) {
    super(code);
    this.name = 'DocumentRefused';
    this.code = code;
    this.details = details;
  }
}

import { type RefusalBody, type RefusalCode, refusals, refusalWords } from '#contract/refusals';

/** An expected refusal of a request. Any other exception is a fault of the portal. */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly details: unknown;
  /** Seconds after which it is worth trying again. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, details?: unknown, retryAfter?: number) {
    super(refusalWords(code, details));
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return refusals[this.code].status;
  }

  toBody(requestId?: string): RefusalBody {
    return {
      error: this.message,
      code: this.code,
      ...(this.details === undefined ? {} : { details: this.details }),
      ...(requestId === undefined ? {} : { request_id: requestId }),
    };
  }
}

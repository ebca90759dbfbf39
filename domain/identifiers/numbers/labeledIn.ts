import type { IdentifierKind } from '../Identifier.ts';
import type { Asked, Hit } from './Asked.ts';
import { type Chain, isPlainBehind } from './chainOf.ts';
import { digitsOf } from './digitsOf.ts';
import type { Label } from './findLabels.ts';
import { isNoAccount } from './isNoAccount.ts';
import { isEmployer, isIndividualTaxpayer, isSocialSecurity } from './isValid.ts';
import type { Governing } from './labelOf.ts';

/** Numbers that only their label identifies. */
export function labeledIn({ text, chain, named }: Asked): Hit | undefined {
  const { label, near } = named!;
  const isLicense = label.kind === 'license' || label.kind === 'passport';
  const lead = isLicense
    ? /(?<![A-Za-z])[A-Z]{1,2}[ -]$/.exec(text.slice(Math.max(0, chain.start - 4), chain.start))
    : null;
  const start = chain.start - (lead?.[0].length ?? 0);
  const end = chain.end + (label.kind === 'license' ? furtherGroups(text, chain) : 0);
  const bare = text.slice(chain.start, end).replace(/[\s.|-]/g, '');
  const hit = (kind: IdentifierKind, confidence: number): Hit => ({
    kind,
    start,
    end,
    confidence: near === 'direct' ? confidence : confidence - 0.12,
  });
  const isDate = /^(?:\d{1,2}[-. ]\d{1,2}[-. ](?:19|20)?\d\d|(?:19|20)\d\d[-.]\d{1,2}[-.]\d{1,2})$/.test(chain.text);
  if (
    isDate ||
    (isPhone(chain.text) && !asksForAccount(text, named!)) ||
    /\d[-–.]$/.test(text.slice(Math.max(0, start - 2), start)) ||
    !(isPlainBehind(text, end) || (label.kind === 'license' && /^\/[A-Z]{2}\b/.test(text.slice(end, end + 4))))
  )
    return undefined;
  if (label.kind === 'ssn' || label.kind === 'tax') {
    const digits = digitsOf(bare);
    if (digits === undefined || digits.length !== 9 || /^(\d)\1+$/.test(digits)) return undefined;
    const isEmployers = /^\d{2}-\d{7}$/.test(chain.text);
    if (near === 'loose' && !label.asksForNumber && !isEmployers && !/^\d{9}$/.test(chain.text)) return undefined;
    if (isEmployers && isEmployer(digits)) return hit('taxpayer', 0.95);
    if (isIndividualTaxpayer(digits)) return hit('taxpayer', 0.95);
    if (label.kind === 'ssn') return isSocialSecurity(digits) ? hit('social_security', 0.96) : undefined;
    if (isPersonsOwn(text, label) && isSocialSecurity(digits)) return hit('social_security', 0.95);
    return isEmployer(digits) || isSocialSecurity(digits) ? hit('taxpayer', 0.95) : undefined;
  }
  if (label.kind === 'account')
    return isAccount(bare, label, near, text.slice(label.end, start)) &&
      !counts.test(text.slice(chain.end, chain.end + 12)) &&
      !isNoAccount(chain.text.trim(), text.slice(Math.max(0, start - 40), start))
      ? hit('financial_account', 0.92)
      : undefined;
  if (label.kind === 'license')
    return /^[A-Z]{0,3}\d[A-Z0-9*]{4,17}$/i.test(bare) ? hit('driver_license', 0.93) : undefined;
  if (label.kind === 'passport')
    return /^(?:(?=(?:[A-Z]*\d){5})[A-Z0-9]{6,10}|\d{8,9}[A-Z]{3})$/i.test(bare) ? hit('passport', 0.95) : undefined;
  return undefined;
}

/** `B 450 318 266 642`: further groups of a license that is printed in threes. */
function furtherGroups(text: string, { text: printed, end }: Chain): number {
  if (!/^(?:\d{3}(?: \d{3})+|[A-Z]\d{4} \d{5})$/.test(printed)) return 0;
  return /^(?:(?: \d{3}(?!\d)){1,2}(?![,.-]\d)| \d{5}\b(?![,.-]\d))/.exec(text.slice(end, end + 12))?.[0].length ?? 0;
}

const ofMoney = /balance|total|value|amount|sum|paid|worth|held|contain|statement|transfer/i;

/** A count of things is not an account number. */
const counts = /^ ?(?:shares?|units?|dollars?|pounds?|miles?|feet|gallons?|barrels?|acres?|hours?|pages?|bytes)\b/i;

function isAccount(bare: string, label: Label, near: Governing['near'], gap: string): boolean {
  if (!/^[A-Z]{0,4}\d[\dA-Z]{4,19}$/i.test(bare) || bare.replace(/\D/g, '').length < 5) return false;
  if (label.asksForNumber || near === 'direct') return true;
  // `his account at First Sample Bank was 556677889900`.
  return (
    bare.length >= 8 && /(?:\b(?:is|was|numbered|number|no\.?|bearing)|[,:#(])\s*$/i.test(gap) && !ofMoney.test(gap)
  );
}

/** `Acct. #771-402-9367` is not a phone. */
function asksForAccount(text: string, { label, near }: Governing): boolean {
  return (
    near === 'direct' &&
    label.kind === 'account' &&
    /(?:#|no\.?|number):?\s*$/i.test(text.slice(label.start, label.end))
  );
}

function isPhone(text: string): boolean {
  return /^(?:1[-. ])?\d{3}[-. ]\d{3}[-. ]\d{4}$/.test(text);
}

/** `SSN/ITIN`, `Social Security or Taxpayer ID No.`, `ITIN`: a number there that no taxpayer number can be is the other. */
function isPersonsOwn(text: string, label: Label): boolean {
  return (
    /(?:ssn|social security(?: numbers?| nos?\.)?)[ \n]?(?:\/|or|and|,)[^.;]{0,6}$/i.test(
      text.slice(Math.max(0, label.start - 34), label.start),
    ) || /^(?:i\.?t\.?i\.?n|individual)/i.test(text.slice(label.start, label.end))
  );
}

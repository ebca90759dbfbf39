import type { Drawer, Receipt } from '#contract/cashiering';
import { countDrawer } from '#domain/counter/countDrawer';
import { writeReceiptNumber } from '#domain/counter/writeReceiptNumber';
import { may } from '#domain/identity/permissions';
import type { Actor } from '#server/kernel/actor';
import type { StoredDrawer, StoredReceipt } from './receiptRepository.ts';
import type { StoredRefund } from './refundRepository.ts';

/** A drawer session with its running totals. */
export function describeDrawer(
  { drawer, clerk }: StoredDrawer,
  receipts: readonly StoredReceipt[],
  refunds: readonly StoredRefund[],
  viewer: Actor,
): Drawer {
  const own = receipts.filter(({ receipt }) => receipt.drawer_id === drawer.id);
  const counted = own.map(({ receipt, voided_at }) => ({ tenders: receipt.tenders, voided: voided_at !== null }));
  const returned = refunds.flatMap(({ refund }) => (refund.drawer_id === drawer.id ? [refund] : []));
  const { closed_at, counted_cash_cents, expected_cash_cents } = drawer;
  return {
    id: drawer.id,
    clerk,
    mine: drawer.clerk_id === viewer.person_id,
    opened_at: drawer.opened_at.toISOString(),
    starting_cash_cents: drawer.starting_cash_cents,
    totals: countDrawer(drawer.starting_cash_cents, counted, returned),
    closed:
      closed_at === null
        ? null
        : {
            at: closed_at.toISOString(),
            counted_cash_cents: counted_cash_cents!,
            expected_cash_cents: expected_cash_cents!,
            note: drawer.note,
          },
    version: drawer.version,
  };
}

/** A receipt as the clerks see it. */
export function describeReceipt(
  { receipt, made_by, voided_at, voided_by, void_reason }: StoredReceipt,
  viewer: Actor,
  drawerIsOpen: boolean,
): Receipt {
  return {
    id: receipt.id,
    number: writeReceiptNumber(receipt.number),
    drawer_id: receipt.drawer_id,
    made_by,
    made_at: receipt.made_at.toISOString(),
    payer: receipt.payer,
    case_number: receipt.case_number,
    lines: receipt.lines,
    tenders: receipt.tenders,
    total_cents: receipt.total_cents,
    change_cents: receipt.change_cents,
    voided: voided_at === null ? null : { by: voided_by ?? '', at: voided_at.toISOString(), reason: void_reason ?? '' },
    can_void: voided_at === null && drawerIsOpen && may(viewer.capacity, 'payments:void'),
  };
}

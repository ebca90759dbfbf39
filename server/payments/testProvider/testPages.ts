import { formatAmount } from '#domain/money/formatAmount';
import type { StoredTestPayment } from './openTestProvider.ts';
import { testCards } from './testCards.ts';

/** The text of the test provider’s page. It is not the portal’s, so it is here. */
const words = {
  title: 'Test payment provider',
  heading: 'Pay by card',
  test: 'This is a test. No money moves, and only the test cards below work. Never enter the number of a real card.',
  cards: 'Test cards',
  hint: 'The number of a test card.',
  number: 'Card number',
  unknown: 'Enter the number of one of the test cards below. No other card is accepted.',
  cancel: 'Cancel and go back',
  over: 'This payment has ended',
  gone: 'The card was entered already, or the payment does not exist. Go back to the portal to see its state.',
  back: 'Back to the portal',
} as const;

/** The page on which a test card is entered. */
export function testCardPage(path: string, payment: StoredTestPayment, failed = false): string {
  const { court, description, amount_cents } = payment;
  return page(
    path,
    words.heading,
    `<p class="msg"><strong>${words.test}</strong></p>
    <dl><dt>To</dt><dd>${escapeHtml(court)}</dd><dt>For</dt><dd>${escapeHtml(description)}</dd>
    <dt>Amount</dt><dd><strong>${formatAmount(amount_cents)}</strong></dd></dl>
    <form method="post">
      <label for="card">${words.number}</label>
      ${failed ? `<p class="msg" id="failed" role="alert">${words.unknown}</p>` : ''}
      <input id="card" name="card" inputmode="numeric" autocomplete="off" required maxlength="30"${failed ? ' aria-invalid="true" aria-describedby="failed"' : ''}>
      <p class="hint">${words.hint}</p>
      <button class="primary" type="submit">Authorize ${formatAmount(amount_cents)}</button>
    </form>
    <form method="post" aria-labelledby="cards">
      <h2 id="cards">${words.cards}</h2>
      <ul class="people">${testCards.map(choice).join('')}</ul>
    </form>
    <form method="post"><button class="quiet" type="submit" name="cancel" value="1">${words.cancel}</button></form>`,
  );
}

/** The page of a payment that ended, or that does not exist. */
export function endedPage(path: string, return_path: string): string {
  return page(
    path,
    words.over,
    `<p role="alert">${words.gone}</p><p><a href="${escapeHtml(return_path)}">${words.back}</a></p>`,
  );
}

function choice({ number, brand, about }: (typeof testCards)[number]): string {
  const spaced = number.replace(/(\d{4})(?=\d)/g, '$1 ');
  return `<li><button type="submit" name="card" value="${number}"><b>${spaced}</b> <span>${brand}</span> <small>${about}</small></button></li>`;
}

function page(path: string, heading: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${heading} – ${words.title}</title>
  <link rel="stylesheet" href="${path}/style.css">
</head>
<body>
  <main>
    <p class="eyebrow">${words.title}</p>
    <h1>${heading}</h1>
    ${content}
  </main>
</body>
</html>
`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
  return text.replace(/[&<>"']/g, (character) => entities[character]!);
}

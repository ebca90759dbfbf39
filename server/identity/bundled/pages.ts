import { bundledPath } from '../bundledConnection.ts';
import type { SamplePerson } from './samplePeople.ts';

/** The text of the bundled provider's pages. They belong only to the evaluation court, so they are here. */
const words = {
  title: 'Evaluation sign-in',
  heading: 'Choose who you are',
  intro: 'These people and this court are fictional. A real court uses its organization’s sign-in page.',
  people: 'Sample people',
  or: 'Or sign in with an email address',
  email: 'Email address',
  password: 'Password',
  hint: 'The password of every sample person is “evaluation”.',
  submit: 'Sign in',
  cancel: 'Cancel and go back',
  failed: 'No sample person has this email address and password.',
  error: 'Sign-in could not continue',
  back: 'Back to the portal',
} as const;

/** The page on which a sample person is chosen, or an email address and the password are typed. */
export function loginPage(uid: string, people: SamplePerson[], failed?: { email: string }): string {
  const action = `${bundledPath}/interaction/${encodeURIComponent(uid)}`;
  return page(
    words.heading,
    `<p>${words.intro}</p>
    <form method="post" action="${action}" aria-labelledby="people">
      <h2 id="people">${words.people}</h2>
      <ul class="people">${people.map(choice).join('')}</ul>
    </form>
    <form method="post" action="${action}" aria-labelledby="typed">
      <h2 id="typed">${words.or}</h2>
      ${failed ? `<p class="msg" id="failed" role="alert">${words.failed}</p>` : ''}
      <label for="email">${words.email}</label>
      <input id="email" name="email" type="email" autocomplete="username" required value="${escapeHtml(failed?.email ?? '')}"${failed ? ' aria-invalid="true" aria-describedby="failed"' : ''}>
      <label for="password">${words.password}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required aria-describedby="hint">
      <p class="hint" id="hint">${words.hint}</p>
      <button class="primary" type="submit">${words.submit}</button>
    </form>
    <form method="post" action="${action}/cancel"><button class="quiet" type="submit">${words.cancel}</button></form>`,
  );
}

export function errorPage(what: string): string {
  return page(words.error, `<p role="alert">${escapeHtml(what)}</p><p><a href="/login">${words.back}</a></p>`);
}

function choice({ subject, full_name, email, about }: SamplePerson): string {
  return `<li><button type="submit" name="subject" value="${escapeHtml(subject)}">
    <b>${escapeHtml(full_name)}</b> <span>${escapeHtml(about)}</span> <small>${escapeHtml(email)}</small></button></li>`;
}

function page(heading: string, content: string): string {
  return `<!doctype html>
<html lang="en">
<head>
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width, initial-scale=1">
  <meta name="robots" content="noindex">
  <title>${heading} – ${words.title}</title>
  <link rel="stylesheet" href="${bundledPath}/style.css">
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

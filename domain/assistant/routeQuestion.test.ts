import { describe, expect, test } from 'vitest';
import { routeQuestion } from './routeQuestion.ts';

const routeOf = (question: string) => routeQuestion(question, 'attorney').action?.route;

describe('the routing by keywords', () => {
  test.each([
    ['dashboard', '/dashboard'],
    ['Give me an overview', '/dashboard'],
  ])('“%s” leads to the dashboard', (question, route) => expect(routeOf(question)).toBe(route));

  test.each([
    ['Tell me about case processing', '/case-processing'],
    ['Where do I upload a document?', '/case-processing'],
    ['What does the analysis do', '/case-processing'],
    ['Explain the workflows', '/case-processing'],
  ])('“%s” leads to case processing', (question, route) => expect(routeOf(question)).toBe(route));

  test.each([
    ['Open the calendar', '/calendar'],
    ['scheduling', '/calendar'],
    ['How do I request a hearing?', '/calendar'],
    ['I need an appointment', '/calendar'],
  ])('“%s” leads to the calendar', (question, route) => expect(routeOf(question)).toBe(route));

  test.each([
    ['Attorney information', '/attorneys'],
    ['the roster', '/attorneys'],
    ['Is she a member of the bar?', '/attorneys'],
    ['Who is on my legal team', '/attorneys'],
  ])('“%s” leads to the attorneys', (question, route) => expect(routeOf(question)).toBe(route));

  test('capitals do not matter', () => {
    expect(routeOf('CALENDAR')).toBe('/calendar');
    expect(routeOf('Legal Team')).toBe('/attorneys');
  });

  test('the first match wins', () => {
    expect(routeOf('an overview of the calendar and the attorneys')).toBe('/dashboard');
    expect(routeOf('the hearing of an attorney')).toBe('/calendar');
    expect(routeOf('a document for the hearing')).toBe('/case-processing');
  });

  test('bar is a word, not a part of one', () => {
    expect(routeOf('Barbara and the embargo')).toBeUndefined();
  });

  test('an answer has words, and an action to navigate with label and route', () => {
    expect(routeQuestion('calendar', 'attorney')).toMatchObject({
      content: expect.stringContaining('calendar'),
      action: { type: 'navigate', label: 'Open Calendar', route: '/calendar' },
    });
  });

  test('anything else gets the generic reply: the question, the four parts, and which to explore first', () => {
    const { content, action, items } = routeQuestion('  What is the weather? ', 'attorney');
    expect(content).toContain('“What is the weather?”');
    for (const name of ['Dashboard', 'Case Processing', 'Calendar', 'Attorney Management']) {
      expect(content).toContain(name);
    }
    expect(content).toMatch(/Which would you like to explore first\?$/);
    expect(action).toBeUndefined();
    expect(items.map(({ href }) => href)).toEqual(['/dashboard', '/case-processing', '/calendar', '/attorneys']);
  });
});

test('a self-represented person is directed to the guides, never to a screen without access', () => {
  const { items, content } = routeQuestion('zzz', 'self_represented');
  expect(items.map(({ href }) => href)).toEqual(['/dashboard', '/case-processing', '/calendar', '/self-help']);
  expect(content).not.toContain('Attorney Management');
  expect(routeQuestion('I need an attorney', 'self_represented').action).toMatchObject({ route: '/self-help' });
});

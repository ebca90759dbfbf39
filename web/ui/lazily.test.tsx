import { act, render, screen } from '@testing-library/react';
import { Component, type ComponentType, type ReactNode, StrictMode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazily } from './lazily.tsx';

type Part = ComponentType<{ name: string }>;
const Greeting: Part = ({ name }) => <p>Hello, {name}</p>;

/** A part whose fetching the test ends. */
function aPart() {
  let arrive: (part: Part) => void = () => {};
  let fail: (error: Error) => void = () => {};
  const fetched = new Promise<Part>((resolve, reject) => {
    [arrive, fail] = [resolve, reject];
  });
  const load = vi.fn(() => fetched);
  return {
    arrive: (part: Part) => arrive(part),
    fail: (error: Error) => fail(error),
    load,
    Part: lazily(load, <p>…</p>),
  };
}

class Boundary extends Component<{ children: ReactNode }, { failure: Error | null }> {
  override state = { failure: null as Error | null };

  static getDerivedStateFromError(failure: Error) {
    return { failure };
  }

  override render() {
    return this.state.failure ? <p>{this.state.failure.message}</p> : this.props.children;
  }
}

test('a part appears as soon as it is fetched, and is fetched once', async () => {
  const { Part, load, arrive } = aPart();
  const { unmount } = render(
    <StrictMode>
      <Part name="Ada" />
      <Part name="Bo" />
    </StrictMode>,
  );
  expect(screen.getAllByText('…')).toHaveLength(2);
  // Without a timer: what React’s own lazy parts would show only later.
  await act(async () => arrive(Greeting));
  screen.getByText('Hello, Ada');
  screen.getByText('Hello, Bo');
  expect(load).toHaveBeenCalledTimes(1);
  unmount();
  render(<Part name="Cy" />);
  screen.getByText('Hello, Cy');
});

test('the screen of a part that cannot be fetched shows the failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { Part, fail } = aPart();
  render(
    <Boundary>
      <Part name="Ada" />
    </Boundary>,
  );
  await act(async () => fail(new Error('The file is gone.')));
  screen.getByText('The file is gone.');
});

test('a part that is closed before it is fetched stays closed', async () => {
  const { Part, arrive } = aPart();
  const { unmount, container } = render(<Part name="Ada" />);
  unmount();
  await act(async () => arrive(Greeting));
  expect(container.innerHTML).toBe('');
});

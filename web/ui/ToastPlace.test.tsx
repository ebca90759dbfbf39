import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToastPlace } from './ToastPlace.tsx';
import { toast } from './toast.ts';

test('the first toast loads the code that it needs, and appears', async () => {
  const { container } = render(<ToastPlace />);
  expect(container.childElementCount).toBe(0);
  toast.error('The first', { toastId: 'first' });
  expect(await screen.findByText('The first')).toBeDefined();
});

import { definePage } from '../../shared/page.ts';

/** A page whose data cannot be loaded. */
export const failingPage = (name: string, failure: Error) =>
  definePage({
    name,
    label: name,
    section: 'info',
    load(): object {
      throw failure;
    },
    meta: () => ({ title: name, description: 'A page that cannot be shown.' }),
    Component: () => null,
  });

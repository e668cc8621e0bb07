import { PageTitle } from '../components/type/page-title.tsx';
import { overloaded } from '../data/wording/error-pages.ts';
import { definePage } from '../page.ts';

/** Answers requests while the render queue is full. It is kept, so that it needs no rendering itself. */
export const overloadedPage = definePage({
  name: 'overloaded',
  label: overloaded.title,
  section: 'home',
  status: 503,
  content: overloaded,
  meta: ({ title, text }) => ({ title, description: text }),
  Component: ({ title, text }) => <PageTitle title={title} lead={text} />,
});

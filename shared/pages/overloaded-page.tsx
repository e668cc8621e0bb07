import { PageTitle } from '../components/type/page-title.tsx';
import { overloaded } from '../data/wording/error-pages.ts';
import { definePage } from '../page.ts';

/** What a visitor gets when more pages are asked for than can be rendered. Kept, so that it costs nothing. */
export const overloadedPage = definePage({
  name: 'overloaded',
  label: overloaded.title,
  section: 'home',
  status: 503,
  content: overloaded,
  meta: ({ title, text }) => ({ title, description: text }),
  Component: ({ title, text }) => <PageTitle title={title} lead={text} />,
});
